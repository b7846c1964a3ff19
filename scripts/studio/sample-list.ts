/**
 * What the community and the gallery of a fresh installation show. One line is one picture. The
 * pictures of the public pages are listed in `web/site/pictures/site-picture-list.ts`.
 */

export type SampleShape = 'square' | 'portrait' | 'landscape' | 'wide';

export interface Sample {
  /** Stable: the files' name. */
  id: string;
  group: 'community' | 'gallery';
  category: string;
  prompt: string;
  seed: number;
  /** Rendered at this size, pixels. */
  width: number;
  height: number;
  /** Widths of the files. */
  widths: readonly number[];
  /** Also listed under Trending, under Upscaled. */
  isTrending: boolean;
  isUpscaled: boolean;
  /** What a work of the gallery is called; elsewhere null. */
  title: string | null;
  /** Invented, as are the figures: they are what a fresh install shows. */
  author: string;
  likesCount: number;
  viewsCount: number;
  /** How long before the first start it was published. */
  ageDays: number;
}

/** Among the product's eight sizes. */
const SHAPES: Record<SampleShape, readonly [number, number]> = {
  square: [1024, 1024],
  portrait: [768, 1024],
  landscape: [1024, 768],
  wide: [1536, 864],
};

/**
 * "seed prompt" a line. A star marks a picture for Trending, a plus for Upscaled. Change a seed when
 * a picture does not please: only that one is rendered again.
 */
const COMMUNITY: Record<string, string> = {
  Photography: `
11 a lighthouse on a cliff at golden hour *
12 misty pine forest at dawn
13 a lake with mountains, morning fog +
14 sand dunes in the desert at sunset
15 a waterfall in a jungle
16 a wooden cabin in the snow at night *
17 wildflowers in a meadow, summer
18 aurora over a frozen lake *+
19 a sailboat on a calm sea at dawn
20 autumn forest path
21 rolling hills under storm clouds
22 an island beach at noon, palm trees
23 a bridge over a river in the fog
24 a volcano at dusk +
25 a full moon over the mountains
26 a glacier valley, clear sky
27 rain on a city street at night`,
  Animals: `
31 portrait of a red fox in a snowy forest *+
32 a wolf in the snow at dusk
33 a black cat with green eyes
34 an owl in a forest at night, oil painting *
35 a brown bear in autumn
36 a golden dog in a meadow, watercolor
37 a deer in a misty forest
38 an eagle above the mountains +
39 a whale under the sea
40 a sea turtle, stained glass
41 a parrot in the jungle, low poly *
42 a panda in a bamboo forest, ink
43 a butterfly on a flower, mosaic art
44 a lion at sunset, paper-cut
45 two penguins on the ice
46 an elephant in the savanna at golden hour
47 a horse in a field, pencil sketch`,
  Anime: `
51 cherry blossom trees by a river, flat illustration *
52 a samurai under the moon, ukiyo-e *
53 a city street at dusk, flat illustration
54 a rainy street at dusk, flat illustration
55 a great wave and a boat, ukiyo-e +
56 a pagoda in autumn, ukiyo-e
57 a fox shrine in the snow, ukiyo-e
58 summer clouds over a small town, flat illustration
59 a train by the sea, flat illustration *
60 a dragon over the mountains, ink
61 a sailboat on a lake at night, flat illustration
62 a red bridge in a garden, ukiyo-e
63 a cat on a roof under stars, flat illustration +
64 a bamboo forest in the fog, ukiyo-e
65 a robot in a meadow, flat illustration
66 a temple under a full moon, ukiyo-e
67 a portrait of a woman with flowers, flat illustration`,
  Architecture: `
71 a castle on a hill at sunset, watercolor *+
72 a city skyline at dusk
73 skyscrapers in the fog
74 a cathedral, stained glass
75 a village in the snow at night *
76 a windmill in a field of tulips, oil painting
77 ruins in a jungle, pencil sketch
78 a palace by a lake at golden hour
79 a temple on a mountain, paper-cut
80 a lighthouse in a storm, oil painting *
81 a pyramid in the desert at night
82 a harbour with boats at dawn, watercolor
83 a narrow alley in the old town, pencil sketch
84 a castle in the clouds, low poly +
85 a bridge at night, neon sign art
86 a pagoda by a pond, mosaic art
87 a church on a hill, travel poster`,
  Character: `
91 an astronaut floating above a purple planet *+
92 a knight before a castle, oil painting
93 a wizard in a dark forest, oil painting *
151 a portrait of an old man, pencil sketch
95 a dancer, ink
96 a robot in the city at night, neon sign art
97 a samurai in the snow, ink *
98 a portrait of a woman, stained glass
99 an astronaut, synthwave +
100 a child with a red balloon, watercolor
101 a witch in a garden, watercolor
102 a portrait of a man with a hat, mosaic art
103 a king with a golden crown, oil painting
104 a couple under a tree at sunset, paper-cut
105 a pirate ship captain, travel poster
106 a portrait of a girl, low poly
107 a cyclist on a country road, flat illustration`,
  Food: `
111 a bowl of ramen *
112 a birthday cake with candles
113 sushi on a wooden board +
114 a cup of coffee, watercolor
115 a bowl of fruit, oil painting *
116 a slice of pizza, pixel art
117 a burger, travel poster
118 ice cream, flat illustration
119 red apples, low poly
120 a cup of tea by a window, watercolor *
152 a loaf of bread, pencil sketch
122 a cocktail at night, neon sign art
123 ramen, ukiyo-e
124 a lemon, stained glass
125 a cake, paper-cut
126 mushrooms in the forest, ink +
127 a bowl of soup, mosaic art`,
  'Sci-Fi': `
131 neon cyberpunk city street in the rain at night *+
132 a spiral galaxy *
133 a rocket above a planet, travel poster
134 a nebula in purple and gold
135 a spaceship over the desert at dusk
136 skyscrapers at sunset, synthwave *
137 an astronaut on the moon
138 a ringed planet above the mountains +
139 a robot, low poly
140 a comet over a frozen lake
141 a space station above a blue planet
142 a futuristic city in the fog
143 a castle, synthwave
144 a black hole, oil painting
145 a submarine deep under the sea
146 an alley with neon signs
147 a rocket at night, pixel art
152 a ringed planet over an alien sea`,
};

/** As above, then the title. */
const GALLERY: Record<string, string> = {
  Fantasy: `
201 a castle above the clouds at dawn, oil painting | Where the Road Ends
202 a dragon over a burning mountain at night | Ember Season`,
  Nature: `
203 a mountain lake under an aurora | North of the Tree Line
152 cherry blossoms by a river, watercolor | A Week in April`,
  Portraits: `
221 portrait of a grey cat, watercolor | Tuesday, No Plans
153 portrait of an old fisherman, pencil sketch | Thirty Winters at Sea`,
  Architecture: `
207 a cathedral in morning light, stained glass | First Service
222 neon city street in the rain at night | Late Train Home`,
  Food: `
209 a bowl of ramen, flat illustration | Counter Seat
210 a bowl of fruit, oil painting | Market Day`,
  Animals: `
211 a red fox in autumn, mosaic art | Thousand Stones
223 portrait of an owl at night | Night Shift`,
};

const AUTHORS = [
  'Mara Lindqvist',
  'Teo Okafor',
  'Ines Carvalho',
  'Jonas Weber',
  'Priya Raman',
  'Sora Watanabe',
  'Lena Novak',
  'Omar Haddad',
  'Wren Calloway',
  'Ada Fontaine',
  'Kofi Mensah',
  'Ylva Berg',
  'Rafael Duarte',
  'Nia Thompson',
  'Milan Petrov',
  'Clara Ruiz',
] as const;

interface Line {
  seed: number;
  prompt: string;
  isTrending: boolean;
  isUpscaled: boolean;
  title: string | null;
}

function readLines(text: string): Line[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, seed, prompt, marks, title] = line.match(/^(\d+) (.*?) ?([*+]*)(?: \| (.*))?$/)!;
      return {
        seed: Number(seed),
        prompt: prompt!,
        isTrending: marks!.includes('*'),
        isUpscaled: marks!.includes('+'),
        title: title ?? null,
      };
    });
}

/** Figures stand upright, far views lie, food and objects are square. */
const SHAPE_OF: Record<string, readonly SampleShape[]> = {
  Photography: ['landscape', 'square', 'landscape'],
  Animals: ['square', 'square', 'portrait'],
  Anime: ['portrait', 'landscape', 'square'],
  Architecture: ['square', 'landscape', 'portrait'],
  Character: ['portrait', 'square', 'portrait'],
  Food: ['square'],
  'Sci-Fi': ['square', 'landscape', 'portrait'],
};

/** Likes, views and age that look grown and stay the same: popular pictures are older. */
function figures({ seed, isTrending }: Line) {
  const draw = ((seed * 2654435761) % 4294967296) / 4294967296;
  const likesCount = Math.round(
    (isTrending ? 900 : 120) + draw * draw * (isTrending ? 2600 : 1100),
  );
  return {
    likesCount,
    viewsCount: Math.round(likesCount * (7 + ((seed * 37) % 60) / 10)),
    ageDays: Math.round((1 + ((seed * 61) % 240) / 10) * 10) / 10,
  };
}

function collect(
  group: Sample['group'],
  category: string,
  text: string,
  shapes: readonly SampleShape[],
  widths: readonly number[],
): Sample[] {
  return readLines(text).map((line, i) => {
    const [width, height] = SHAPES[shapes[i % shapes.length]!];
    return {
      id: `${group}-${category.toLowerCase()}-${String(i + 1).padStart(2, '0')}`,
      group,
      category,
      ...line,
      width,
      height,
      widths,
      author: AUTHORS[(line.seed * 7) % AUTHORS.length]!,
      ...figures(line),
    };
  });
}

export const SAMPLES: readonly Sample[] = [
  ...Object.entries(COMMUNITY).flatMap(([category, text]) =>
    collect('community', category, text, SHAPE_OF[category]!, [320, 640]),
  ),
  ...Object.entries(GALLERY).flatMap(([category, text]) =>
    collect('gallery', category, text, ['square'], [480, 960]),
  ),
];

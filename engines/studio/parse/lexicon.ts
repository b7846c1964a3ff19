/**
 * The words the parser knows. Each line reads "concept: word, word, two words".
 * Words are given in the singular; the stemmer handles plurals.
 */
import type {
  Framing,
  Mood,
  NamedColor,
  SceneFamily,
  StyleName,
  TimeOfDay,
  Weather,
} from './scene-spec.ts';

/** What a word means. */
export type Meaning =
  | { kind: 'subject'; concept: string; family: SceneFamily; rank: number }
  | { kind: 'time'; value: TimeOfDay }
  | { kind: 'weather'; value: Weather }
  | { kind: 'style'; value: StyleName }
  | { kind: 'mood'; value: Mood }
  | { kind: 'framing'; value: Framing }
  | { kind: 'color'; color: NamedColor }
  | { kind: 'number'; value: number }
  | { kind: 'relation'; value: string }
  | { kind: 'negation' }
  | { kind: 'flavor'; value: string }
  | { kind: 'filler' };

/**
 * Subjects by family. Rank decides the family when several are named: the highest rank wins, the
 * first word among equals. "Fox in a snowy forest" is a portrait of the fox, not a landscape.
 */
const SUBJECTS: readonly { family: SceneFamily; rank: number; lines: string }[] = [
  {
    family: 'landscape',
    rank: 2,
    lines: `
castle: castle, fortress, palace, citadel, chateau
house: house, cottage, cabin, hut, farmhouse, farm, barn, village, home
lighthouse: lighthouse
tower: tower
ruins: ruin
boat: boat, sailboat, ship, yacht
mountain: mountain, peak, alp, summit, cliff, volcano
hill: hill, meadow, field, valley, countryside, grassland, landscape, scenery, nature
forest: forest, wood, woodland, jungle, grove
tree: tree, oak
pine: pine, fir, spruce, conifer
blossom: cherry blossom, blossom tree, sakura
lake: lake, pond, tarn
river: river, stream, creek
sea: sea, ocean, beach, coast, shore, bay, wave, island
path: path, road, trail
flowers: flower, wildflower, poppy, tulip
sun: sun
moon: moon, full moon, crescent moon
stars: star, starry sky, milky way
cloud: cloud
sky: sky
bird: flock, seagull
mist: mist`,
  },
  {
    family: 'city',
    rank: 3,
    lines: `
city: city, cityscape, metropolis, downtown, town
skyline: skyline
street: street, alley, avenue
skyscraper: skyscraper`,
  },
  {
    family: 'animal',
    rank: 5,
    lines: `
fox: fox, vixen
wolf: wolf
cat: cat, kitten
dog: dog, puppy
bear: bear
owl: owl`,
  },
  {
    family: 'food',
    rank: 5,
    lines: `
ramen: ramen, noodle soup, noodle, soup, pho
coffee: coffee, cup of coffee, espresso, cappuccino, latte, cup of tea, tea, mug
sushi: sushi, nigiri, maki
cake: cake, birthday cake, gateau, dessert
bowl: bowl`,
  },
  {
    family: 'space',
    rank: 4,
    lines: `
astronaut: astronaut, cosmonaut, spaceman
planet: planet
galaxy: galaxy, nebula, cosmos, outer space, space
spaceship: spaceship, rocket, starship`,
  },
  {
    family: 'abstract',
    rank: 1,
    lines: `
abstract: abstract, abstraction, composition
geometric: geometric, geometry, bauhaus, suprematist, constructivist
pattern: pattern, mosaic, mandala`,
  },
];

const TIMES = `
dawn: dawn, sunrise, daybreak, early morning, morning
day: day, daylight, noon, midday, afternoon, sunny, daytime
golden: golden hour, late afternoon
sunset: sunset, sundown, evening
dusk: dusk, twilight, blue hour, gloaming
night: night, midnight, moonlit, moonlight, starry, nocturnal, starlit, nighttime`;

const WEATHERS = `
clear: clear, cloudless
cloudy: cloudy, overcast
rain: rain, rainy, drizzle, rainstorm
snow: snow, snowy, winter, wintry, blizzard, snowfall, snow covered, frozen
fog: fog, foggy, misty, hazy, haze
storm: storm, stormy, thunderstorm, tempest, lightning`;

const STYLES = `
photo: photo, photograph, photographic, photorealistic, realistic, cinematic
watercolor: watercolor, watercolour, aquarelle, watercolor painting, watercolour painting
oil: oil painting, oil, impressionist, impressionism, painterly, van gogh, monet, acrylic
ink: ink, sumi e, ink wash, line art, sketch, pencil drawing, drawing
flat: flat illustration, flat, flat design, vector, vector art, vector illustration
low-poly: low poly, lowpoly, polygonal
pixel: pixel art, pixel, 8 bit, 16 bit
poster: poster, screen print, print, travel poster, bauhaus poster`;

const MOODS = `
calm: calm, serene, peaceful, tranquil, quiet
moody: moody, dramatic, dark, gloomy, melancholic
dreamy: dreamy, ethereal, magical, fantasy, whimsical, soft
epic: epic, majestic, grand, heroic
cosy: cosy, cozy, warm, homely
eerie: eerie, spooky, haunted, creepy
vibrant: vibrant, vivid, colorful, colourful, bright`;

const FRAMINGS = `
close-up: close up, closeup, portrait, macro
wide: wide, panorama, panoramic, vista
aerial: aerial, bird's eye view, from above
symmetrical: symmetrical, symmetric, centered, centred
minimal: minimal, minimalist, minimalistic, simple`;

const FLAVORS = `
neon: neon
cyberpunk: cyberpunk, futuristic, sci fi
medieval: medieval, ancient, gothic
bauhaus: bauhaus
autumn: autumn, autumnal
spring: spring, springtime
summer: summer`;

/** Name, OKLCH lightness, chroma, hue. */
const COLORS: readonly (readonly [string, number, number, number])[] = [
  ['red', 0.6, 0.22, 27],
  ['crimson', 0.52, 0.21, 18],
  ['orange', 0.72, 0.18, 55],
  ['amber', 0.78, 0.16, 75],
  ['gold', 0.8, 0.15, 88],
  ['golden', 0.8, 0.15, 88],
  ['yellow', 0.88, 0.17, 98],
  ['green', 0.62, 0.17, 145],
  ['emerald', 0.62, 0.15, 160],
  ['teal', 0.6, 0.11, 192],
  ['turquoise', 0.76, 0.12, 190],
  ['cyan', 0.82, 0.13, 205],
  ['blue', 0.56, 0.18, 258],
  ['navy', 0.32, 0.11, 262],
  ['indigo', 0.42, 0.18, 278],
  ['purple', 0.52, 0.2, 303],
  ['violet', 0.56, 0.2, 296],
  ['lavender', 0.78, 0.1, 300],
  ['magenta', 0.62, 0.25, 335],
  ['pink', 0.78, 0.14, 355],
  ['brown', 0.46, 0.08, 55],
  ['white', 0.97, 0.005, 90],
  ['black', 0.2, 0.01, 280],
  ['grey', 0.6, 0.01, 260],
  ['gray', 0.6, 0.01, 260],
  ['silver', 0.78, 0.01, 250],
];

const NUMBERS: readonly (readonly [string, number])[] = [
  ['one', 1],
  ['two', 2],
  ['pair of', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['several', 5],
  ['few', 3],
  ['many', 12],
];

const RELATIONS = `on, in, above, over, under, below, beside, near, behind, with, by, at`;

const NEGATIONS = `no, without, not, minus, except`;

/** Words without a drawable sense: articles, quality boosters, verbs of pose. */
const FILLERS = `a, an, the, of, and, or, to, from, for, into, its, it, is, are, some, very, my, your,
view, image, picture, painting, art, artwork, illustration, style, scene, background, foreground,
landscape orientation, highly, detailed, beautiful, masterpiece, quality, best, high, resolution,
4k, 8k, hd, uhd, floating, flying, standing, sitting, walking, small, big, large, huge, tiny, old,
tall, little, distant, lonely, light, shadow, glow, glowing, misted, reflection, surrounded, full,
covered, like, through, across, around, between, up, down, out, this, that, there, one's, lit,
trending, artstation, render, rendering, 3d, digital, hour, time, front, side, top, bottom, left,
right, center, middle, inspired, stone, wooden, rolling, green's, distance, air`;

function eachWord(list: string, visit: (word: string) => void): void {
  for (const word of list.split(',')) if (word.trim() !== '') visit(word.trim());
}

function eachLine(lines: string, visit: (concept: string, word: string) => void): void {
  for (const line of lines.trim().split('\n')) {
    const colon = line.indexOf(':');
    eachWord(line.slice(colon + 1), (word) => visit(line.slice(0, colon), word));
  }
}

function buildLexicon(): ReadonlyMap<string, readonly Meaning[]> {
  const lexicon = new Map<string, Meaning[]>();
  const add = (word: string, meaning: Meaning) => {
    const present = lexicon.get(word);
    if (present) present.push(meaning);
    else lexicon.set(word, [meaning]);
  };
  for (const { family, rank, lines } of SUBJECTS) {
    eachLine(lines, (concept, word) => add(word, { kind: 'subject', concept, family, rank }));
  }
  eachLine(TIMES, (value, word) => add(word, { kind: 'time', value: value as TimeOfDay }));
  eachLine(WEATHERS, (value, word) => add(word, { kind: 'weather', value: value as Weather }));
  eachLine(STYLES, (value, word) => add(word, { kind: 'style', value: value as StyleName }));
  eachLine(MOODS, (value, word) => add(word, { kind: 'mood', value: value as Mood }));
  eachLine(FRAMINGS, (value, word) => add(word, { kind: 'framing', value: value as Framing }));
  eachLine(FLAVORS, (value, word) => add(word, { kind: 'flavor', value }));
  for (const [name, L, C, hue] of COLORS) {
    add(name, { kind: 'color', color: { name, L, C, hue } });
  }
  for (const [word, value] of NUMBERS) add(word, { kind: 'number', value });
  eachWord(RELATIONS, (value) => add(value, { kind: 'relation', value }));
  eachWord(NEGATIONS, (word) => add(word, { kind: 'negation' }));
  eachWord(FILLERS, (word) => add(word.replaceAll('\n', ' ').trim(), { kind: 'filler' }));
  return lexicon;
}

/** All meanings of a word or phrase (lower case, singular). */
export const LEXICON: ReadonlyMap<string, readonly Meaning[]> = buildLexicon();

/** Words in the lexicon's longest phrase. */
export const LONGEST_PHRASE = 4;

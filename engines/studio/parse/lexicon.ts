/**
 * The words the parser knows. Each line reads "concept: word, word, two words".
 * Words are given in the singular; the stemmer handles plurals.
 */

import { ACTORS } from '../scene/actors/registry.ts';
import { PHENOMENA } from '../scene/phenomena/registry.ts';
import { SETTINGS } from '../scene/settings/registry.ts';
import { findParts, PART_WORDS, type PartKind } from './parts.ts';
import type {
  Framing,
  Mood,
  NamedColor,
  StyleName,
  SubjectRole,
  TimeOfDay,
  Weather,
} from './scene-spec.ts';

/** What a word means. */
export type Meaning =
  /** @property variant which kind of the concept, as its painter names it: a scarab is an insect, a "beetle" */
  | { kind: 'subject'; concept: string; role: SubjectRole; variant?: string }
  | { kind: 'time'; value: TimeOfDay }
  | { kind: 'weather'; value: Weather }
  | { kind: 'style'; value: StyleName }
  | { kind: 'mood'; value: Mood }
  | { kind: 'framing'; value: Framing }
  | { kind: 'color'; color: NamedColor }
  | { kind: 'number'; value: number }
  | { kind: 'relation'; value: string }
  | { kind: 'part'; kinds: readonly PartKind[] }
  | { kind: 'negation' }
  | { kind: 'flavor'; value: string }
  /** A fruit when it stands alone, else a colour: "a lemon", "a lemon dress". */
  | { kind: 'fruit' }
  | { kind: 'filler' };

/**
 * Words for pictures of no thing. They lose to anything that can be placed ("a geometric fox" is a
 * fox) and win over settings and skies: "abstract waves" are not a sea.
 */
const ABSTRACTS = `
abstract: abstract, abstraction, composition, non figurative
geometric: geometric, geometry, bauhaus, suprematist, constructivist, geometric shape, shape
pattern: pattern, seamless pattern, ornament, texture
mandala: mandala, rosette, kaleidoscope
waves: abstract wave, wavy, wave pattern, flowing wave, wavy line, contour, topographic map
marble: marble, marbling, marbled, marble texture, agate, ebru, fluid art, marbled paper
fractal: fractal, julia set, mandelbrot, mandelbrot set, fractal flame
gradient: gradient, color field, colour field
stripes: stripe, striped
mosaic: abstract mosaic, terrazzo, tessellation`;

const TIMES = `
dawn: dawn, sunrise, daybreak, early morning, morning
day: day, daylight, noon, midday, afternoon, sunny, daytime
golden: golden hour, late afternoon
sunset: sunset, sundown, evening
dusk: dusk, twilight, blue hour, gloaming
night: night, midnight, moonlit, moonlight, starry, nocturnal, starlit, nighttime`;

const WEATHERS = `
clear: clear, cloudless, clear sky
cloudy: cloudy, overcast
rain: rain, rainy, drizzle, rainstorm
snow: snow, snowy, winter, wintry, blizzard, snowfall, snow covered, frozen
fog: fog, foggy, misty, hazy, haze
storm: storm, stormy, thunderstorm, tempest, thunder`;

const STYLES = `
photo: photo, photograph, photographic, photorealistic, realistic, cinematic, hyperrealistic, hyper realistic, ultra realistic, photo realistic
watercolor: watercolor, watercolour, aquarelle, watercolor painting, watercolour painting
oil: oil painting, oil, impressionist, impressionism, painterly, van gogh, monet, acrylic
ink: ink, ink drawing, ink painting, sumi e, sumi, ink wash, brush painting, calligraphic
sketch: pencil sketch, sketch, pencil drawing, pencil, drawing, graphite, hatching, line art, charcoal, charcoal drawing
flat: flat illustration, flat, flat design, anime, anime style, manga, cartoon, comic book style, studio ghibli, ghibli, kawaii, vector, vector art, vector illustration
low-poly: low poly, lowpoly, polygonal
pixel: pixel art, pixel, 8 bit, 16 bit
poster: travel poster, poster, screen print, print, bauhaus poster, silkscreen
paper-cut: paper cut, papercut, paper cutout, cut paper, layered paper, paper art, papercraft
ukiyo-e: ukiyo e, ukiyoe, woodblock, woodblock print, woodcut, japanese print, hokusai, hiroshige
neon: neon sign art, neon art, neon sign, neon lights, neon light, neon glow, neon outline, neon style, neon tubes, glowing neon
synthwave: synthwave, vaporwave, outrun, retrowave, retro wave, eighties style
stained-glass: stained glass, stained glass window, leaded glass, cathedral glass
mosaic: mosaic, mosaic art, mosaic tile, tessera, byzantine mosaic, roman mosaic`;

const MOODS = `
calm: calm, serene, peaceful, tranquil, quiet
moody: moody, dramatic, dark, gloomy, melancholic
dreamy: dreamy, ethereal, magical, fantasy, whimsical, soft
epic: epic, majestic, grand, heroic
cosy: cosy, cozy, warm, homely
eerie: eerie, spooky, haunted, creepy
vibrant: vibrant, vivid, colorful, colourful, bright`;

const FRAMINGS = `
close-up: close up, closeup, portrait, headshot, selfie, macro
wide: wide, panorama, panoramic, vista
aerial: aerial, bird's eye view, from above
symmetrical: symmetrical, symmetric, centered, centred
minimal: minimal, minimalist, minimalistic, simple`;

const FLAVORS = `
neon: neon
cyberpunk: cyberpunk, futuristic, sci fi
medieval: medieval, ancient, gothic
bauhaus: bauhaus
autumn: autumn, autumnal, autumn leaf, fallen leaf, falling leaf, fall leaf, fall color, fall colour
spring: spring, springtime
summer: summer`;

/** Name, OKLCH lightness, chroma, hue. */
const COLORS: readonly (readonly [string, number, number, number])[] = [
  ['red', 0.6, 0.22, 27],
  ['crimson', 0.52, 0.21, 18],
  ['scarlet', 0.6, 0.23, 30],
  ['vermilion', 0.63, 0.21, 35],
  ['ruby', 0.5, 0.2, 15],
  ['maroon', 0.38, 0.13, 22],
  ['burgundy', 0.36, 0.12, 12],
  ['rust', 0.52, 0.14, 42],
  ['coral', 0.73, 0.16, 32],
  ['salmon', 0.76, 0.12, 30],
  ['peach', 0.86, 0.08, 58],
  ['apricot', 0.84, 0.1, 65],
  ['orange', 0.72, 0.18, 55],
  ['tangerine', 0.72, 0.19, 50],
  ['amber', 0.78, 0.16, 75],
  ['ochre', 0.68, 0.13, 75],
  ['gold', 0.8, 0.15, 88],
  ['golden', 0.8, 0.15, 88],
  ['mustard', 0.75, 0.14, 90],
  ['yellow', 0.88, 0.17, 98],
  ['lemon', 0.92, 0.16, 102],
  ['cream', 0.95, 0.04, 90],
  ['ivory', 0.96, 0.025, 95],
  ['beige', 0.88, 0.04, 85],
  ['khaki', 0.78, 0.07, 100],
  ['sand colored', 0.84, 0.06, 85],
  ['tan', 0.76, 0.08, 70],
  ['green', 0.62, 0.17, 145],
  ['lime', 0.85, 0.2, 125],
  ['olive', 0.55, 0.1, 112],
  ['sage', 0.72, 0.06, 145],
  ['mint', 0.9, 0.08, 165],
  ['emerald', 0.62, 0.15, 160],
  ['jade', 0.64, 0.11, 165],
  ['forest green', 0.42, 0.1, 148],
  ['teal', 0.6, 0.11, 192],
  ['turquoise', 0.76, 0.12, 190],
  ['aqua', 0.82, 0.12, 200],
  ['cyan', 0.82, 0.13, 205],
  ['sky blue', 0.8, 0.1, 235],
  ['azure', 0.68, 0.14, 240],
  ['blue', 0.56, 0.18, 258],
  ['cobalt', 0.48, 0.17, 262],
  ['royal blue', 0.48, 0.19, 265],
  ['sapphire', 0.44, 0.17, 262],
  ['navy', 0.32, 0.11, 262],
  ['navy blue', 0.32, 0.11, 262],
  ['light blue', 0.82, 0.08, 235],
  ['dark blue', 0.34, 0.13, 262],
  ['indigo', 0.42, 0.18, 278],
  ['ultramarine', 0.42, 0.2, 270],
  ['purple', 0.52, 0.2, 303],
  ['violet', 0.56, 0.2, 296],
  ['lavender', 0.78, 0.1, 300],
  ['lilac', 0.8, 0.1, 310],
  ['mauve', 0.7, 0.08, 320],
  ['plum', 0.42, 0.13, 330],
  ['magenta', 0.62, 0.25, 335],
  ['fuchsia', 0.64, 0.26, 330],
  ['pink', 0.78, 0.14, 355],
  ['hot pink', 0.68, 0.22, 355],
  ['rose colored', 0.7, 0.15, 10],
  ['blush', 0.88, 0.06, 20],
  ['brown', 0.46, 0.08, 55],
  ['blonde', 0.84, 0.1, 86],
  ['blond', 0.84, 0.1, 86],
  ['ginger', 0.6, 0.15, 48],
  ['chestnut', 0.42, 0.09, 45],
  ['chocolate brown', 0.34, 0.07, 50],
  ['auburn', 0.42, 0.12, 40],
  ['bronze', 0.56, 0.09, 70],
  ['copper', 0.6, 0.12, 50],
  ['white', 0.97, 0.005, 90],
  ['black', 0.2, 0.01, 280],
  ['grey', 0.6, 0.01, 260],
  ['gray', 0.6, 0.01, 260],
  ['charcoal', 0.32, 0.01, 260],
  ['silver', 0.78, 0.01, 250],
  ['slate', 0.5, 0.03, 250],
  ['dark red', 0.42, 0.16, 25],
  ['dark green', 0.38, 0.1, 148],
  ['light green', 0.82, 0.13, 140],
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
  ['dozen', 12],
  ['couple of', 2],
  ['couple', 2],
  ['trio of', 3],
  ['several', 5],
  ['few', 3],
  ['some', 4],
  ['many', 12],
  ['lots of', 12],
  ['dozens of', 14],
  ['hundreds of', 14],
  ['thousands of', 14],
  ['flock of', 9],
  ['herd of', 7],
  ['pack of', 5],
  ['school of', 9],
  ['swarm of', 12],
  ['fleet of', 6],
  ['group of', 5],
  ['bunch of', 5],
  ['family of', 4],
  ['row of', 5],
  ['crowd of', 12],
  ['pile of', 6],
  ['basket of', 6],
  ['stack of', 4],
  ['bowls of', 3],
  ['cups of', 3],
  ['glasses of', 3],
  ['plates of', 3],
  ['slices of', 3],
  ['bottles of', 3],
  ['loaves of', 3],
  ['stacks of', 3],
];

/** How a noun ties to the one before it. */
const RELATIONS = `
on: on, upon, atop, on top of, riding, sitting on, standing on, perched on, resting on, onto, climbing
in: in, inside, within, into, inside of
above: above, over, flying over, floating above, hovering over, high above
under: under, below, beneath, underneath
beside: beside, near, by, with, next to, alongside, close to, between, surrounded by, playing with
in-front: in front of, before, facing
behind: behind
at: at, against, across, through, along, among, amid, amidst`;

const NEGATIONS = `no, without, not, minus, except`;

/** Words without a drawable sense: articles, quality boosters, verbs, parts of pictures. */
const FILLERS = `a, an, the, of, and, or, to, from, for, it, its, is, are, was, be, been, being, do,
does, have, has, had, very, my, your, his, her, their, our, i, you, he, she, we, they, me, us, him,
them, this, that, these, those, there, here, where, when, while, who, which, what, as, like, but, if,
then, than, so, too, also, just, only, each, every, all, any, both, other, another, such, own, can,
may, will, would, could, should, must, might, up, down, out, off, away, around, about, after, during,
toward, towards, left, right, top, bottom, side, center, centre, middle, front, back, edge, corner,
view, image, picture, painting, art, artwork, illustration, style, scene, background, foreground,
landscape orientation, depiction, rendition, wallpaper, cover, concept art, digital art, visual,
highly, detailed, intricate, beautiful, stunning, gorgeous, amazing, masterpiece, quality, best, high,
resolution, high quality, high resolution, award winning, professional, trending, artstation,
deviantart, render, rendering, rendered, unreal engine, octane, octane render, ray tracing, 3d,
digital, 4k, 8k, hd, uhd, hdr, dslr, bokeh, depth of field, focus, sharp focus, lens, 35mm, 50mm,
85mm, f, iso, shot, full body, body, volumetric lighting, lighting, light, lights, shadow, glow, ray,
rays, sunbeam, sunray, reflection, atmosphere, mood, color, colour, tone, palette, contrast, detail,
line, stroke, brush stroke, brushstroke, hour, time, moment, season, weather, air, distance, horizon,
view of, world, place, thing, something, piece, bit, kind, type, sort, lot, set, series, artist,
inspired, inspired by, made, make, show, showing, create, generate, draw, drawn, please, want, photo
of, floating, flying, standing, sitting, walking, running, jumping, sleeping, lying, dancing, looking,
playing, holding, wearing, eating, drinking, reading, swimming, sailing, driving, rising, setting,
falling, glowing, shining, howling, flowing, fighting, hanging, watering, cooking, landing, crossing,
breaking, orbiting, hatching, gliding, mending, stealing, swallowing, erupting, overlooking, parked,
reflected, product, product shot, product photo, product photography, photography, photo shoot, stock
photo, packaging, mockup, luxury, vintage, wood, metal, brass, leather, velvet, silk, satin, linen, glass,
plastic, ceramic glaze, paper, concrete, brick wall, marble stone, ground, floor, ceiling, surface, water
drop, dew, droplet, dew drop, logo, icon, sticker, tattoo, t shirt design, emblem, mascot, avatar, wall
art, background image, stage light, spotlight, studio lighting, softbox, splash art, concept, design,
environment, aesthetic, vibe, fairy tale, fairytale, fairy light, storybook, character, setup, viewer, looking at viewer, looking at
camera, solo, wind, breeze, steampunk, pixar, disney, celebration, festival, christmas, thanksgiving, easter, diwali, birthday, new year, valentine, luxury brand, story, book cover, album cover, scale,
rule of thirds, golden ratio, isometric, cutaway, bird view, low angle, high angle, eye level, long
exposure, double exposure, tilt shift, surrounded, covered, filled, full, lit, misted, big, small, large, huge,
tiny, old, new, young, tall, short, long, little, distant, lonely, stone, wooden, rolling`;

/** Colours that are fruits as well. */
const COLOR_FRUITS = ['lemon', 'lime', 'orange', 'peach', 'apricot', 'plum', 'tangerine'];

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
  const addSubjects = (list: readonly { concept: string; words: string }[], role: SubjectRole) => {
    for (const { concept, words } of list) {
      eachWord(words, (word) => {
        // The first to claim a word keeps it.
        if (!lexicon.has(word)) add(word, { kind: 'subject', concept, role });
      });
    }
  };
  addSubjects(ACTORS, 'actor');
  addSubjects(SETTINGS, 'setting');
  addSubjects(PHENOMENA, 'sky');
  eachLine(ABSTRACTS, (concept, word) => add(word, { kind: 'subject', concept, role: 'abstract' }));
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
  // "A couple on a beach" is two people; "a couple of swans" is not.
  for (const word of ['couple', 'lovers', 'newlyweds', 'twins']) {
    if (word !== 'couple') add(word, { kind: 'number', value: 2 });
    add(word, { kind: 'subject', concept: 'person', role: 'actor' });
  }
  // Tags of picture boards.
  add('1girl', { kind: 'subject', concept: 'woman', role: 'actor' });
  add('1boy', { kind: 'subject', concept: 'man', role: 'actor' });
  for (const word of COLOR_FRUITS) add(word, { kind: 'fruit' });
  eachLine(RELATIONS, (value, word) => add(word, { kind: 'relation', value }));
  eachWord(NEGATIONS, (word) => add(word, { kind: 'negation' }));
  eachWord(FILLERS, (word) => {
    const text = word.replaceAll('\n', ' ').trim();
    if (!lexicon.has(text)) add(text, { kind: 'filler' });
  });
  for (const word of PART_WORDS) add(word, { kind: 'part', kinds: findParts(word) });
  return lexicon;
}

/** All meanings of a word or phrase (lower case, singular). */
export const LEXICON: ReadonlyMap<string, readonly Meaning[]> = buildLexicon();

/** Words in the lexicon's longest phrase. */
export const LONGEST_PHRASE = 4;

/** All meanings of a word or phrase, null when it is not in the lexicon. */
export function findMeanings(words: string): readonly Meaning[] | null {
  return LEXICON.get(words) ?? null;
}

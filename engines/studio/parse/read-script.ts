/**
 * A prompt to a script of the stage, from the data of the concepts alone. Null as soon as the prompt
 * asks for something that is not built as a solid: then the flat painters show the whole picture.
 */

import type { Concept } from '../concepts/concept.ts';
import { PLACES, type PlaceWords } from '../concepts/places.ts';
import { CONCEPTS } from '../concepts/registry.ts';
import { SKY_THINGS, type SkyWords } from '../concepts/sky.ts';
import { oklch, type Rgb } from '../core/color.ts';
import type { Relation, Script, Shot, Thing } from '../stage/script.ts';
import { findMeanings } from './lexicon.ts';
import { findArchetype, isModifier, isUndrawn } from './noun-archetypes.ts';
import type { NamedColor, SceneSpec, TimeOfDay, Weather } from './scene-spec.ts';
import { singulars, tokenize } from './tokenize.ts';
import { POSE_WORDS, TIES, type Tie } from './verbs.ts';

const LONGEST = 5;
const PLURAL_COUNT = 3;
/** Most words that are reported as not shown. */
const NOT_DRAWN_MAX = 6;

const wordsOf = (list: string) => list.split(',').map((word) => word.trim());

const concepts = new Map<string, Concept>();
for (const concept of CONCEPTS) {
  for (const word of wordsOf(concept.words)) if (!concepts.has(word)) concepts.set(word, concept);
}
const byName = new Map(CONCEPTS.map((c) => [c.name, c]));
const places = new Map<string, PlaceWords>();
for (const place of PLACES) for (const word of wordsOf(place.words)) places.set(word, place);

const skyThings = new Map<string, SkyWords>();
for (const thing of SKY_THINGS) for (const word of wordsOf(thing.words)) skyThings.set(word, thing);

const SHOTS: Readonly<Record<string, Shot>> = {
  isometric: 'isometric',
  'isometric view': 'isometric',
  'top view': 'top',
  'top down': 'top',
  'from above': 'aerial',
};

/** How large, of those that are as large as they are. */
const SIZES: Readonly<Record<string, number>> = {
  giant: 2,
  gigantic: 2.2,
  enormous: 2,
  huge: 1.7,
  big: 1.25,
  large: 1.25,
  small: 0.8,
  little: 0.85,
  tiny: 0.55,
  baby: 0.65,
  miniature: 0.5,
};

const PHOTO =
  /\b(photo|photograph|photography|photorealistic|bokeh|dslr|35mm|50mm|85mm|cinematic|depth of field|macro)\b/i;
const GREY =
  /\b(black and white|black & white|monochrome|greyscale|grayscale|noir)(?=\s*(,|$|\.|photo|picture|photograph|film|image))/i;
/** Words in -ing that tell of pictures, not of what somebody does. */
const NO_ACTION =
  /^(painting|drawing|lighting|rendering|trending|setting|evening|morning|building|living|dining|wedding|glowing|shining|surrounding|hatching|smiling|laughing|grinning|looking|standing|being|having|during|spring|string|ring|king|wing|thing|ceiling|looming|towering|flowing|sparkling|charming|stunning|amazing|relaxing)$/;

/** Coverings whose colour is the animal's own. */
const COATS = new Set(['fur', 'coat', 'feather', 'feathers', 'plumage', 'skin', 'scales']);

interface Found<T> {
  value: T;
  used: number;
  isPlural: boolean;
  text: string;
}

/** The longest run of words from `from` on that a table knows, in the singular if need be. */
function longest<T>(
  words: readonly string[],
  from: number,
  look: (text: string) => T | undefined,
): Found<T> | null {
  for (let n = Math.min(LONGEST, words.length - from); n >= 1; n--) {
    const part = words.slice(from, from + n);
    if (part.includes(',')) continue;
    const text = part.join(' ');
    const value = look(text);
    if (value !== undefined) return { value, used: n, isPlural: false, text };
    const before = part.slice(0, -1);
    for (const last of singulars(part[n - 1]!)) {
      const single = [...before, last].join(' ');
      const found = look(single);
      if (found !== undefined) return { value: found, used: n, isPlural: true, text };
    }
  }
  return null;
}

const rgbOf = (c: NamedColor): Rgb => oklch(c.L, c.C, c.hue);

type Draft = { -readonly [K in keyof Thing]: Thing[K] } & {
  words: Set<string>;
  partColors: Record<string, Rgb>;
  colors: Rgb[];
};

class ScriptReader {
  readonly things: Draft[] = [];
  readonly excluded = new Set<string>();
  /** Words that were understood. */
  readonly heard = new Set<string>();
  /** What somebody is said to do, that is not shown. */
  readonly notDone: string[] = [];
  place: PlaceWords | null = null;
  /** True when somebody is by the place rather than in it. */
  isBeside = false;
  readonly sky = new Map<string, SkyWords>();
  time: TimeOfDay | null = null;
  weather: Weather | null = null;
  shot: Shot | null = null;
  /** Set once something is asked that is not built. */
  isBeyond = false;
  readonly #words: readonly string[];
  #colors: Rgb[] = [];
  #adjectives: string[] = [];
  #count: number | null = null;
  #tie: Tie | null = null;
  /** Whom later words belong to. */
  #agent = -1;

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  read(): void {
    const words = this.#words;
    let negated = false;
    for (let i = 0; i < words.length && !this.isBeyond; ) {
      if (words[i] === ',') {
        negated = false;
        this.#clear();
        i++;
        continue;
      }
      const tie = longest(words, i, (text) => TIES.get(text));
      const noun = longest(words, i, (text) => concepts.get(text));
      const place = longest(words, i, (text) => places.get(text));
      const pose = longest(words, i, (text) => POSE_WORDS.get(text));
      const above = longest(words, i, (text) => skyThings.get(text));
      const shot = longest(words, i, (text) => SHOTS[text]);
      const known = longest(words, i, (text) => findMeanings(text) ?? undefined);
      const most = Math.max(...[tie, noun, place, pose, shot, above].map((f) => f?.used ?? 0));
      if (
        noun &&
        noun.used === most &&
        noun.used >= (place?.used ?? 0) &&
        !(known && known.used > noun.used && this.#isForeignTo(known))
      ) {
        if (negated) this.excluded.add(noun.value.name);
        else this.#readNoun(noun.value, noun.text, noun.isPlural);
        for (const word of noun.text.split(' ')) this.heard.add(word);
        i += noun.used;
      } else if (
        place &&
        place.used === most &&
        !(known && known.used > place.used && this.#isForeignTo(known, 'actor'))
      ) {
        // A place after "no" asks for none of it.
        if (!negated && this.place === null) {
          this.place = place.value;
          this.#hearWithin(place.text);
          this.isBeside = this.#tie?.relation === 'beside' || this.#tie?.relation === 'at';
        }
        this.#clear();
        for (const word of place.text.split(' ')) this.heard.add(word);
        i += place.used;
      } else if (above && above.used === most) {
        if (negated) this.excluded.add(above.value.name);
        else this.sky.set(above.value.name, above.value);
        for (const word of above.text.split(' ')) this.heard.add(word);
        this.#clear();
        i += above.used;
      } else if (shot && shot.used === most) {
        this.shot ??= shot.value;
        i += shot.used;
      } else if (tie && tie.used === most) {
        negated = false;
        this.#readTie(tie.value, tie.text);
        i += tie.used;
      } else if (pose && pose.used === most) {
        const agent = this.things[this.#agent];
        if (agent) agent.pose ??= pose.value;
        else this.#adjectives.push(pose.text);
        i += pose.used;
      } else {
        const step = this.#readKnown(i, known, negated);
        negated = step.negated;
        i += step.used;
      }
    }
  }

  /** "Rainy street", "snowy field": the place's own words tell of time and weather. */
  #hearWithin(text: string): void {
    for (const word of text.split(' ')) {
      for (const meaning of findMeanings(word) ?? []) {
        if (meaning.kind === 'time') this.time ??= meaning.value;
        if (meaning.kind === 'weather') this.weather ??= meaning.value;
      }
    }
  }

  /** True for a longer phrase that means a thing of the flat painters. */
  #isForeignTo(known: Found<readonly { kind: string; role?: string }[]>, role?: string): boolean {
    return known.value.some(
      (m) =>
        (m.kind === 'subject' && (role === undefined || m.role === role)) ||
        m.kind === 'part' ||
        // A comic book style is no book.
        m.kind === 'style',
    );
  }

  #readTie(tie: Tie, text: string): void {
    const pose = POSE_WORDS.get(text.split(' ')[0]!);
    const agent = this.things[this.#agent];
    // Who plays an instrument does not dance.
    if (pose && agent && !text.startsWith('playing ')) agent.pose ??= pose;
    if (text === 'and') {
      // "A hat and a scarf" goes on as it began.
      if (this.#tie === null) this.#tie = this.#lastTie;
      return;
    }
    this.#tie = tie;
    this.#lastTie = tie.isLater || tie.relation === 'with' ? tie : null;
  }

  #lastTie: Tie | null = null;

  #readKnown(
    i: number,
    known: Found<readonly { kind: string }[]> | null,
    negated: boolean,
  ): { used: number; negated: boolean } {
    const word = this.#words[i]!;
    if (!known) {
      const archetype =
        findArchetype(word) ??
        singulars(word)
          .map(findArchetype)
          .find((a) => a !== null) ??
        null;
      const named = (name: string | null | undefined) =>
        name && byName.get(name.replaceAll(' ', '-'));
      const concept = archetype && (named(archetype.variant) || named(archetype.concept));
      if (concept && !isUndrawn(word)) {
        if (negated) this.excluded.add(concept.name);
        else this.#readNoun(concept, word, word.endsWith('s'));
      } else if (archetype) this.isBeyond ||= !negated;
      else if (/[a-z]{2,}ing$/.test(word) && this.things.length > 0 && !NO_ACTION.test(word)) {
        if (!negated) this.notDone.push(word);
      } else if (isModifier(word)) this.#adjectives.push(word);
      else if (/^\d{1,2}$/.test(word)) this.#count = Number(word);
      return { used: 1, negated };
    }
    for (const meaning of known.value as readonly {
      kind: string;
      color?: NamedColor;
      value?: unknown;
      role?: string;
      concept?: string;
    }[]) {
      if (meaning.kind === 'negation') return { used: known.used, negated: true };
      if (negated) continue;
      switch (meaning.kind) {
        case 'color':
          this.#colors.push(rgbOf(meaning.color!));
          break;
        case 'time':
          this.time ??= meaning.value as TimeOfDay;
          break;
        case 'weather':
          this.weather ??= meaning.value as Weather;
          break;
        case 'number':
          this.#count = meaning.value as number;
          break;
        case 'subject': {
          // The same thing by a phrase that the concept does not list.
          const same = byName.get(meaning.concept!);
          if (same) {
            this.#readNoun(same, known.text, known.isPlural);
            for (const part of known.text.split(' ')) this.heard.add(part);
          } else this.isBeyond = true;
          break;
        }
        case 'part':
          this.#readPart(known.text);
          break;
        case 'flavor':
          if (meaning.value === 'cyberpunk' || meaning.value === 'neon') this.isBeyond = true;
          this.#adjectives.push(known.text);
          break;
        case 'filler':
          if (/ing$/.test(known.text) && this.things.length > 0 && !NO_ACTION.test(known.text)) {
            this.notDone.push(known.text);
          }
          this.#adjectives.push(known.text);
          break;
        default:
      }
    }
    return { used: known.used, negated };
  }

  /** "Green eyes", "white fur": a colour of somebody named before. */
  #readPart(text: string): void {
    const forms = [text, ...singulars(text)];
    const owner = this.things.findLast((thing) => {
      const { parts = {} } = byName.get(thing.concept)!;
      return Object.values(parts).some((list) =>
        wordsOf(list).some((word) => forms.includes(word)),
      );
    });
    if (owner) {
      const { parts = {} } = byName.get(owner.concept)!;
      const [name] = Object.entries(parts).find(([, list]) =>
        wordsOf(list).some((word) => forms.includes(word)),
      )!;
      if (this.#colors.length > 0) owner.partColors[name] = this.#colors[0]!;
    } else if (this.things.length > 0 && forms.some((form) => COATS.has(form))) {
      this.things.at(-1)!.colors.push(...this.#colors);
    } else this.isBeyond = true;
    this.#clear();
  }

  #readNoun(concept: Concept, text: string, isPlural: boolean): void {
    const index = this.things.length;
    const tie = this.#tie;
    const agent = this.things[this.#agent];
    // What is small enough to be had in the hands is.
    const isSmall = concept.kind === 'food' && concept.size < 0.6;
    const isGuest = concept.worn !== undefined || concept.held === true || isSmall;
    let link: Thing['link'] = null;
    if (agent && tie) {
      const last = index - 1;
      const to = tie.isLater || isGuest ? this.#agent : last;
      const asGuest: Relation = concept.worn ? 'worn-by' : 'held-by';
      const living = ['animal', 'bird', 'person'].includes(byName.get(agent.concept)!.kind);
      // Nobody holds a piano: who plays it is beside it.
      const isFixture = ['furniture', 'vehicle', 'building'].includes(concept.kind);
      if (tie.isLater && tie.relation === 'held-by' && isFixture && !isGuest)
        link = { relation: 'beside', to };
      else if (tie.isLater)
        link = {
          relation:
            tie.relation === 'held-by' && concept.worn ? 'worn-by' : (tie.relation as Relation),
          to,
        };
      else if (tie.relation === 'with' || (tie.relation === 'in' && concept.worn)) {
        if (isGuest && living) link = { relation: asGuest, to: this.#agent };
      } else if (tie.relation === 'under' && concept.name === 'umbrella' && living)
        link = { relation: 'held-by', to: this.#agent };
      else if (tie.relation !== 'at') {
        // The earlier one stands to the later: told of the earlier.
        const mover = this.things[agent.link === null ? this.#agent : last]!;
        if (mover.link === null && mover !== undefined)
          mover.link = { relation: tie.relation as Relation, to: index };
      }
    }
    const thing: Draft = {
      concept: concept.name,
      word: text,
      scale: this.#scaleAsked(),
      count: Math.max(
        1,
        Math.min(
          12,
          this.#count ?? (isPlural && !wordsOf(concept.words).includes(text) ? PLURAL_COUNT : 1),
        ),
      ),
      colors: this.#colors,
      partColors: {},
      words: new Set([...this.#adjectives, ...text.split(' ')]),
      pose: null,
      link,
    };
    for (const word of this.#adjectives) thing.pose ??= POSE_WORDS.get(word) ?? null;
    this.things.push(thing);
    if (link === null && !(tie && !tie.isLater && tie.relation !== 'with' && agent))
      this.#agent = index;
    this.#clear();
  }

  #scaleAsked(): number {
    for (const word of this.#adjectives) {
      const scale = SIZES[word];
      if (scale !== undefined) return scale;
    }
    return 1;
  }

  #clear(): void {
    this.#colors = [];
    this.#adjectives = [];
    this.#count = null;
    this.#tie = null;
  }
}

/**
 * @param spec what the prompt says beside its things: time, weather, framing, what is excluded
 * @returns null when not all that is asked can be built
 */
export function readScript(prompt: string, spec: SceneSpec): Script | null {
  const reader = new ScriptReader(tokenize(prompt).map(({ text }) => text));
  reader.read();
  if (reader.isBeyond || reader.things.length === 0) return null;
  const excluded = new Set([...spec.excluded, ...reader.excluded]);
  if (reader.things.some(({ concept }) => excluded.has(concept))) return null;
  const before = reader.things.length;
  absorbTable(reader.things);
  const framing =
    spec.framing === 'close-up' || spec.framing === 'wide' || spec.framing === 'aerial'
      ? spec.framing
      : null;
  const isOnTable = before > reader.things.length;
  const asked = reader.isBeside ? (reader.place?.beside ?? reader.place?.name) : reader.place?.name;
  const isWintry = spec.weather === 'snow' && !isIndoor(reader.things);
  const above = [...reader.sky.values()];
  return {
    things: reader.things,
    place: asked ?? (isOnTable ? 'tabletop' : isWintry ? 'snow' : null),
    time: spec.timeOfDayAsked
      ? spec.timeOfDay
      : (reader.time ?? above.find((it) => it.time)?.time ?? spec.timeOfDay),
    weather:
      reader.place?.weather ??
      above.find((it) => it.weather)?.weather ??
      (spec.weather === 'fair' ? (reader.weather ?? 'fair') : spec.weather),
    shot: reader.shot ?? framing,
    sky: new Set(reader.sky.keys()),
    season: SEASONS.find((season) => spec.flavors.has(season)) ?? null,
    excluded,
    isPhoto: PHOTO.test(prompt),
    isGrey: GREY.test(prompt),
    notDrawn: [
      ...new Set([
        ...spec.notDrawn.filter((word) => !word.split(' ').every((w) => reader.heard.has(w))),
        ...reader.notDone,
      ]),
    ].slice(0, NOT_DRAWN_MAX),
  };
}

const SEASONS = ['spring', 'summer', 'autumn'] as const;

/** A table under what lies on it is the place itself, and fills the picture's foot. */
function absorbTable(things: Draft[]): void {
  const table = things.findIndex(({ concept }) => concept === 'table');
  const guests = things.filter(({ link }) => link?.to === table);
  if (table < 0 || guests.length === 0 || things[table]!.link !== null) return;
  if (
    !guests.every(
      ({ link, concept }) =>
        link!.relation !== 'sits-on' && byName.get(concept)!.habitat.includes('table'),
    )
  )
    return;
  things.splice(table, 1);
  for (const thing of things) {
    if (!thing.link) continue;
    if (thing.link.to === table) thing.link = null;
    else if (thing.link.to > table) thing.link = { ...thing.link, to: thing.link.to - 1 };
  }
}

function isIndoor(things: readonly Thing[]): boolean {
  return things.every(({ concept }) =>
    byName.get(concept)!.places.every((p) => p === 'tabletop' || p === 'room'),
  );
}

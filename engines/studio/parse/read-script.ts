/**
 * A prompt to a script of the stage, from the data of the concepts alone. Null as soon as the prompt
 * asks for something that is not built as a solid: then the flat painters show the whole picture.
 */

import type { Concept } from '../concepts/concept.ts';
import { PLACES, type PlaceWords } from '../concepts/places.ts';
import { CONCEPTS } from '../concepts/registry.ts';
import { oklch, type Rgb } from '../core/color.ts';
import type { Relation, Script, Shot, Thing } from '../stage/script.ts';
import { findMeanings } from './lexicon.ts';
import { findArchetype, isModifier, isUndrawn } from './noun-archetypes.ts';
import type { NamedColor, SceneSpec } from './scene-spec.ts';
import { singulars, tokenize } from './tokenize.ts';
import { POSE_WORDS, TIES, type Tie } from './verbs.ts';

const LONGEST = 5;
const PLURAL_COUNT = 3;

const wordsOf = (list: string) => list.split(',').map((word) => word.trim());

const concepts = new Map<string, Concept>();
for (const concept of CONCEPTS) {
  for (const word of wordsOf(concept.words)) if (!concepts.has(word)) concepts.set(word, concept);
}
const byName = new Map(CONCEPTS.map((c) => [c.name, c]));
const places = new Map<string, PlaceWords>();
for (const place of PLACES) for (const word of wordsOf(place.words)) places.set(word, place);

const SHOTS: Readonly<Record<string, Shot>> = {
  isometric: 'isometric',
  'isometric view': 'isometric',
  'top view': 'top',
  'top down': 'top',
  'from above': 'aerial',
};

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
  place: PlaceWords | null = null;
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
      const shot = longest(words, i, (text) => SHOTS[text]);
      const known = longest(words, i, (text) => findMeanings(text) ?? undefined);
      const most = Math.max(...[tie, noun, place, pose, shot].map((f) => f?.used ?? 0));
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
        !(known && known.used > place.used && this.#isForeignTo(known))
      ) {
        // "Grassy field" after "no" asks for none of it.
        if (!negated) this.place ??= place.value;
        this.#clear();
        for (const word of place.text.split(' ')) this.heard.add(word);
        i += place.used;
      } else if (shot && shot.used === most) {
        this.shot ??= shot.value;
        i += shot.used;
      } else if (
        tie &&
        tie.used === most &&
        !(pose && pose.used === most && !tie.text.includes(' ') && false)
      ) {
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

  /** True for a longer phrase that means a thing of the flat painters. */
  #isForeignTo(known: Found<readonly { kind: string }[]>): boolean {
    return known.value.some((m) => m.kind === 'subject' || m.kind === 'part');
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
      const concept = archetype && byName.get(archetype.concept);
      if (concept && !isUndrawn(word)) {
        if (negated) this.excluded.add(concept.name);
        else this.#readNoun(concept, word, word.endsWith('s'));
      } else if (archetype) this.isBeyond ||= !negated;
      else if (isModifier(word)) this.#adjectives.push(word);
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
        case 'number':
          this.#count = meaning.value as number;
          break;
        case 'subject':
          this.isBeyond = true;
          break;
        case 'part':
          this.#readPart(known.text);
          break;
        case 'flavor':
          if (meaning.value === 'cyberpunk' || meaning.value === 'neon') this.isBeyond = true;
          this.#adjectives.push(known.text);
          break;
        case 'filler':
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
    const isGuest = concept.worn !== undefined || concept.held === true;
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
  const framing =
    spec.framing === 'close-up' || spec.framing === 'wide' || spec.framing === 'aerial'
      ? spec.framing
      : null;
  const place =
    reader.place?.name ?? (spec.weather === 'snow' && !isIndoor(reader.things) ? 'snow' : null);
  return {
    things: reader.things,
    place: place === 'forest' && spec.weather === 'snow' ? 'forest' : place,
    time: spec.timeOfDay,
    weather: reader.place?.weather ?? spec.weather,
    shot: reader.shot ?? framing,
    excluded,
    notDrawn: spec.notDrawn.filter((word) => !word.split(' ').every((w) => reader.heard.has(w))),
  };
}

/** A table under what lies on it is the place itself, and fills the picture's foot. */
function _absorbTable(things: Draft[]): void {
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

/** Prompt and negative prompt to a scene specification. */

import { findActor } from '../scene/actors/registry.ts';
import { findPhenomenon } from '../scene/phenomena/registry.ts';
import { findSetting } from '../scene/settings/registry.ts';
import { findMeanings, LONGEST_PHRASE, type Meaning } from './lexicon.ts';
import { findArchetype, isModifier } from './noun-archetypes.ts';
import type {
  Framing,
  Mood,
  NamedColor,
  SceneFamily,
  SceneSpec,
  StyleName,
  Subject,
  TimeOfDay,
  Weather,
} from './scene-spec.ts';
import { singulars, type Token, tokenize } from './tokenize.ts';

interface Phrase {
  text: string;
  isPlural: boolean;
  /** True when it was understood only as the kind of thing it is. */
  isArchetype: boolean;
  weight: number;
  meanings: readonly Meaning[];
  /** True when the words before said "no" or "without". */
  negated: boolean;
}

/** Dishes that have a flat illustration of their own. */
const FLAT_DISHES: ReadonlySet<string> = new Set(['ramen', 'coffee', 'sushi', 'cake']);

/** Whoever a portrait shows that names nobody. */
const PORTRAYED: Subject = {
  concept: 'person',
  role: 'actor',
  word: 'portrait',
  colors: [],
  adjectives: [],
  count: 1,
  weight: 1,
  relation: null,
};

/** How many a plural without a number means. */
const PLURAL_COUNT = 3;

/** Most unknown words that are reported: enough for people, bounded for hostile prompts. */
const NOT_DRAWN_MAX = 6;

interface Found {
  meanings: readonly Meaning[];
  isPlural: boolean;
}

function lookUp(words: readonly string[]): Found | null {
  const exact = findMeanings(words.join(' '));
  if (exact) return { meanings: exact, isPlural: false };
  const before = words.slice(0, -1);
  for (const last of singulars(words[words.length - 1]!)) {
    const found = findMeanings([...before, last].join(' '));
    if (found) return { meanings: found, isPlural: true };
  }
  return null;
}

/** Any other English noun: as the kind of thing it is. */
function lookUpArchetype(words: readonly string[]): Found | null {
  const before = words.slice(0, -1);
  const last = words[words.length - 1]!;
  for (const [i, form] of [last, ...singulars(last)].entries()) {
    const concept = findArchetype([...before, form].join(' '));
    if (concept === null) continue;
    const meaning = roleOf(concept);
    if (meaning) return { meanings: [meaning], isPlural: i > 0 };
  }
  return null;
}

function roleOf(concept: string): Meaning | null {
  const role = findActor(concept)
    ? 'actor'
    : findSetting(concept)
      ? 'setting'
      : findPhenomenon(concept)
        ? 'sky'
        : null;
  return role === null ? null : { kind: 'subject', concept, role };
}

/** Longest match first: "cherry blossom" before "cherry". */
function findPhrases(tokens: readonly Token[]): Phrase[] {
  const phrases: Phrase[] = [];
  let negated = false;
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i]!;
    if (token.text === ',') {
      negated = false;
      phrases.push({
        text: ',',
        isPlural: false,
        isArchetype: false,
        weight: 1,
        meanings: [],
        negated: false,
      });
      i++;
      continue;
    }
    let used = 1;
    let meanings: readonly Meaning[] = [];
    let isPlural = false;
    let isArchetype = false;
    for (const look of [lookUp, lookUpArchetype]) {
      for (let n = Math.min(LONGEST_PHRASE, tokens.length - i); n >= 1; n--) {
        const words = tokens.slice(i, i + n).map((t) => t.text);
        const found = words.includes(',') ? null : look(words);
        if (found) {
          used = n;
          ({ meanings, isPlural } = found);
          isArchetype = look === lookUpArchetype;
          break;
        }
      }
      if (meanings.length > 0) break;
    }
    const text = tokens
      .slice(i, i + used)
      .map((t) => t.text)
      .join(' ');
    if (meanings.some((m) => m.kind === 'negation')) negated = true;
    else {
      // "no trees on a hill": the relation ends what is negated, "no trees or birds" does not.
      if (meanings.some((m) => m.kind === 'relation')) negated = false;
      phrases.push({ text, isPlural, isArchetype, weight: token.weight, meanings, negated });
    }
    i += used;
  }
  return phrases;
}

/** Everything a phrase names, as it appears in `excluded`. */
function excludedNames(meanings: readonly Meaning[]): string[] {
  return meanings.flatMap((m) => {
    if (m.kind === 'subject') return [m.concept];
    if (m.kind === 'color') return [m.color.name];
    return m.kind === 'time' ||
      m.kind === 'weather' ||
      m.kind === 'style' ||
      m.kind === 'mood' ||
      m.kind === 'flavor'
      ? [m.value]
      : [];
  });
}

/** Reads phrases left to right, binding adjectives, colours and numbers to the next noun. */
class Reader {
  readonly subjects: Subject[] = [];
  readonly moods = new Set<Mood>();
  readonly flavors = new Set<string>();
  readonly palette: NamedColor[] = [];
  readonly notDrawn: string[] = [];
  readonly excluded: ReadonlySet<string>;
  timeOfDay: TimeOfDay | null = null;
  weather: Weather | null = null;
  style: StyleName | null = null;
  framing: Framing | null = null;
  #colors: NamedColor[] = [];
  #adjectives: string[] = [];
  #count: number | null = null;
  #relation: string | null = null;

  constructor(excluded: ReadonlySet<string>) {
    this.excluded = excluded;
  }

  /** @param next the phrase after it: an unknown word right before a noun describes that noun */
  read(phrase: Phrase, next: Phrase | undefined): void {
    if (phrase.negated) return;
    if (phrase.text === ',') this.endClause();
    else if (phrase.isArchetype && next?.meanings.some((m) => m.kind === 'subject')) {
      // "Siamese cat", "oak table": the last noun is the thing.
      this.#adjectives.push(phrase.text);
    } else if (phrase.meanings.length === 0) this.#readUnknown(phrase.text, next);
    else for (const meaning of phrase.meanings) this.#readMeaning(meaning, phrase);
  }

  /** Colours that met no noun in their clause belong to the whole picture. */
  endClause(): void {
    this.palette.push(...this.#colors);
    this.#colors = [];
    this.#adjectives = [];
    this.#count = null;
    this.#relation = null;
  }

  #readMeaning(meaning: Meaning, phrase: Phrase): void {
    switch (meaning.kind) {
      case 'subject':
        if (!this.excluded.has(meaning.concept)) this.#addSubject(meaning, phrase);
        break;
      case 'time':
        if (!this.excluded.has(meaning.value)) this.timeOfDay ??= meaning.value;
        break;
      case 'weather':
        if (!this.excluded.has(meaning.value)) this.weather ??= meaning.value;
        break;
      case 'style':
        if (!this.excluded.has(meaning.value)) this.style ??= meaning.value;
        break;
      case 'mood':
        if (!this.excluded.has(meaning.value)) this.moods.add(meaning.value);
        break;
      case 'flavor':
        if (!this.excluded.has(meaning.value)) this.flavors.add(meaning.value);
        break;
      case 'framing':
        this.framing ??= meaning.value;
        break;
      case 'color':
        if (!this.excluded.has(meaning.color.name)) this.#colors.push(meaning.color);
        break;
      case 'number':
        this.#count = meaning.value;
        break;
      case 'relation':
        this.#relation = meaning.value;
        break;
      case 'filler':
        this.#adjectives.push(phrase.text);
        break;
      case 'negation':
        break;
    }
  }

  #addSubject(meaning: Extract<Meaning, { kind: 'subject' }>, phrase: Phrase): void {
    const { concept, role } = meaning;
    const known = this.subjects.some((s) => s.concept === concept);
    // "A red fox and a blue fox" are two foxes; "a fox, the fox" is one.
    const isAnother = role === 'actor' && (this.#colors.length > 0 || this.#count !== null);
    if (known && !isAnother) return;
    this.subjects.push({
      concept,
      role,
      word: phrase.text,
      colors: this.#colors,
      adjectives: this.#adjectives,
      count: this.#count ?? (phrase.isPlural ? PLURAL_COUNT : 1),
      weight: phrase.weight,
      relation: this.#relation,
    });
    this.#colors = [];
    this.#adjectives = [];
    this.#count = null;
    this.#relation = null;
  }

  #readUnknown(text: string, next: Phrase | undefined): void {
    const figure = /^\d{1,2}$/.test(text) ? Number(text) : 0;
    if (figure > 0) {
      this.#count = figure;
      return;
    }
    this.#adjectives.push(text);
    const describes = next?.meanings.some((m) => m.kind === 'subject' || m.kind === 'color');
    if (describes || isModifier(text)) return;
    const isWord = text.length > 2 && text.length <= 40 && /\p{L}/u.test(text);
    if (isWord && this.notDrawn.length < NOT_DRAWN_MAX && !this.notDrawn.includes(text)) {
      this.notDrawn.push(text);
    }
  }
}

/** The moon and the aurora bring their own time of day. */
function skyTime(subjects: readonly Subject[]): TimeOfDay | null {
  for (const { concept } of subjects) {
    const time = findPhenomenon(concept)?.time;
    if (time) return time;
  }
  return null;
}

/**
 * Understands a prompt. Total: every pair of strings gives a specification.
 * @param negativePrompt everything it names is excluded, as after "without"
 */
export function parsePrompt(prompt: string, negativePrompt = ''): SceneSpec {
  const phrases = findPhrases(tokenize(prompt));
  const excluded = new Set<string>();
  for (const phrase of phrases) {
    if (phrase.negated) for (const name of excludedNames(phrase.meanings)) excluded.add(name);
  }
  for (const phrase of findPhrases(tokenize(negativePrompt))) {
    for (const name of excludedNames(phrase.meanings)) excluded.add(name);
  }

  const reader = new Reader(excluded);
  phrases.forEach((phrase, i) => {
    reader.read(phrase, phrases[i + 1]);
  });
  reader.endClause();

  // "A portrait, oil painting" names nobody, yet asks for somebody.
  const isPortrait = phrases.some((phrase) => /^(portrait|headshot|selfie)$/.test(phrase.text));
  if (isPortrait && !reader.subjects.some((s) => s.role === 'actor' || s.role === 'abstract')) {
    reader.subjects.push({ ...PORTRAYED, colors: reader.palette.slice(0, 1) });
  }

  // "Clear sunset" and "at dusk" name no thing, yet they plainly ask for a landscape.
  const isScene = reader.timeOfDay !== null || reader.weather !== null;
  const roles = new Set(reader.subjects.map((s) => s.role));
  const only = reader.subjects.length === 1 ? reader.subjects[0]! : null;
  const isDish = only !== null && FLAT_DISHES.has(only.concept) && only.count === 1;
  const family: SceneFamily =
    isDish && !isScene
      ? 'food'
      : roles.has('actor') || (!roles.has('abstract') && (roles.size > 0 || isScene))
        ? 'composed'
        : 'abstract';
  return {
    family,
    subjects: reader.subjects,
    timeOfDay: reader.timeOfDay ?? skyTime(reader.subjects) ?? 'day',
    timeOfDayAsked: reader.timeOfDay !== null,
    weather: reader.weather ?? 'fair',
    style: reader.style ?? 'photo',
    moods: [...reader.moods],
    framing: reader.framing,
    palette: reader.palette,
    excluded,
    flavors: reader.flavors,
    notDrawn: reader.notDrawn,
  };
}

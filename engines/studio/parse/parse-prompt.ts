/** Prompt and negative prompt to a scene specification. */
import { LEXICON, LONGEST_PHRASE, type Meaning } from './lexicon.ts';
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
  weight: number;
  meanings: readonly Meaning[];
  /** True when the words before said "no" or "without". */
  negated: boolean;
}

/** Most unknown words that are reported: enough for people, bounded for hostile prompts. */
const NOT_DRAWN_MAX = 6;

function lookUp(words: readonly string[]): readonly Meaning[] | null {
  const exact = LEXICON.get(words.join(' '));
  if (exact) return exact;
  const before = words.slice(0, -1);
  for (const last of singulars(words[words.length - 1]!)) {
    const found = LEXICON.get([...before, last].join(' '));
    if (found) return found;
  }
  return null;
}

/** Longest match first: "cherry blossom" before "cherry". */
function findPhrases(tokens: readonly Token[]): Phrase[] {
  const phrases: Phrase[] = [];
  let negated = false;
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i]!;
    if (token.text === ',') {
      negated = false;
      phrases.push({ text: ',', weight: 1, meanings: [], negated: false });
      i++;
      continue;
    }
    let used = 1;
    let meanings: readonly Meaning[] = [];
    for (let n = Math.min(LONGEST_PHRASE, tokens.length - i); n >= 1; n--) {
      const words = tokens.slice(i, i + n).map((t) => t.text);
      const found = words.includes(',') ? null : lookUp(words);
      if (found) {
        used = n;
        meanings = found;
        break;
      }
    }
    const text = tokens
      .slice(i, i + used)
      .map((t) => t.text)
      .join(' ');
    if (meanings.some((m) => m.kind === 'negation')) negated = true;
    else {
      // "no trees on a hill": the relation ends what is negated, "no trees or birds" does not.
      if (meanings.some((m) => m.kind === 'relation')) negated = false;
      phrases.push({ text, weight: token.weight, meanings, negated });
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

interface Vote {
  family: SceneFamily;
  rank: number;
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
  vote: Vote | null = null;
  #colors: NamedColor[] = [];
  #adjectives: string[] = [];
  #count = 1;
  #relation: string | null = null;

  constructor(excluded: ReadonlySet<string>) {
    this.excluded = excluded;
  }

  read(phrase: Phrase): void {
    if (phrase.negated) return;
    if (phrase.text === ',') this.endClause();
    else if (phrase.meanings.length === 0) this.#readUnknown(phrase.text);
    else for (const meaning of phrase.meanings) this.#readMeaning(meaning, phrase);
  }

  /** Colours that met no noun in their clause belong to the whole picture. */
  endClause(): void {
    this.palette.push(...this.#colors);
    this.#colors = [];
    this.#adjectives = [];
    this.#count = 1;
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
    if (!this.vote || meaning.rank > this.vote.rank) {
      this.vote = { family: meaning.family, rank: meaning.rank };
    }
    if (this.subjects.some((s) => s.concept === meaning.concept)) return;
    this.subjects.push({
      concept: meaning.concept,
      word: phrase.text,
      colors: this.#colors,
      adjectives: this.#adjectives,
      count: this.#count,
      weight: phrase.weight,
      relation: this.#relation,
    });
    this.#colors = [];
    this.#adjectives = [];
    this.#count = 1;
    this.#relation = null;
  }

  #readUnknown(text: string): void {
    const figure = /^\d{1,2}$/.test(text) ? Number(text) : 0;
    if (figure > 0) {
      this.#count = figure;
      return;
    }
    this.#adjectives.push(text);
    const isWord = text.length > 2 && text.length <= 40 && /\p{L}/u.test(text);
    if (isWord && this.notDrawn.length < NOT_DRAWN_MAX && !this.notDrawn.includes(text)) {
      this.notDrawn.push(text);
    }
  }
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
  for (const phrase of phrases) reader.read(phrase);
  reader.endClause();

  // "Clear sunset" and "at dusk" name no thing, yet they plainly ask for a landscape.
  const fallback: SceneFamily = reader.timeOfDay || reader.weather ? 'landscape' : 'abstract';
  return {
    family: reader.vote?.family ?? fallback,
    subjects: reader.subjects,
    timeOfDay: reader.timeOfDay ?? 'day',
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

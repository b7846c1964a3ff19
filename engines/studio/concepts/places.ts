/** Places by their words: data for the reader. How they look is in places/. */

export interface PlaceWords {
  name: string;
  /** English words in the singular, comma separated. */
  words: string;
  /** True indoors: no weather is seen. */
  isEnclosed?: boolean;
  /** Weather that the place itself brings. */
  weather?: 'snow';
  /** The place beside it, for those who are not in it: "a bear by a lake". */
  beside?: string;
}

export const PLACES: readonly PlaceWords[] = [
  {
    name: 'meadow',
    words: `meadow, field, grass, tall grass, grassy field, grassland, pasture, lawn, park, garden,
      countryside, hill, hillside, prairie, clearing, farm, farmyard, path, country road, landscape,
      green field, flower field, field of flowers, backyard, picnic, playground, nature, outdoors`,
  },
  {
    name: 'forest',
    words: 'forest, wood, woodland, pine forest, autumn forest, enchanted forest, undergrowth',
  },
  {
    name: 'snow',
    words:
      'snowy field, snow, snowy landscape, snowy forest, tundra, winter landscape, snowy mountain, winter wonderland',
    weather: 'snow',
  },
  {
    name: 'ice',
    words:
      'ice, ice floe, iceberg, arctic, antarctica, antarctic, frozen lake, frozen sea, glacier, frozen river',
  },
  {
    name: 'beach',
    words:
      'beach, sandy beach, tropical beach, shore, seaside, seashore, sand, island, bay, lagoon',
  },
  {
    name: 'coast',
    words:
      'coastal road, coast road, coast, coastal street, seaside road, road, highway, winding road, mountain road',
  },
  {
    name: 'street',
    words: `street, city street, rainy street, alley, town, city, sidewalk, pavement, plaza, square,
      market square, village, old town, crosswalk, downtown, neon street, cobblestone street`,
  },
  {
    name: 'room',
    words:
      'room, living room, bedroom, library, study, house interior, floor, wooden floor, rug, carpet, classroom, office, museum, hallway, attic, workshop, palace hall, stage, window, fireplace, bathroom, shop, gym, hospital, theater, theatre, church interior',
    isEnclosed: true,
  },
  {
    name: 'tabletop',
    words:
      'tabletop, table top, kitchen, cafe, still life, windowsill, kitchen table, wooden table, counter, bakery, restaurant, coffee shop',
    isEnclosed: true,
  },
  {
    name: 'studio',
    words: 'studio, studio background, plain background, white background, backdrop',
    isEnclosed: true,
  },
  {
    name: 'lake',
    words: 'lake, pond, river, stream, creek, water, puddle, swamp, waterfall, canal',
    beside: 'beach',
  },
  {
    name: 'sea',
    words:
      'sea, ocean, open water, high seas, open sea, wave, harbour, harbor, stormy sea, rough sea',
    beside: 'beach',
  },
  {
    name: 'underwater',
    words:
      'underwater, under the sea, under water, coral reef, reef, seabed, ocean floor, bottom of the sea, deep sea, aquarium, underwater world',
    isEnclosed: true,
  },
  {
    name: 'space',
    words: 'space, outer space, cosmos, universe, deep space, orbit, galaxy, nebula',
    isEnclosed: true,
  },
  {
    name: 'moon',
    words: 'on the moon, surface of the moon, lunar surface, moon surface',
    isEnclosed: true,
  },
  { name: 'desert', words: 'desert, sahara, dune, sand dune, wasteland, oasis, dunes' },
  {
    name: 'canyon',
    words: 'canyon, grand canyon, gorge, mesa, wild west, mars, on mars, red planet, cliff',
  },
  {
    name: 'savanna',
    words:
      'savanna, savannah, safari, serengeti, steppe, africa, plain, outback, african savanna, african plain',
  },
  {
    name: 'mountain',
    words:
      'mountain, mountains, mountain top, mountain peak, peak, alps, himalaya, valley, mountain valley, mountain range, highlands',
  },
  {
    name: 'jungle',
    words: 'jungle, rainforest, rain forest, tropical forest, amazon, bamboo forest',
  },
  {
    name: 'sky',
    words:
      'in the sky, above the clouds, in the clouds, through the sky, through the clouds, over the clouds, across the sky, on a cloud, sea of clouds',
  },
  { name: 'rooftop', words: 'rooftop, roof, on the roof, rooftops, tiled roof' },
  {
    name: 'cave',
    words: 'cave, cavern, grotto, crystal cave, dungeon, mine, tunnel',
    isEnclosed: true,
  },
  { name: 'volcano', words: 'volcano, lava, erupting volcano, volcanic landscape, crater' },
];

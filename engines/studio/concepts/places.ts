/** Places by their words: data for the reader. How they look is in places/. */

export interface PlaceWords {
  name: string;
  /** English words in the singular, comma separated. */
  words: string;
  /** True indoors: no weather is seen. */
  isEnclosed?: boolean;
  /** Time or weather that the place itself brings. */
  weather?: 'snow';
}

export const PLACES: readonly PlaceWords[] = [
  {
    name: 'meadow',
    words:
      'meadow, field, grass, tall grass, grassland, pasture, lawn, park, garden, countryside, hill, hillside, prairie, clearing',
  },
  { name: 'forest', words: 'forest, wood, woodland, pine forest, autumn forest' },
  {
    name: 'snow',
    words: 'snowy field, snow, snowy landscape, snowy forest, tundra',
    weather: 'snow',
  },
  {
    name: 'ice',
    words: 'ice, ice floe, iceberg, arctic, antarctica, antarctic, frozen lake, frozen sea',
  },
  { name: 'beach', words: 'beach, sandy beach, shore, seaside, sand, ocean, sea' },
  {
    name: 'coast',
    words: 'coastal road, coast road, coast, coastal street, seaside road, road, highway',
  },
  {
    name: 'street',
    words:
      'street, city street, rainy street, alley, town, city, sidewalk, pavement, plaza, market square',
  },
  {
    name: 'room',
    words: 'room, living room, bedroom, library, study, house interior, floor, wooden floor, rug',
    isEnclosed: true,
  },
  {
    name: 'tabletop',
    words: 'tabletop, table top, kitchen, cafe, still life, windowsill',
    isEnclosed: true,
  },
  {
    name: 'studio',
    words: 'studio, studio background, plain background, white background',
    isEnclosed: true,
  },
];

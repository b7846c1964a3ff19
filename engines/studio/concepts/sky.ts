/** What is seen in the sky, by its words: data for the reader. */

export interface SkyWords {
  name: string;
  words: string;
  /** Time that it brings when the prompt names none. */
  time?: 'night' | 'dusk' | 'golden';
  weather?: 'storm';
}

export const SKY_THINGS: readonly SkyWords[] = [
  { name: 'sun', words: 'sun, setting sun, rising sun', time: 'golden' },
  { name: 'moon', words: 'moon, full moon, crescent moon, crescent, moonlight', time: 'night' },
  {
    name: 'stars',
    words: 'star, starry sky, constellation, stars, starry night, night sky, milky way',
    time: 'night',
  },
  { name: 'clouds', words: 'cloud, cloudscape, fluffy cloud, white cloud' },
  { name: 'rainbow', words: 'rainbow, double rainbow' },
  {
    name: 'aurora',
    words: 'aurora, northern lights, aurora borealis, polar lights',
    time: 'night',
  },
  { name: 'lightning', words: 'lightning, thunderbolt, lightning bolt', weather: 'storm' },
  { name: 'planet', words: 'planet, ringed planet, saturn, jupiter, earth', time: 'night' },
  { name: 'sky', words: 'sky, blue sky, heaven' },
];

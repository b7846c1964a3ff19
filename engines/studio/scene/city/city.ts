/** Cities: streets in rain or sun, and skylines. */
import { hasSubject } from '../../parse/scene-spec.ts';
import type { PaintScene } from '../scene-painter.ts';
import { createCityMood } from './city-mood.ts';
import { paintSkyline } from './skyline.ts';
import { paintStreet } from './street.ts';

type CityLayout = 'avenue' | 'alley' | 'overlook' | 'waterfront' | 'park';

export const paintCity: PaintScene = (canvas, spec, random, context) => {
  const mood = createCityMood(spec, random.fork('mood'));
  const words = spec.subjects.map((subject) => subject.word);
  let layouts: readonly CityLayout[];
  // Between houses there is too little sky for a moon or a rainbow.
  const looksUp = !hasSubject(spec, 'street') && spec.subjects.some(({ role }) => role === 'sky');
  if (hasSubject(spec, 'sea', 'lake', 'river', 'boat')) layouts = ['waterfront'];
  else if (looksUp || hasSubject(spec, 'skyline', 'skyscraper') || spec.framing === 'wide')
    layouts = ['waterfront', 'park'];
  else if (hasSubject(spec, 'tree', 'forest')) layouts = ['park'];
  else if (words.includes('alley')) layouts = ['alley'];
  else if (spec.framing === 'aerial') layouts = ['overlook'];
  else if (hasSubject(spec, 'street') || mood.isNeon || mood.isRaining) {
    layouts = ['avenue', 'avenue', 'alley', 'overlook'];
  } else layouts = ['avenue', 'waterfront', 'park', 'overlook', 'alley'];
  // A narrow alley leaves a wide picture to its shop fronts: only where it was asked for.
  const isWide = canvas.width > canvas.height * 1.5;
  if (isWide && layouts.length > 1) layouts = layouts.filter((layout) => layout !== 'alley');
  const layout = random.pick(layouts);
  const scene = random.fork('scene');
  if (layout === 'waterfront' || layout === 'park') {
    paintSkyline(canvas, spec, mood, layout, scene, context);
  } else paintStreet(canvas, spec, mood, layout, scene, context);
};

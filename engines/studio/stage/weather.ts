/** Rain and snow in the air, in front of and behind what is shown. */
import type { Canvas } from '../core/canvas.ts';
import { sin } from '../core/math.ts';
import type { Random } from '../core/random.ts';
import type { Buffers } from '../render/render-stage.ts';
import type { Weather, Weathered } from './light.ts';

export function paintWeather(
  canvas: Canvas,
  buffers: Buffers,
  weather: Weather,
  { light }: Weathered,
  random: Random,
): void {
  const { width, height, unit } = canvas;
  const isRain = weather === 'rain' || weather === 'storm';
  if (!isRain && weather !== 'snow') return;
  const add = (x: number, y: number, a: number) => {
    const xi = Math.round(x);
    const yi = Math.round(y);
    if (xi < 0 || yi < 0 || xi >= width || yi >= height) return;
    const k = (yi * width + xi) * 3;
    for (let c = 0; c < 3; c++) {
      const goal = isRain ? light.skyHorizon[c]! * 1.1 + 0.15 : 0.95;
      canvas.data[k + c]! += (goal - canvas.data[k + c]!) * a;
    }
  };
  void buffers;
  if (isRain) {
    const slant = random.range(-0.12, 0.12);
    const drops = weather === 'storm' ? 900 : 620;
    for (let i = 0; i < drops; i++) {
      const x = random.next() * width * 1.2 - width * 0.1;
      const y = random.next() * height;
      const long = (14 + 46 * random.next()) * unit;
      const a = 0.08 + 0.2 * random.next();
      for (let s = 0; s < long; s++) add(x + slant * s, y + s, a * sin((s / long) * Math.PI));
    }
    return;
  }
  for (let i = 0; i < 520; i++) {
    const x = random.next() * width;
    const y = random.next() * height;
    const near = random.next();
    const r = (0.8 + 3.4 * near * near * near) * unit;
    const a = 0.5 + 0.45 * random.next();
    for (let dy = -Math.ceil(r); dy <= r; dy++) {
      for (let dx = -Math.ceil(r); dx <= r; dx++) {
        const d = Math.sqrt(dx * dx + dy * dy) / (r + 0.4);
        if (d < 1) add(x + dx, y + dy, a * (1 - d * d));
      }
    }
  }
}

import { mixColors } from '../../../core/color.ts';
import { blob, chain, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { CANDLE, tabletop } from './materials.ts';

export const CANDLE_ACTOR: ActorDefinition = {
  concept: 'candle',
  words: 'candle, candles, candlelight, candlestick, menorah, incense',
  size: 0.25,
  width: 0.8,
  height: 1.06,
  ...tabletop,
  paint: (pen, actor) => {
    const own = actor.random.fork('candles');
    const wax = actor.color(0, 0.94, 0.035, 85);
    const one = (x: number, h: number, r: number) => {
      pen.volume([x - r, 0, x + r, 0, x + r, h, x - r, h], { albedo: wax, round: 0.7, glow: 0.18 });
      pen.volume(oval(x, h, r, r * 0.3), {
        albedo: mixColors(wax, [1, 0.8, 0.4], 0.3),
        round: 0.2,
        glow: 0.5,
      });
      for (let i = 0; i < 3; i++) {
        const dx = own.range(-0.8, 0.8) * r;
        pen.volume(chain(x + dx, h - 0.01, 0.02, x + dx, h - own.range(0.05, 0.16), 0.024), {
          albedo: wax,
          round: 0.7,
          glow: 0.18,
        });
      }
      pen.fill(ribbon([x, h, x + 0.005, h + 0.05], 0.012), [0.03, 0.02, 0.02], 0.5);
      pen.glow(x, h + 0.12, 0.62, [1, 0.66, 0.28], 0.55);
      pen.emit(
        blob(
          x - 0.035,
          h + 0.08,
          x - 0.02,
          h + 0.15,
          x + 0.004,
          h + 0.24,
          x + 0.024,
          h + 0.15,
          x + 0.036,
          h + 0.08,
          x,
          h + 0.035,
        ),
        CANDLE,
        { blur: 0.006 * pen.frame.scale },
      );
      pen.emit(oval(x, h + 0.085, 0.016, 0.03), [1.8, 1.6, 1.1]);
    };
    one(-0.24, own.range(0.36, 0.5), 0.1);
    one(0.24, own.range(0.26, 0.4), 0.11);
    one(0, own.range(0.6, 0.74), 0.115);
  },
};

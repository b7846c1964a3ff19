/** Landscapes: land, lakes, rivers and seas with what stands in them, under all skies. */
import { bloom } from '../../core/blur.ts';
import { oklch } from '../../core/color.ts';
import { createLightRig, litColor } from '../../paint/light-rig.ts';
import {
  paintBirds,
  paintFog,
  paintLightning,
  paintRain,
  paintSnowfall,
} from '../../paint/particles.ts';
import { findSubject, hasSubject } from '../../parse/scene-spec.ts';
import type { PaintScene } from '../scene-painter.ts';
import { paintBackdropMountains, paintBackdropSky, paintFarHills } from './backdrop.ts';
import { composeLandscape } from './composition.ts';
import { paintBoulders, paintFramingTrees, paintMeadow, paintNearBank } from './foreground.ts';
import { paintForestRows } from './forest.ts';
import { paintHero, paintHeroHill, paintHeroSurroundings } from './hero.ts';
import { chooseSeason, type Stage } from './stage.ts';
import {
  paintBeach,
  paintBoats,
  paintFarShore,
  paintHeadland,
  paintLakeWater,
  paintOpenSea,
  paintRiver,
} from './waterside.ts';

export const paintLandscape: PaintScene = (canvas, spec, random, context) => {
  const composition = composeLandscape(canvas, spec, random.fork('composition'));
  const rig = createLightRig(spec, random.fork('rig'));
  const season = chooseSeason(spec, random.fork('season'));
  const { tiles } = context;
  const setting = { canvas, spec, rig, tiles, composition, season };
  const sun = paintBackdropSky(setting, random.fork('sky'));
  const stage: Stage = { ...setting, sun };
  context.report(0.25);
  if (spec.weather === 'storm' && !spec.excluded.has('lightning')) {
    const bolt = random.fork('lightning');
    const x = composition.sunX + bolt.bell() * 0.06 * canvas.width;
    paintLightning(canvas, bolt, x, composition.horizon * 0.22, composition.horizon * 1.01);
  }

  if (composition.ground === 'sea') paintSeaside(stage, random);
  else paintInland(stage, random);
  context.report(0.85);

  paintAir(stage, random);
  bloom(canvas, 0.82, rig.isDark ? 0.5 : 0.32);
};

type Parts = Parameters<PaintScene>[2];

function paintInland(stage: Stage, random: Parts): void {
  const { canvas, spec, composition } = stage;
  const { height, unit } = canvas;
  const { ground, hero, horizon, layout } = composition;
  paintBackdropMountains(stage, random.fork('mountains'));
  paintFarHills(stage, random.fork('hills'));
  if (ground === 'lake') paintFarShore(stage, random.fork('shore'));
  if (hasSubject(spec, 'forest') && ground !== 'lake') {
    paintForestRows(stage, random.fork('forest'));
  }
  if (ground === 'lake') {
    if (hero) {
      const line = paintHeroHill(stage, random.fork('hero hill'));
      paintHero(stage, line, random.fork('hero'));
      paintHeroSurroundings(stage, line, random.fork('around'));
    }
    paintLakeWater(stage, random.fork('lake'), hero ? horizon + 100 * unit : horizon);
    paintBoats(stage, random.fork('boats'));
    const bank = paintNearBank(stage, random.fork('bank'), height * 0.99);
    paintBoulders(stage, random.fork('boulders'), bank, 9);
    paintMeadow(stage, random.fork('meadow'), bank, 0.6);
    paintFramingTrees(stage, random.fork('frame'), bank);
    return;
  }
  if (hero || !hasSubject(spec, 'forest')) {
    const line = paintHeroHill(stage, random.fork('hero hill'));
    if (ground === 'river') paintRiver(stage, random.fork('river'));
    paintHero(stage, line, random.fork('hero'));
    paintHeroSurroundings(stage, line, random.fork('around'));
  }
  const bankY = height * (layout === 'vista' ? 0.9 : 0.93);
  const bank = paintNearBank(stage, random.fork('bank'), bankY);
  paintMeadow(stage, random.fork('meadow'), bank);
  paintFramingTrees(stage, random.fork('frame'), bank);
}

function paintSeaside(stage: Stage, random: Parts): void {
  const { composition, spec } = stage;
  if (composition.relief >= 1) paintBackdropMountains(stage, random.fork('mountains'));
  paintOpenSea(stage, random.fork('sea'));
  paintBoats(stage, random.fork('boats'));
  const word = findSubject(spec, 'sea')?.word ?? '';
  if (/beach|shore|coast|bay/.test(word) && composition.hero === null) {
    const sand = paintBeach(stage, random.fork('beach'));
    paintBoulders(stage, random.fork('boulders'), sand, 5);
    return;
  }
  const line = paintHeadland(stage, random.fork('headland'));
  paintBoulders(stage, random.fork('boulders'), line, 6);
  if (composition.hero) paintHero(stage, line, random.fork('hero'));
  paintMeadow(stage, random.fork('meadow'), line, 0.8);
}

function paintAir(stage: Stage, random: Parts): void {
  const { canvas, spec, rig, tiles, composition } = stage;
  const { width } = canvas;
  const birdRandom = random.fork('birds');
  const wantsBirds = hasSubject(spec, 'bird') || birdRandom.chance(0.4);
  if (wantsBirds && !rig.isMoon && !spec.excluded.has('bird') && rig.overcast < 0.8) {
    const x = width * (0.5 + composition.lightSide * birdRandom.range(0.02, 0.2));
    const y = composition.horizon * birdRandom.range(0.36, 0.55);
    paintBirds(
      canvas,
      birdRandom,
      x,
      y,
      birdRandom.int(5, 11),
      litColor(rig, oklch(0.28, 0.02, 280), 0.3, 0.25),
    );
  }
  if (spec.weather === 'fog') {
    paintFog(canvas, rig, tiles, random.fork('fog'), composition.horizon);
  }
  if (spec.weather === 'snow') paintSnowfall(canvas, rig, random.fork('snow'));
  if (spec.weather === 'rain') paintRain(canvas, rig, random.fork('rain'));
  if (spec.weather === 'storm') paintRain(canvas, rig, random.fork('rain'), 1.4);
}

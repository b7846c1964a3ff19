/** A face: skin over its sculpted form, with eyes, nose and mouth that hold up in a portrait. */
import { linearToOklab, type Rgb } from '../../../core/color.ts';
import { lerp, sin, smoothstep } from '../../../core/math.ts';
import { hash2, type Random } from '../../../core/random.ts';
import { mix, type Pen } from '../../../paint/pen.ts';
import type { Relief } from '../../../paint/relief.ts';
import { sculpt } from '../../../paint/sculpt.ts';
import { blob, curve, oval, ribbon } from '../../../paint/shapes.ts';
import { chooseIris, type FaceColors, paintEyes } from './eyes.ts';
import {
  bump,
  FACE_BOUNDS,
  type FaceShape,
  faceHeight,
  faceOutline,
  frontOf,
  noseDepthAt,
  project,
  projected,
} from './face-shape.ts';

export interface FaceLook {
  skin: Rgb;
  hair: Rgb;
  /** Shade of a shaven beard, 0 none. */
  stubble: number;
  freckles: boolean;
  /** Painted lips and lids, 0 to 1. */
  makeup: number;
}

/** The surface of a face, for what lies on it as well. */
export function faceRelief(p: Pen, shape: FaceShape): Relief {
  return sculpt(FACE_BOUNDS, faceHeight(shape), p.frame.scale);
}

export function paintFace(
  p: Pen,
  shape: FaceShape,
  look: FaceLook,
  relief: Relief,
  random: Random,
): void {
  const { skin } = look;
  const lightness = linearToOklab(skin[0], skin[1], skin[2])[0];
  const shade = mix([skin[0] * 0.36, skin[1] * 0.22, skin[2] * 0.2], skin, 0.12);
  const colors: FaceColors = {
    skin,
    hair: look.hair,
    iris: chooseIris(lightness, random),
    shade,
  };
  paintEar(p, shape, skin, shade);
  paintSkin(p, shape, look, relief);
  paintNose(p, shape, skin, shade);
  paintEyes(p, shape, colors, relief, random);
  paintMouth(p, shape, look, shade, relief, random);
}

function paintEar(p: Pen, shape: FaceShape, skin: Rgb, shade: Rgb): void {
  const x = project(shape, -0.8, -0.08)[0] - 0.03 - 0.1 * shape.sinYaw;
  const y = shape.eyeRow - 0.07;
  const flesh = mix(skin, [0.75, 0.25, 0.2], 0.12);
  p.volume(
    blob(
      x + 0.08,
      y + 0.16,
      x - 0.02,
      y + 0.24,
      x - 0.13,
      y + 0.18,
      x - 0.13,
      y + 0.02,
      x - 0.05,
      y - 0.16,
      x + 0.04,
      y - 0.24,
      x + 0.08,
      y - 0.16,
    ),
    { albedo: flesh, lift: -0.06, round: 0.4, grain: 0.02 },
  );
  p.fill(
    ribbon(
      curve(x + 0.02, y + 0.14, x - 0.06, y + 0.16, x - 0.085, y + 0.02, x - 0.02, y - 0.11),
      0.022,
    ),
    shade,
    0.45,
    { alpha: 0.5, blur: 0.01 * p.frame.scale },
  );
}

function paintSkin(p: Pen, shape: FaceShape, look: FaceLook, relief: Relief): void {
  const { skin, hair } = look;
  const blood: Rgb = [Math.min(1, skin[0] * 1.02 + 0.02), skin[1] * 0.66, skin[2] * 0.62];
  const sallow: Rgb = [skin[0] * 0.93, skin[1] * 0.92, skin[2] * 0.8];
  const shaven = mix(skin, mix(hair, [0.08, 0.09, 0.12], 0.5), 0.5);
  const { noseRow, mouthRow, eyeRow } = shape;
  const rosy = lerp(0.36, 0.55, shape.softness) + (shape.isChild ? 0.15 : 0);
  const out: [number, number, number] = [0, 0, 0];
  const tint = (c: Rgb, k: number) => {
    out[0] += (c[0] - out[0]) * k;
    out[1] += (c[1] - out[1]) * k;
    out[2] += (c[2] - out[2]) * k;
  };
  p.volume(faceOutline(shape), {
    albedo: (u, v) => {
      out[0] = skin[0];
      out[1] = skin[1];
      out[2] = skin[2];
      const x = frontOf(shape, u, v);
      const side = x < 0 ? -x : x;
      tint(sallow, 0.5 * smoothstep(0.25, 0.7, v));
      tint(blood, rosy * bump((side - 0.42) / 0.36) * bump((v + 0.27) / 0.32));
      tint(blood, 0.4 * bump(x / 0.2) * bump((v - noseRow - 0.03) / 0.17));
      tint(blood, 0.22 * bump((side - shape.eyeSpread) / 0.26) * bump((v - eyeRow - 0.02) / 0.2));
      tint(blood, 0.2 * bump(x / 0.3) * bump((v + 0.95) / 0.16));
      if (look.stubble > 0) {
        const beard =
          smoothstep(-0.34, -0.52, v + 0.25 * bump(side / 0.35) * 0.2) *
          (1 - 0.75 * bump(x / 0.24) * bump((v - mouthRow) / 0.1));
        const cheek = smoothstep(0.75, 0.35, side - 0.1 - (v + 0.5) * 0.6);
        tint(shaven, look.stubble * beard * lerp(0.5, 1, cheek));
      }
      if (look.freckles && v > -0.5 && v < 0.25) {
        const gx = Math.floor(x * 34);
        const gy = Math.floor(v * 34);
        const chance = hash2(gx + 71, gy + 13);
        const dx = x * 34 - gx - 0.3 - 0.4 * hash2(gx, gy + 5);
        const dy = v * 34 - gy - 0.3 - 0.4 * hash2(gx + 9, gy);
        const area = bump((side - 0.25) / 0.5) * bump((v + 0.17) / 0.35);
        if (chance < 0.55 * area) {
          tint(
            [skin[0] * 0.66, skin[1] * 0.45, skin[2] * 0.34],
            0.6 * bump((dx * dx + dy * dy) * 9),
          );
        }
      }
      return out;
    },
    relief,
    grain: 0.035,
    grainScale: 26,
    gloss: 0.14,
    rim: 0.35,
    glow: 0.015,
  });
}

function paintNose(p: Pen, shape: FaceShape, skin: Rgb, shade: Rgb): void {
  const { noseRow: row, noseWidth, sinYaw } = shape;
  const out = (v: number) => noseDepthAt(shape, v) * 0.8;
  // The far edge of the nose against the cheek, and the shadow under its tip.
  const edge: number[] = [];
  for (let i = 0; i <= 8; i++) {
    const v = lerp(shape.eyeRow + 0.12, row + 0.05, i / 8);
    const [x] = project(shape, 0, v, out(v));
    edge.push(x + lerp(0.035, 0.1, i / 8) * noseWidth * (1 - 0.4 * sinYaw), v);
  }
  p.fill(
    ribbon(edge, (t) => 0.01 + 0.03 * t),
    shade,
    0.4,
    {
      alpha: 0.12 + 0.5 * sinYaw,
      blur: 0.02 * p.frame.scale,
    },
  );
  const [tip] = project(shape, 0, row, out(row + 0.03));
  const w = noseWidth;
  p.shade(
    blob(
      tip - 0.15 * w,
      row - 0.005,
      tip,
      row - 0.02,
      tip + 0.11 * w,
      row - 0.005,
      tip + 0.06 * w,
      row - 0.08,
      tip - 0.08 * w,
      row - 0.085,
    ),
    0.42,
    0.03,
  );
  for (const [dx, wide] of [
    [-0.085 * w, 0.042],
    [0.062 * w, 0.03],
  ] as const)
    p.fill(
      oval(tip + dx, row + 0.002, wide * w, 0.017, dx < 0 ? 0.25 : -0.25),
      mix(shade, [0, 0, 0], 0.45),
      0.35,
      { alpha: 0.85, blur: 0.006 * p.frame.scale },
    );
  p.fill(
    ribbon(
      curve(
        tip - 0.15 * w,
        row + 0.085,
        tip - 0.18 * w,
        row + 0.03,
        tip - 0.145 * w,
        row - 0.012,
        tip - 0.1 * w,
        row - 0.012,
      ),
      (t) => 0.006 + 0.014 * sin(t * 3.1),
    ),
    shade,
    0.45,
    { alpha: 0.6, blur: 0.005 * p.frame.scale },
  );
  const lit = p.lightAhead;
  p.fill(oval(tip + 0.02 * lit, row + 0.085, 0.035, 0.04), mix(skin, [1, 1, 1], 0.6), 0.95, {
    alpha: 0.32,
    blur: 0.035 * p.frame.scale,
  });
}

function paintMouth(
  p: Pen,
  shape: FaceShape,
  look: FaceLook,
  shade: Rgb,
  relief: Relief,
  random: Random,
): void {
  const { mouthRow: row, mouthWidth: w, lips, smile } = shape;
  const { skin, makeup } = look;
  const red = random.pick<Rgb>([
    [0.52, 0.05, 0.07],
    [0.5, 0.12, 0.14],
    [0.36, 0.03, 0.07],
  ]);
  const bare: Rgb = [skin[0] * 0.78, skin[1] * 0.46, skin[2] * 0.46];
  const lip = mix(bare, red, makeup * 0.7);
  const up = 0.05 * lips;
  const down = 0.085 * lips;
  const at = (...points: number[]) => projected(shape, ...points);
  const line = curve(
    ...at(
      -w,
      row + smile,
      -w * 0.5,
      row - 0.004 + smile * 0.25,
      -w * 0.16,
      row + 0.006,
      0,
      row - 0.004,
      w * 0.16,
      row + 0.006,
      w * 0.5,
      row - 0.004 + smile * 0.25,
      w,
      row + smile,
    ),
  );
  const soft = 0.008;
  p.volume(
    [
      ...at(
        -w * 0.98,
        row + smile,
        -w * 0.55,
        row + up * 0.72,
        -w * 0.2,
        row + up * 1.12,
        0,
        row + up * 0.86,
        w * 0.2,
        row + up * 1.12,
        w * 0.55,
        row + up * 0.72,
        w * 0.98,
        row + smile,
      ),
      ...at(w * 0.5, row - 0.01, 0, row - 0.012, -w * 0.5, row - 0.01),
    ],
    { albedo: mix(lip, shade, 0.22), relief, grain: 0.05, gloss: 0.1 + 0.3 * makeup, soft, rim: 0 },
  );
  p.volume(
    blob(
      ...at(
        -w * 0.92,
        row + smile * 0.8,
        -w * 0.45,
        row - 0.003,
        0,
        row - 0.01,
        w * 0.45,
        row - 0.003,
        w * 0.92,
        row + smile * 0.8,
        w * 0.55,
        row - down * 0.72,
        0,
        row - down,
        -w * 0.55,
        row - down * 0.72,
      ),
    ),
    { albedo: lip, relief, grain: 0.06, gloss: 0.16 + 0.4 * makeup, soft, rim: 0 },
  );
  p.fill(
    ribbon(line, (t) => 0.009 + 0.016 * sin(t * 3.14)),
    mix(shade, [0.02, 0, 0], 0.5),
    0.4,
    {
      alpha: 0.85,
      blur: 0.004 * p.frame.scale,
    },
  );
  const [glint] = project(shape, -0.02 * p.lightAhead, row);
  p.fill(
    oval(glint + 0.05 * p.lightAhead, row - down * 0.48, w * 0.3, down * 0.16),
    mix(lip, [1, 1, 1], 0.6),
    0.9,
    { alpha: 0.2 + 0.25 * makeup, blur: 0.02 * p.frame.scale },
  );
  for (const side of [-1, 1]) {
    const [x, y] = project(shape, side * w * 1.03, row + smile);
    p.fill(oval(x, y, 0.022, 0.02), shade, 0.45, { alpha: 0.6, blur: 0.012 * p.frame.scale });
  }
  // The lower lip's shadow on the chin.
  p.shade(
    blob(
      ...at(
        -w * 0.6,
        row - down * 1.1,
        0,
        row - down * 1.2,
        w * 0.6,
        row - down * 1.1,
        0,
        row - down * 1.2 - 0.06,
      ),
    ),
    0.22,
    0.025,
  );
}

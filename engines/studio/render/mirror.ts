/** What level water or ice mirrors: the stage from below the plane, at half the picture's edges. */
import type { Checkpoint } from '../core/canvas.ts';
import { sunAt } from './ambient.ts';
import type { LightMap } from './light-map.ts';
import { SKY } from './raster.ts';
import { rasteriserFor } from './render-stage.ts';
import { Shader } from './shader.ts';
import type { Soup } from './soup.ts';
import type { Stage } from './stage.ts';
import { SurfacePoint } from './surface-point.ts';
import { mirrorView, rayThrough } from './view.ts';

export interface Mirror {
  /** Writes what is mirrored at a sample of the picture; false where it is only sky. */
  sample(px: number, py: number, out: Float64Array): boolean;
}

export function mirrorStage(
  stage: Stage,
  soup: Soup,
  sunMaps: readonly LightMap[],
  fullWidth: number,
  fullHeight: number,
  checkpoint: Checkpoint,
): Mirror {
  const width = fullWidth >> 1;
  const height = fullHeight >> 1;
  const ground = stage.ground!;
  const view = mirrorView(stage.view, ground.y);
  const seen = rasteriserFor(width, height).draw(soup, view, null, checkpoint);
  const colors = new Float32Array(width * height * 4);
  const shader = new Shader(stage.light, view);
  const point = new SurfacePoint();
  const ray = new Float64Array(3);
  for (let y = 0, q = 0; y < height; y++) {
    if (y % 16 === 0) checkpoint();
    for (let x = 0; x < width; x++, q++) {
      const t = seen.triangle[q]!;
      if (t === SKY) continue;
      rayThrough(view, x + 0.5, y + 0.5, width, height, ray);
      point.find(soup, t, view, ray[0]!, ray[1]!, ray[2]!);
      // Nothing under the plane is mirrored by it.
      if (point.y < ground.y - 0.005) continue;
      const part = soup.parts[soup.partOf[t]!]!;
      const { surface } = shader;
      surface.r = point.r;
      surface.g = point.g;
      surface.b = point.b;
      surface.u = point.u;
      surface.v = point.v;
      const { nx, ny, nz } = point;
      shader.paint(
        point.x,
        point.y,
        point.z,
        nx,
        ny,
        nz,
        part.material,
        part.paint,
        part.back,
        point.distance,
      );
      let lit = 1;
      for (const map of sunMaps) {
        const bias = 1.6 / map.perMetre;
        const share = sunAt(
          map,
          point.x + nx * bias,
          point.y + ny * bias,
          point.z + nz * bias,
          stage.radius * 0.05,
          bias,
          1,
          0,
        );
        if (share < 0) continue;
        lit = share;
        break;
      }
      shader.light(point.x, point.y, point.z, part.material, lit, 0.8);
      shader.haze(point.distance);
      colors[q * 4] = shader.r;
      colors[q * 4 + 1] = shader.g;
      colors[q * 4 + 2] = shader.b;
      colors[q * 4 + 3] = 1;
    }
  }
  return {
    sample(px, py, out) {
      // Samples are two a pixel, the mirror has half a pixel: four to one.
      const x = Math.round(px / 4 - 0.5);
      const y = Math.round(py / 4 - 0.5);
      if (x < 0 || y < 0 || x >= width || y >= height) return false;
      const q = (y * width + x) * 4;
      if (colors[q + 3] === 0) return false;
      out[0] = colors[q]!;
      out[1] = colors[q + 1]!;
      out[2] = colors[q + 2]!;
      return true;
    },
  };
}

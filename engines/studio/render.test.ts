import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import type { EngineProgress } from '../engine.ts';
import { RenderCancelled, type RenderRequest, renderPicture, renderPixels } from './render.ts';
import { STYLES } from './style/style-words.fixture.ts';

function request(overrides: Partial<RenderRequest> = {}): RenderRequest {
  return {
    prompt: 'sea at night',
    negativePrompt: '',
    seed: 1,
    width: 128,
    height: 128,
    ...overrides,
  };
}

async function paint(overrides: Partial<RenderRequest> = {}) {
  return (await renderPicture(request(overrides))).image.bytes;
}

/** A picture takes a second or two; a loaded machine may take ten times as long. */
vi.setConfig({ testTimeout: 120_000 });

describe('renderer', () => {
  it('gives the same bytes for the same request', async () => {
    const small = { width: 80, height: 64 };
    for (const style of ['', ', watercolor', ', oil painting']) {
      const prompt = `a castle on a hill at sunset${style}`;
      const [a, b] = [await paint({ prompt, ...small }), await paint({ prompt, ...small })];
      expect(Buffer.compare(a, b)).toBe(0);
    }
  });

  it('gives other pictures for other seeds and prompts', async () => {
    const a = await paint();
    expect(Buffer.compare(a, await paint({ seed: 2 }))).not.toBe(0);
    expect(Buffer.compare(a, await paint({ prompt: 'sea at dawn' }))).not.toBe(0);
    expect(Buffer.compare(a, await paint({ negativePrompt: 'stars' }))).not.toBe(0);
  });

  it.each([
    [1024, 1024],
    [768, 1024],
    [1024, 768],
    [1536, 864],
    [1536, 656],
    [576, 1024],
    [1024, 819],
    [1536, 960],
  ])('makes a PNG of exactly %i x %i', async (width, height) => {
    const metadata = await sharp(await paint({ width, height })).metadata();
    expect(metadata).toMatchObject({ format: 'png', width, height });
  });

  it.each([
    [64, 64, 'castle by a river, oil'],
    [64, 512, 'lake with boats, watercolor'],
    [513, 65, 'foggy forest'],
  ])('makes extreme sizes and ratios: %i x %i', async (width, height, prompt) => {
    const metadata = await sharp(await paint({ prompt, width, height })).metadata();
    expect(metadata).toMatchObject({ width, height });
  });

  it('paints no broken pixels in any time of day, weather or ground', async () => {
    const times = ['dawn', 'day', 'golden hour', 'sunset', 'dusk', 'night'];
    const skies = ['clear', 'snow', 'rain', 'storm', 'fog', 'overcast'];
    const grounds = [
      'castle on a hill',
      'river village',
      'lake',
      'lighthouse by the sea',
      'forest',
      'mountains',
    ];
    for (const [i, time] of times.entries()) {
      for (const [j, ground] of grounds.entries()) {
        // Half of all pairs: each time meets each ground or its neighbour.
        if ((i + j) % 2 === 1) continue;
        const prompt = `${ground}, ${time}, ${skies[(i * 2 + j) % skies.length]}`;
        const bytes = await paint({ prompt, seed: i * 7 + j, width: 64, height: 48 });
        const { channels } = await sharp(bytes).stats();
        // A NaN in the light spreads through bloom into a black field.
        for (const channel of channels) expect(channel.max - channel.min).toBeGreaterThan(20);
        const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
        let black = 0;
        for (let k = 0; k < data.length; k += 3)
          if (data[k]! + data[k + 1]! + data[k + 2]! === 0) black++;
        expect(black / (data.length / 3), prompt).toBeLessThan(0.2);
      }
    }
  });

  it('reports progress that never falls, with a preview before the picture', async () => {
    const reports: EngineProgress[] = [];
    await renderPicture(request(), { onProgress: (report) => reports.push(report) });
    const values = reports.map((r) => r.progress);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(values[0]).toBe(0);
    expect(values.at(-1)).toBe(1);
    const previews = reports.filter((r) => r.preview);
    expect(previews).toHaveLength(1);
    expect(previews[0]!.progress).toBeLessThan(0.5);
    const metadata = await sharp(previews[0]!.preview!.bytes).metadata();
    expect(metadata).toMatchObject({ width: 32, height: 32 });
  });

  it('stops within a few checkpoints of being cancelled', async () => {
    for (const afterChecks of [1, 5, 40]) {
      let checks = 0;
      const painting = renderPicture(request({ prompt: 'castle by a lake, oil painting' }), {
        isCancelled: () => ++checks >= afterChecks,
      });
      await expect(painting).rejects.toBeInstanceOf(RenderCancelled);
      expect(checks).toBe(afterChecks);
    }
  });

  it('asks whether it is cancelled at least every 200 ms of work, in every style', async () => {
    const cpuMs = () => {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    };
    for (const style of STYLES) {
      let last = cpuMs();
      let longest = 0;
      let asked = 0;
      const size = { width: 512, height: 512 };
      await renderPicture(request({ prompt: `a castle, ${style}`, ...size }), {
        isCancelled: () => {
          const now = cpuMs();
          longest = Math.max(longest, now - last);
          last = now;
          asked++;
          return false;
        },
      });
      expect(asked, style).toBeGreaterThan(60);
      // Processor time: waiting for a busy machine is not the engine's doing.
      expect(longest, style).toBeLessThan(200);
    }
  });

  it('draws hostile prompts like any other', async () => {
    for (const prompt of ['', '🏰🌅', 'قلعة', '\u0000\ud800', '('.repeat(4000), 'x'.repeat(4000)]) {
      expect((await paint({ prompt, width: 64, height: 64 })).length).toBeGreaterThan(500);
    }
  });
});

/** Mean difference of two pictures, 8 bit levels. */
function distance(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length;
}

describe('variations', () => {
  const prompts = ['a castle on a hill at sunset', 'a fox in the snow', 'marble texture'];
  const vary = (prompt: string, strength: number) =>
    renderPixels(request({ prompt, width: 96, height: 96, variation: { seed: 77, strength } }));

  it.each(prompts)('begin at the seed and end at the other: %s', (prompt) => {
    const own = renderPixels(request({ prompt, width: 96, height: 96 }));
    const other = renderPixels(request({ prompt, width: 96, height: 96, seed: 77 }));
    expect(distance(vary(prompt, 0), own)).toBe(0);
    expect(distance(vary(prompt, 1), other)).toBe(0);
    expect(distance(own, other)).toBeGreaterThan(4);
  });

  it('leave the seed gradually: a little strength changes little', () => {
    const steps = [0.1, 0.4, 0.8, 1];
    const far = steps.map(() => 0);
    for (const prompt of [...prompts, 'a lake with mountains', 'a city at night', 'a nebula']) {
      const own = vary(prompt, 0);
      steps.forEach((strength, i) => {
        far[i]! += distance(own, vary(prompt, strength));
      });
    }
    expect(far[0]).toBeGreaterThan(0);
    expect(far[0]).toBeLessThan(far[3]! * 0.6);
    expect(far[0]).toBeLessThan(far[2]!);
    expect(far[1]).toBeLessThan(far[3]!);
  });

  it('keep the composition at small strengths: a blurred copy hardly moves', async () => {
    const blur = async (pixels: Uint8Array) =>
      new Uint8Array(
        await sharp(pixels, { raw: { width: 96, height: 96, channels: 3 } })
          .resize(8, 8, { fit: 'fill' })
          .raw()
          .toBuffer(),
      );
    let near = 0;
    let far = 0;
    for (const prompt of ['a castle on a hill at sunset', 'a lake with mountains']) {
      const own = await blur(vary(prompt, 0));
      near += distance(own, await blur(vary(prompt, 0.15)));
      far += distance(own, await blur(vary(prompt, 1)));
    }
    expect(near).toBeLessThan(far * 0.5);
  });
});

describe('pictures that repeat', () => {
  /** Mean difference between two columns, or two rows. */
  function step(pixels: Uint8Array, w: number, h: number, across: boolean, a: number, b: number) {
    let sum = 0;
    const lines = across ? h : w;
    for (let i = 0; i < lines; i++) {
      for (let c = 0; c < 3; c++) {
        const at = (p: number) => (across ? i * w + p : p * w + i) * 3 + c;
        sum += Math.abs(pixels[at(a)]! - pixels[at(b)]!);
      }
    }
    return sum / lines / 3;
  }

  /** The step over the edge, and the largest that the picture has within itself. */
  function steps(pixels: Uint8Array, w: number, h: number, across: boolean) {
    const long = across ? w : h;
    let inside = 0;
    for (let p = 0; p < long - 1; p++) {
      inside = Math.max(inside, step(pixels, w, h, across, p, p + 1));
    }
    return { seam: step(pixels, w, h, across, long - 1, 0), inside };
  }

  it.each([
    'abstract geometric shapes',
    'marble texture',
    'a fractal',
    'a gradient',
    'abstract mosaic',
    'stripes',
    'a mandala',
    'abstract waves',
    'a lake with mountains',
    'a city at night, oil painting',
    'flowers in a meadow, watercolor',
    'marble texture, mosaic tiles',
  ])('go on over their edges: %s', (prompt) => {
    for (const seed of [1, 2, 3]) {
      const [w, h] = [144, 112];
      const pixels = renderPixels(request({ prompt, seed, width: w, height: h, tiling: true }));
      for (const across of [true, false]) {
        const { seam, inside } = steps(pixels, w, h, across);
        expect(seam, `${prompt} ${seed} ${across}`).toBeLessThanOrEqual(inside * 1.2 + 2);
      }
    }
  });

  it('would notice a seam', () => {
    const [w, h] = [144, 112];
    const pixels = renderPixels(request({ prompt: 'a lake with mountains', width: w, height: h }));
    const { seam, inside } = steps(pixels, w, h, false);
    expect(seam).toBeGreaterThan(inside * 1.5);
  });
});

import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import type { EngineProgress } from '../engine.ts';
import { RenderCancelled, type RenderRequest, renderPicture } from './render.ts';

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

  it('asks often whether it is cancelled, in every phase', async () => {
    const gaps: number[] = [];
    let last = performance.now();
    await renderPicture(request({ prompt: 'castle, watercolor', width: 256, height: 256 }), {
      isCancelled: () => {
        const now = performance.now();
        gaps.push(now - last);
        last = now;
        return false;
      },
    });
    expect(gaps.length).toBeGreaterThan(100);
    // Nineteen of twenty, and generous: typical gaps are a few milliseconds, but machines are busy.
    gaps.sort((a, b) => a - b);
    expect(gaps[Math.floor(gaps.length * 0.95)]).toBeLessThan(200);
  });

  it('draws hostile prompts like any other', async () => {
    for (const prompt of ['', '🏰🌅', 'قلعة', '\u0000\ud800', '('.repeat(4000), 'x'.repeat(4000)]) {
      expect((await paint({ prompt, width: 64, height: 64 })).length).toBeGreaterThan(500);
    }
  });
});

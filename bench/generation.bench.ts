import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { imageSettingsSchema } from '../contract/image-settings.ts';
import type { EngineRequest, RunOptions } from '../engines/engine.ts';
import { storeImageFiles } from '../server/features/images/image-files.ts';
import { TestEngine } from '../test/test-engine.ts';
import type { TestMember, TestOchre } from '../test/test-ochre.ts';
import { measure, type Row, summarize } from './measure.ts';

const runs = 50;
const edge = 1024;

/** As hard to pack as a real picture: soft shapes under fine grain. */
async function paintPhotograph(): Promise<Uint8Array<ArrayBuffer>> {
  const soft = await sharp({
    create: {
      width: edge,
      height: edge,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .blur(6)
    .raw()
    .toBuffer();
  const grained = soft.map((value) => Math.max(0, Math.min(255, value + Math.random() * 8 - 4)));
  const png = await sharp(grained, { raw: { width: edge, height: edge, channels: 3 } })
    .png()
    .toBuffer();
  return new Uint8Array(png);
}

/** An engine that says how long it had the request, so that it can be taken off. */
export class MeasuredEngine extends TestEngine {
  readonly spentMs: number[] = [];

  override async run(request: EngineRequest, options: RunOptions) {
    const startedAt = performance.now();
    const image = await super.run(request, options);
    this.spentMs.push(performance.now() - startedAt);
    return image;
  }
}

/** From the request to the event that shows the image, less the engine's own time. */
export async function benchGeneration(
  ochre: TestOchre,
  member: TestMember,
  engine: MeasuredEngine,
): Promise<Row[]> {
  const bytes = await paintPhotograph();
  engine.behaviour = ({ seed, width, height }) => ({
    bytes,
    mimeType: 'image/png',
    effective: {
      seed,
      steps: null,
      guidanceScale: null,
      sampler: null,
      style: null,
      strength: null,
    },
    width,
    height,
    notDrawn: [],
    modelVersion: '1',
  });
  const stream = await member.listen();
  const overheads: number[] = [];
  for (let i = -5; i < runs; i++) {
    const startedAt = performance.now();
    const { items } = await member.client.generations.create({ prompt: 'a bench' });
    const task = await stream.settled(items[0]!.id);
    if (task.status !== 'succeeded') throw new Error(`a generation ${task.status}`);
    if (i >= 0) overheads.push(performance.now() - startedAt - engine.spentMs.at(-1)!);
  }
  stream.close();

  const picture = { bytes, width: edge, height: edge };
  const metadata = {
    prompt: 'a bench',
    settings: imageSettingsSchema.parse({ seed: 1 }),
    width: edge,
    height: edge,
    model: 'm',
    software: 's',
    sourceType: 'algorithmicMedia',
    license: null,
  } as const;
  const encode = {
    what: 'bare sharp, PNG to WebP',
    measured: await measure(runs, () => sharp(bytes).webp({ quality: 80, effort: 0 }).toBuffer()),
  };
  return [
    {
      what: 'generation 1024 x 1024, request to event, less the engine',
      measured: summarize(overheads),
      ceiling: encode,
    },
    {
      what: 'its files: check, PNG with metadata, two WebP, disk',
      measured: await measure(runs, (i) =>
        storeImageFiles(ochre.ctx.storage, `bench-${i + 10}`, picture, metadata),
      ),
      ceiling: encode,
    },
  ];
}

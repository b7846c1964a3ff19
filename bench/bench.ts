/** All benchmarks on the embedded default, in one run; `npm run bench`. See docs/benchmarks.md. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makePremium } from '../test/factories.ts';
import { startTestOchre } from '../test/test-ochre.ts';
import { benchDelivery } from './delivery.bench.ts';
import { benchGeneration, MeasuredEngine } from './generation.bench.ts';
import { benchListing, insertBenchImages } from './listing.bench.ts';
import { formatTable, type Row } from './measure.ts';
import { benchSignIn } from './sign-in.bench.ts';

const imageCount = Number(process.env.BENCH_IMAGES ?? 1_000_000);
const webDirectory = path.resolve(import.meta.dirname, '../build/client');
const hasPages = fs.existsSync(webDirectory);

const engine = new MeasuredEngine({ id: 'bench' });
const ochre = await startTestOchre({
  engines: [engine],
  ...(hasPages ? { webDirectory } : {}),
});
const rows: Row[] = [];
try {
  const maker = await ochre.signUp();
  await makePremium(ochre, maker);
  rows.push(...(await benchGeneration(ochre, maker, engine)));
  rows.push(...(await benchDelivery(ochre, maker, hasPages)));
  rows.push(...(await benchSignIn(ochre, maker)));
  const collector = await ochre.signUp();
  process.stdout.write(`Writing ${imageCount} images ...\n`);
  const startedAt = performance.now();
  await insertBenchImages(ochre, collector.id, imageCount);
  process.stdout.write(`... in ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
  rows.push(...(await benchListing(ochre, collector, imageCount)));
} finally {
  await ochre.stop();
}

const [cpu] = os.cpus();
process.stdout.write(
  [
    '',
    `Node ${process.version}, ${os.availableParallelism()} x ${cpu?.model ?? 'unknown'}, load ${os
      .loadavg()
      .map((value) => value.toFixed(1))
      .join(' ')}`,
    hasPages ? '' : 'The web part is not built, so no page was measured.',
    formatTable(rows),
    '',
  ].join('\n'),
);

/** How fast the built-in engine paints; `npm run bench:engine`. See docs/benchmarks.md. */
import os from 'node:os';
import { type RenderPhase, renderPicture } from '../engines/studio/render.ts';
import { ENGINE_PROMPTS, type EnginePrompt, LARGE_PROMPTS } from './engine-prompts.ts';
import { summarize } from './measure.ts';

/** Aims, PNG encoding excluded. */
const CEILINGS = { medianMs: 1000, worstMs: 2500, largeRatio: 4, memoryMb: 600 } as const;

/** BENCH_ONLY=oil takes the prompts that contain the word. */
const only = process.env.BENCH_ONLY;

interface Timing {
  wallMs: number;
  /** Processor time of this thread: what the wall clock shows on an idle machine. */
  cpuMs: number;
  phases: Map<RenderPhase, number>;
}

const cpuNow = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

async function time({ prompt, seed }: EnginePrompt, edge: number): Promise<Timing> {
  const phases = new Map<RenderPhase, number>();
  const startedAt = performance.now();
  const cpuAtStart = cpuNow();
  let last = cpuAtStart;
  let encodeFrom = 0;
  let wallMs = 0;
  await renderPicture(
    { prompt, negativePrompt: '', seed, width: edge, height: edge },
    {
      onPhase: (phase) => {
        const now = cpuNow();
        phases.set(phase, now - last);
        last = now;
        if (phase === 'finish') {
          wallMs = performance.now() - startedAt;
          encodeFrom = now;
        }
      },
    },
  );
  return { wallMs, cpuMs: encodeFrom - cpuAtStart, phases };
}

/**
 * A fixed piece of arithmetic, best of five, in ms: how fast the processor is just now. Other work on
 * the same cores slows it as it slows the pictures, so figures of two runs compare by it.
 */
function yardstick(): number {
  const values = new Float32Array(1 << 16);
  let best = Infinity;
  for (let run = 0; run < 5; run++) {
    const startedAt = cpuNow();
    for (let round = 0; round < 300; round++) {
      for (let i = 1; i < values.length; i++) values[i] = values[i - 1]! * 0.5 + i;
    }
    best = Math.min(best, cpuNow() - startedAt);
  }
  return best;
}

const chosen = ENGINE_PROMPTS.filter(({ prompt }) => !only || prompt.includes(only));
process.stdout.write(
  'CPU and wall time in ms at 1024 x 1024, PNG excluded; preview, scene, style and finish in CPU time.\n\n' +
    '|  cpu | wall | prev | scene | style | finish | study | ratio | prompt\n' +
    '| ---: | ---: | ---: | ----: | ----: | -----: | ----: | ----: | ------\n',
);
// The first picture pays for the compiler: not counted.
await time(ENGINE_PROMPTS[0]!, 512);

const row = (cells: readonly (number | string)[], widths: readonly number[]) =>
  `| ${cells
    .map((cell, i) =>
      (typeof cell === 'number' ? String(Math.round(cell)) : cell).padStart(widths[i] ?? 0),
    )
    .join(' | ')}\n`;
const WIDTHS = [4, 4, 4, 5, 5, 6, 5, 5];
const cells = (entry: EnginePrompt, timing: Timing) => {
  const phase = (name: RenderPhase) => timing.phases.get(name) ?? 0;
  return [
    timing.cpuMs,
    timing.wallMs,
    phase('preview'),
    phase('scene'),
    phase('style'),
    phase('finish'),
    entry.studyMs ?? '',
    entry.studyMs ? (timing.cpuMs / entry.studyMs).toFixed(2) : '',
    entry.prompt,
  ];
};

const timings = new Map<EnginePrompt, Timing>();
for (const entry of chosen) {
  const timing = await time(entry, 1024);
  timings.set(entry, timing);
  process.stdout.write(row(cells(entry, timing), WIDTHS));
}
const large: number[] = [];
if (!only) {
  process.stdout.write('\n2048 x 2048\n');
  for (const index of LARGE_PROMPTS) {
    const entry = ENGINE_PROMPTS[index]!;
    // Beside a small one painted just now: the machine may have been busier before.
    const small = await time(entry, 1024);
    const timing = await time(entry, 2048);
    large.push(timing.cpuMs / small.cpuMs);
    process.stdout.write(row(cells(entry, timing), WIDTHS));
  }
}

const all = [...timings.values()];
const verdict = (what: string, measured: number, ceiling: number, unit: string) =>
  `${what.padEnd(34)} ${measured.toFixed(unit === '' ? 2 : 0)}${unit}, at most ${ceiling}${unit}: ${
    measured <= ceiling ? 'met' : 'NOT MET'
  }\n`;
const cpu = summarize(all.map((t) => t.cpuMs));
const wall = summarize(all.map((t) => t.wallMs));
const previews = summarize(all.map((t) => (t.phases.get('preview') ?? 0) / t.cpuMs));
process.stdout.write(
  [
    '\n',
    verdict('median, CPU', cpu.medianMs, CEILINGS.medianMs, ' ms'),
    verdict('median, wall', wall.medianMs, CEILINGS.medianMs, ' ms'),
    verdict('worst, CPU', Math.max(...all.map((t) => t.cpuMs)), CEILINGS.worstMs, ' ms'),
    verdict('worst, wall', Math.max(...all.map((t) => t.wallMs)), CEILINGS.worstMs, ' ms'),
    ...(large.length > 0
      ? [verdict('2048 to 1024, CPU, worst', Math.max(...large), CEILINGS.largeRatio, '')]
      : []),
    verdict(
      'peak memory of the process',
      process.resourceUsage().maxRSS / 1024,
      CEILINGS.memoryMb,
      ' MB',
    ),
    `yardstick (compare two runs by it): ${yardstick().toFixed(0)} ms\n`,
    `preview, median share              ${(previews.medianMs * 100).toFixed(1)} %\n`,
    `Node ${process.version}, ${os.availableParallelism()} cores, load ${os
      .loadavg()
      .map((value) => value.toFixed(1))
      .join(' ')}\n`,
  ].join(''),
);

export interface Measured {
  medianMs: number;
  p95Ms: number;
}

export interface Row {
  what: string;
  measured: Measured;
  /** The least that could do the same work; absent where nothing can. */
  ceiling?: { what: string; measured: Measured };
}

/** Runs one after the other, after a few that only warm up. */
export async function measure(
  runs: number,
  run: (index: number) => Promise<unknown>,
): Promise<Measured> {
  for (let i = 0; i < Math.min(5, runs); i++) await run(-1 - i);
  const times: number[] = [];
  for (let i = 0; i < runs; i++) {
    const startedAt = performance.now();
    await run(i);
    times.push(performance.now() - startedAt);
  }
  return summarize(times);
}

export function summarize(timesMs: number[]): Measured {
  const sorted = [...timesMs].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { medianMs: at(0.5), p95Ms: at(0.95) };
}

/** Markdown, so that it can be kept as it is. */
export function formatTable(rows: readonly Row[]): string {
  const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1);
  const cells = rows.map(({ what, measured, ceiling }) => [
    what,
    ms(measured.medianMs),
    ms(measured.p95Ms),
    ceiling ? `${ceiling.what}: ${ms(ceiling.measured.medianMs)}` : '',
    ceiling ? (measured.medianMs / ceiling.measured.medianMs).toFixed(1) : '',
  ]);
  const head = ['What', 'median, ms', 'p95, ms', 'ceiling, median in ms', 'ratio'];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]!.length)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...cells.map(line)].join('\n');
}

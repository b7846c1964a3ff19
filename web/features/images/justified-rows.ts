/** A row of pictures that are equally high and together as wide as the container. */
export interface JustifiedRow {
  /** Index of its first picture. */
  start: number;
  /** Index after its last picture. */
  end: number;
  /** Pixels. */
  height: number;
  /** Pixels of each picture. */
  widths: number[];
}

export interface RowMeasures {
  /** Pixels. */
  containerWidth: number;
  /** Pixels; rows come as near to it as whole pictures allow. */
  targetHeight: number;
  /** Pixels between pictures. */
  gap: number;
}

/**
 * Breaks pictures into justified rows without cropping any. Each row ends where its height comes
 * nearest to the target; the last row keeps the target height rather than being stretched.
 * Linear in the number of pictures.
 * @param ratios width / height of each picture, all above 0
 */
export function layOutRows(
  ratios: readonly number[],
  { containerWidth, targetHeight, gap }: RowMeasures,
): JustifiedRow[] {
  const rows: JustifiedRow[] = [];
  if (containerWidth <= 0) return rows;
  const heightOf = (ratioSum: number, count: number) =>
    Math.max(1, (containerWidth - gap * (count - 1)) / ratioSum);

  const close = (start: number, end: number, height: number) =>
    rows.push({ start, end, height, widths: ratios.slice(start, end).map((r) => r * height) });

  let start = 0;
  let ratioSum = 0;
  for (let index = 0; index < ratios.length; index += 1) {
    const count = index - start + 1;
    const heightBefore = count > 1 ? heightOf(ratioSum, count - 1) : Number.POSITIVE_INFINITY;
    ratioSum += ratios[index]!;
    const height = heightOf(ratioSum, count);
    if (height > targetHeight) continue;
    if (heightBefore - targetHeight < targetHeight - height) {
      close(start, index, heightBefore);
      start = index;
      ratioSum = ratios[index]!;
      // A picture wider than the container at target height is a row by itself.
      const alone = heightOf(ratioSum, 1);
      if (alone > targetHeight) continue;
      close(start, index + 1, alone);
    } else {
      close(start, index + 1, height);
    }
    start = index + 1;
    ratioSum = 0;
  }
  if (start < ratios.length)
    close(start, ratios.length, Math.min(targetHeight, heightOf(ratioSum, ratios.length - start)));
  return rows;
}

/** The row that holds a picture; -1 when none does. */
export function findRowOf(rows: readonly JustifiedRow[], index: number): number {
  let low = 0;
  let high = rows.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const row = rows[middle]!;
    if (index < row.start) high = middle - 1;
    else if (index >= row.end) low = middle + 1;
    else return middle;
  }
  return -1;
}

/** The picture above (-1) or below (1) that stands nearest to the middle of the given one. */
export function findVerticalNeighbour(
  rows: readonly JustifiedRow[],
  index: number,
  direction: 1 | -1,
  gap: number,
): number | null {
  const rowIndex = findRowOf(rows, index);
  const row = rows[rowIndex];
  const next = rows[rowIndex + direction];
  if (!row || !next) return null;
  const middle = middlesOf(row, gap)[index - row.start]!;
  let nearest = 0;
  const middles = middlesOf(next, gap);
  for (const [position, candidate] of middles.entries())
    if (Math.abs(candidate - middle) < Math.abs(middles[nearest]! - middle)) nearest = position;
  return next.start + nearest;
}

function middlesOf(row: JustifiedRow, gap: number): number[] {
  let left = 0;
  return row.widths.map((width) => {
    const middle = left + width / 2;
    left += width + gap;
    return middle;
  });
}

/** Level lines of a plane, as polylines. */

/** Sides of a cell, clockwise from the top; a line enters by one and leaves by another. */
const TOP = 0;
const RIGHT = 1;
const BOTTOM = 2;
const LEFT = 3;

/**
 * For each case (bits: top left 1, top right 2, bottom right 4, bottom left 8 are inside), the side
 * by which a line leaves that entered by side `from`; -1 where none does. Saddles keep the insides
 * apart.
 */
const EXITS: readonly (readonly number[])[] = [
  [-1, -1, -1, -1],
  [LEFT, -1, -1, TOP],
  [RIGHT, TOP, -1, -1],
  [-1, LEFT, -1, RIGHT],
  [-1, BOTTOM, RIGHT, -1],
  [LEFT, BOTTOM, RIGHT, TOP],
  [BOTTOM, -1, TOP, -1],
  [-1, -1, LEFT, BOTTOM],
  [-1, -1, LEFT, BOTTOM],
  [BOTTOM, -1, TOP, -1],
  [RIGHT, TOP, LEFT, BOTTOM],
  [-1, BOTTOM, RIGHT, -1],
  [-1, LEFT, -1, RIGHT],
  [RIGHT, TOP, -1, -1],
  [LEFT, -1, -1, TOP],
  [-1, -1, -1, -1],
];

/**
 * Traces where a plane crosses a level.
 * @returns lines as [x0, y0, x1, y1, ...] in cells, closed ones ending where they began
 * @see Maple 2003, "Geometric design and space planning using the marching squares and marching
 * cube algorithms"
 */
export function traceContours(
  plane: Float32Array,
  width: number,
  height: number,
  level: number,
): number[][] {
  const columns = width - 1;
  const rows = height - 1;
  const caseAt = (x: number, y: number): number => {
    const i = y * width + x;
    return (
      (plane[i]! >= level ? 1 : 0) |
      (plane[i + 1]! >= level ? 2 : 0) |
      (plane[i + width + 1]! >= level ? 4 : 0) |
      (plane[i + width]! >= level ? 8 : 0)
    );
  };
  const pushCrossing = (line: number[], x: number, y: number, side: number) => {
    const i = y * width + x;
    const from = side === BOTTOM ? i + width : side === RIGHT ? i + 1 : i;
    const to = side === TOP || side === BOTTOM ? from + 1 : from + width;
    const a = plane[from]!;
    const b = plane[to]!;
    const t = a === b ? 0.5 : (level - a) / (b - a);
    if (side === TOP || side === BOTTOM) line.push(x + t, y + (side === BOTTOM ? 1 : 0));
    else line.push(x + (side === RIGHT ? 1 : 0), y + t);
  };
  // Two bits a cell: a saddle is passed twice, by different entries.
  const passed = new Uint8Array(columns * rows);
  const lines: number[][] = [];
  const follow = (startX: number, startY: number, entry: number): number[] => {
    const line: number[] = [];
    let x = startX;
    let y = startY;
    let side = entry;
    pushCrossing(line, x, y, side);
    for (;;) {
      const exit = EXITS[caseAt(x, y)]![side]!;
      const cell = y * columns + x;
      if (exit < 0 || (passed[cell]! & (1 << side)) !== 0) return line;
      passed[cell]! |= (1 << side) | (1 << exit);
      pushCrossing(line, x, y, exit);
      if (exit === TOP) y--;
      else if (exit === BOTTOM) y++;
      else if (exit === LEFT) x--;
      else x++;
      if (x < 0 || y < 0 || x >= columns || y >= rows) return line;
      side = (exit + 2) % 4;
    }
  };
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const found = caseAt(x, y);
      if (found === 0 || found === 15) continue;
      const exits = EXITS[found]!;
      for (let side = 0; side < 4; side++) {
        const exit = exits[side]!;
        if (exit < 0 || (passed[y * columns + x]! & (1 << side)) !== 0) continue;
        // Open lines start anywhere: follow one way, then the other, and join.
        const forth = follow(x, y, side);
        const nextX = x + (side === LEFT ? -1 : side === RIGHT ? 1 : 0);
        const nextY = y + (side === TOP ? -1 : side === BOTTOM ? 1 : 0);
        const isInside = nextX >= 0 && nextY >= 0 && nextX < columns && nextY < rows;
        const back = isInside ? follow(nextX, nextY, (side + 2) % 4) : [];
        const line: number[] = [];
        for (let i = back.length - 2; i >= 2; i -= 2) line.push(back[i]!, back[i + 1]!);
        for (const v of forth) line.push(v);
        if (line.length >= 4) lines.push(line);
      }
    }
  }
  return lines;
}

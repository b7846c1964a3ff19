import { describe, expect, it } from 'vitest';
import {
  emptySelection,
  extendSelection,
  keepShown,
  selectAll,
  toggleSelected,
} from './image-selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const sorted = (ids: ReadonlySet<string>) => [...ids].sort();

describe('image selection', () => {
  it('chooses and leaves', () => {
    const one = toggleSelected(emptySelection, 'b');
    expect(sorted(one.ids)).toEqual(['b']);
    expect(toggleSelected(one, 'b').ids.size).toBe(0);
  });

  it('reaches from the last chosen one, in both directions', () => {
    const one = toggleSelected(emptySelection, 'c');
    expect(sorted(extendSelection(one, shown, 'e').ids)).toEqual(['c', 'd', 'e']);
    expect(sorted(extendSelection(one, shown, 'a').ids)).toEqual(['a', 'b', 'c']);
  });

  it('keeps the anchor over several ranges', () => {
    const range = extendSelection(toggleSelected(emptySelection, 'c'), shown, 'd');
    expect(sorted(extendSelection(range, shown, 'b').ids)).toEqual(['b', 'c', 'd']);
  });

  it('starts with the image itself when there is nothing to reach from', () => {
    expect(extendSelection(emptySelection, shown, 'd')).toEqual({
      ids: new Set(['d']),
      anchorId: 'd',
    });
  });

  it('drops what is not shown any more', () => {
    const all = selectAll(shown);
    expect(keepShown(all, shown)).toBe(all);
    expect(sorted(keepShown(all, ['b', 'x']).ids)).toEqual(['b']);
  });
});

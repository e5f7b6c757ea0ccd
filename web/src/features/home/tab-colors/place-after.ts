/**
 * The index a key moves to in a grid: left and right through all cells, up and down within the column, wrapping at the
 * ends; Home and End within the row. -1 for other keys.
 */
export function placeAfter(key: string, place: number, perRow: number, count: number): number {
  if (key === 'Home') return place - (place % perRow);
  if (key === 'End') return Math.min(place - (place % perRow) + perRow, count) - 1;
  const steps = new Map([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
    ['ArrowUp', -perRow],
    ['ArrowDown', perRow],
  ]);
  const step = steps.get(key);
  return step === undefined ? -1 : (place + step + count) % count;
}

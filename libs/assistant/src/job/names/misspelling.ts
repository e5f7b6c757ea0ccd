const MIN_LENGTH = 5;
/** Letters from which two mistakes are forgiven. */
const LONG = 8;

/** Whether one word is probably the other, misspelled. */
export function isMisspelling(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const most = shorter >= LONG ? 2 : 1;
  const isFar = Math.abs(one.length - other.length) > most;
  if (shorter < MIN_LENGTH || isFar || one[0] !== other[0]) return false;
  return distance(one, other) <= most;
}

/** Letters to insert, delete or replace. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const ones = new Uint8Array(256);
for (let byte = 1; byte < 256; byte += 1) ones[byte] = (byte & 1) + (ones[byte >> 1] as number);

/**
 * Adds a row of one-bit pixels to the sums of its columns, without unpacking it.
 * @param start index of the row's first byte
 * @param starts of each column its first pixel, and at last the width
 * @param values of a pixel that is 0 and of one that is 1
 * @returns the highest value of a pixel
 */
export function addBilevelRow(
  bytes: Uint8Array,
  start: number,
  starts: Uint32Array,
  [zero, one]: readonly [zero: number, one: number],
  sums: Float64Array,
): number {
  let total = 0;
  const columns = starts.length - 1;
  for (let column = 0; column < columns; column += 1) {
    const from = starts[column] as number;
    const to = starts[column + 1] as number;
    const count = onesIn(bytes, start, from, to);
    total += count;
    sums[column] = (sums[column] as number) + count * one + (to - from - count) * zero;
  }
  const width = starts[columns] as number;
  return Math.max(total > 0 ? one : 0, total < width ? zero : 0);
}

/** The number of ones among the pixels from one on and before another. */
function onesIn(bytes: Uint8Array, start: number, from: number, to: number): number {
  const last = start + ((to - 1) >> 3);
  let at = start + (from >> 3);
  const head = 0xff >> (from & 7);
  const tail = 0xff << (7 - ((to - 1) & 7));
  if (at === last) return ones[(bytes[at] as number) & head & tail] as number;
  let count = ones[(bytes[at] as number) & head] as number;
  for (at += 1; at < last; at += 1) count += ones[bytes[at] as number] as number;
  return count + (ones[(bytes[last] as number) & tail] as number);
}

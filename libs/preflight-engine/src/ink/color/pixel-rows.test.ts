import { describe, expect, it } from '@jest/globals';
import { ByteGrid } from '../../icc/byte-grid.ts';
import { assumedCondition } from '../../icc/press-condition.ts';
import { srgb } from '../../icc/srgb.ts';
import { convertedRow, grayRow, inkRow, lackingRow, type PixelRow } from './pixel-rows.ts';

const random = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

/** Pixels in a random order, some of them repeated or not shown. */
function shown(components: number, count: number): PixelRow {
  const next = random(7);
  const samples = Uint8Array.from({ length: components * 50 }, () => next() * 256);
  const pixels = Int32Array.from({ length: count }, () => Math.floor(next() * 52) - 2).map((pixel) =>
    Math.max(-1, pixel),
  );
  for (let cell = 1; cell < count; cell += 3) pixels[cell] = pixels[cell - 1] ?? -1;
  return { samples, components, pixels, count };
}

const planes = (count: number, cells: number) =>
  Array.from({ length: count }, () => new Uint8ClampedArray(cells));

describe('rows of pixels', () => {
  it('F9 rows of gray, ink and light pixels are what each pixel has or lacks', () => {
    const row = shown(3, 20);
    const [ink, lacking, gray] = [planes(3, 20), planes(3, 20), planes(1, 20)];
    inkRow(row, ink);
    lackingRow(row, lacking);
    grayRow(row, gray);
    row.pixels.forEach((pixel, cell) => {
      const own = [0, 1, 2].map((index) => (pixel < 0 ? 0 : row.samples[3 * pixel + index]));
      expect(ink.map((plane) => plane[cell])).toEqual(own);
      expect(lacking.map((plane) => plane[cell])).toEqual(
        own.map((value) => (pixel < 0 ? 0 : 255 - (value ?? 0))),
      );
      expect(gray[0]?.[cell]).toBe(pixel < 0 ? 0 : 255 - (own[0] ?? 0));
    });
  });

  it('F9 rows of converted pixels equal pixels converted one by one', () => {
    const press = assumedCondition();
    const row = shown(3, 20_000);
    const [into, one] = [planes(4, 20_000), planes(4, 1)];
    expect(convertedRow(press.toInks(srgb), 32)(row, into)).toBe(32);
    // Both use the grid by now.
    convertedRow(press.toInks(srgb), 32)(row, into);
    row.pixels.forEach((pixel, cell) => {
      if (pixel < 0) return;
      const color = press.toInks(srgb).pixel(row.samples, 3 * pixel);
      one.forEach((plane, index) => void (plane[0] = color[index] ?? 0));
      expect(into.map((plane) => plane[cell])).toEqual(one.map((plane) => plane[0]));
    });
  });

  it('F9 grid colors are the same in one array and in an array per output', () => {
    const next = random(3);
    const grid = new ByteGrid(
      Float32Array.from({ length: 5 ** 3 * 4 }, () => next() * 255),
      5,
      4,
    );
    const [whole, apart] = [new Float64Array(4), planes(4, 1)];
    for (let count = 0; count < 500; count += 1) {
      const [red, green, blue] = [0, 1, 2].map(() => Math.floor(next() * 256)) as [number, number, number];
      grid.read(red, green, blue, whole);
      grid.readInto(red, green, blue, apart, 0);
      expect(apart.map((plane) => plane[0])).toEqual([...Uint8ClampedArray.from(whole)]);
    }
  });
});

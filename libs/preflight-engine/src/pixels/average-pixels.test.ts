import { describe, expect, it } from '@jest/globals';
import { plain } from '../../test/pixel-jobs.ts';
import { averagePixels } from './average-pixels.ts';
import type { CodedSamples } from './coded-samples.ts';
import type { PixelJob } from './pixel-job.ts';

const random = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

/** The averages, worked out pixel by pixel from unpacked values. */
function expected(
  valueAt: (x: number, y: number) => number,
  width: number,
  height: number,
  size: number,
): number[] {
  return Array.from({ length: size * size }, (_, cell) => {
    const [column, row] = [cell % size, Math.floor(cell / size)];
    let [sum, count] = [0, 0];
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        if (Math.floor((x * size) / width) !== column || Math.floor((y * size) / height) !== row) continue;
        sum += valueAt(x, y);
        count += 1;
      }
    return Math.round(sum / count);
  });
}

describe('averaged pixels', () => {
  const [width, height, size] = [83, 29, 7];
  const next = random(5);
  const samples = (job: Partial<PixelJob>, coded: Partial<CodedSamples>) => {
    const all = {
      width,
      height,
      components: 1,
      bits: 8,
      stride: width,
      bytes: new Uint8Array(),
      hasAlpha: false,
    };
    const target = { width: size, height: size };
    const result = averagePixels({ ...all, ...coded }, { ...plain, width, height, target, ...job });
    if (!result.ok) throw new Error(result.message);
    return result;
  };

  it.each([
    ['as written', null],
    ['inverted', [1, 0]],
    ['narrowed', [0.2, 0.6]],
  ])('F9 averages of one-bit pixels, %s, equal those of their values', (_, decode) => {
    const stride = Math.ceil(width / 8);
    const bytes = Uint8Array.from({ length: stride * height }, () => next() * 256);
    const [low, high] = (decode ?? [0, 1]).map((value) => Math.round(value * 255)) as [number, number];
    const bitAt = (x: number, y: number) => ((bytes[y * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
    const found = samples({ bitsPerComponent: 1, decode }, { bits: 1, stride, bytes });
    expect([...found.samples]).toEqual(
      expected((x, y) => (bitAt(x, y) === 1 ? high : low), width, height, size),
    );
    expect([found.peak, found.alpha]).toEqual([Math.max(low, high), null]);
  });

  it.each([1, 3, 4, 5])('F9 averages of %i components equal those of their values', (components) => {
    const bytes = Uint8Array.from({ length: width * height * components }, () => next() * 256);
    const found = samples({ components }, { components, stride: width * components, bytes });
    for (let component = 0; component < components; component += 1)
      expect([...found.samples].filter((_, at) => at % components === component)).toEqual(
        expected((x, y) => bytes[(y * width + x) * components + component] ?? 0, width, height, size),
      );
  });

  it('F9 averages of a palette image are those of its colors', () => {
    const bytes = Uint8Array.from({ length: width * height }, () => next() * 2);
    const palette = { components: 3, bytes: Uint8Array.of(10, 20, 30, 250, 240, 230) };
    const found = samples({ palette }, { bytes });
    const red = expected((x, y) => (bytes[y * width + x] === 1 ? 250 : 10), width, height, size);
    expect([...found.samples].filter((_, at) => at % 3 === 0)).toEqual(red);
    expect(found.peak).toBe(720);
  });
});

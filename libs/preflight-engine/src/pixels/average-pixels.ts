import { addBilevelRow } from './bilevel-row.ts';
import type { CodedSamples } from './coded-samples.ts';
import { type DecodeTable, decodeTable } from './decode-table.ts';
import { fault, type PixelJob, type PixelResult } from './pixel-job.ts';
import { SampleRows } from './sample-rows.ts';

/**
 * Converts coded samples to device values, averaged to the target size.
 *
 * Averages hide peaks smaller than a cell, which is right for an ink limit: drying and set-off depend on area, and
 * printers' measurements, like Ghostscript's at 72 dpi, average over a spot of about that size.
 */
export function averagePixels(coded: CodedSamples, job: PixelJob): PixelResult {
  const { width, height } = coded;
  if (job.palette && coded.components !== 1)
    return fault('damaged', 'An indexed image has more than one component');
  const rows = new SampleRows(coded);
  const table = decodeTable(job.decode, coded.components, rows.most, job.palette);
  const outWidth = Math.min(width, Math.max(1, job.target?.width ?? width));
  const outHeight = Math.min(height, Math.max(1, job.target?.height ?? height));
  const { components } = table;
  const samples = new Uint8Array(outWidth * outHeight * components);
  const alpha = new Uint8Array(outWidth * outHeight);
  const perPixel = coded.components + (coded.hasAlpha ? 1 : 0);
  const starts = new Uint32Array(outWidth + 1);
  for (let column = 0; column <= outWidth; column += 1)
    starts[column] = Math.ceil((column * width) / outWidth);
  const sums = new Float64Array(outWidth * components);
  const weights = new Float64Array(outWidth);
  const weightOf = painter(coded, job, rows);
  const bilevel = weightOf ? null : bilevelValues(coded, table);
  let peak = 0;
  let isOpaque = true;

  for (let outY = 0; outY < outHeight; outY += 1) {
    const from = Math.ceil((outY * height) / outHeight);
    const to = Math.ceil(((outY + 1) * height) / outHeight);
    const last = Math.min(to, rows.count);
    sums.fill(0);
    weights.fill(0);
    for (let y = from; y < last; y += 1) {
      const most = addPixels(y);
      if (most > peak) peak = most;
    }
    if (weightOf) emitWeighted(outY, to - from);
    else emit(outY, to - from, last - from);
  }
  const isTruncated = coded.isTruncated === true || rows.count < height;
  const size = { width: outWidth, height: outHeight };
  return { ok: true, ...size, components, samples, alpha: isOpaque ? null : alpha, peak, isTruncated };

  /** Adds a row. @returns the highest sum of a pixel */
  function addPixels(y: number): number {
    if (bilevel) return addBilevelRow(coded.bytes, y * coded.stride, starts, bilevel, sums);
    rows.read(y);
    return weightOf ? addWeighted(rows.row, weightOf) : addRow(rows.row, perPixel, starts, table, sums);
  }

  function addWeighted(row: Uint8Array, weigh: (at: number) => number): number {
    let most = 0;
    for (let column = 0; column < outWidth; column += 1)
      for (let x = starts[column] as number; x < (starts[column + 1] as number); x += 1) {
        const at = x * perPixel;
        const weight = weigh(at);
        if (weight === 0) continue;
        weights[column] = (weights[column] as number) + weight;
        let sum = 0;
        for (let component = 0, to = column * components; component < components; component += 1, to += 1) {
          const raw = row[at + (table.sourceOf[component] as number)] as number;
          const value = (table.values[component] as Uint8Array)[raw] as number;
          sum += value;
          sums[to] = (sums[to] as number) + weight * value;
        }
        if (sum > most) most = sum;
      }
    return most;
  }

  function emitWeighted(outY: number, sourceRows: number): void {
    for (let column = 0; column < outWidth; column += 1) {
      const weight = weights[column] as number;
      const to = outY * outWidth + column;
      const perColumn = (starts[column + 1] as number) - (starts[column] as number);
      alpha[to] = Math.round(weight / (perColumn * sourceRows));
      if (alpha[to] !== 255) isOpaque = false;
      if (weight === 0) continue;
      for (let component = 0; component < components; component += 1)
        samples[to * components + component] = Math.round(
          (sums[column * components + component] as number) / weight,
        );
    }
  }

  /** Rows without transparent pixels. Missing ones are transparent. */
  function emit(outY: number, sourceRows: number, foundRows: number): void {
    const first = outY * outWidth;
    const opacity = Math.round((255 * Math.max(0, foundRows)) / sourceRows);
    if (opacity < 255) isOpaque = false;
    if (foundRows <= 0) return;
    alpha.fill(opacity, first, first + outWidth);
    for (let column = 0; column < outWidth; column += 1) {
      const count = ((starts[column + 1] as number) - (starts[column] as number)) * foundRows;
      for (let at = column * components; at < (column + 1) * components; at += 1)
        samples[first * components + at] = Math.round((sums[at] as number) / count);
    }
  }
}

/** What 0 and 1 stand for in one-bit pixels with one component; null for other pixels. */
function bilevelValues(
  { bits, components }: CodedSamples,
  table: DecodeTable,
): readonly [number, number] | null {
  const [values] = table.values;
  if (bits !== 1 || components !== 1 || table.components !== 1 || !values) return null;
  return [values[0] ?? 0, values[1] ?? 0];
}

/** Adds an opaque row to the sums of its columns. @returns the highest sum of a pixel */
function addRow(
  row: Uint8Array,
  perPixel: number,
  starts: Uint32Array,
  { components, sourceOf, values }: DecodeTable,
  sums: Float64Array,
): number {
  let most = 0;
  const columns = starts.length - 1;
  const [first, second, third, fourth] = values as readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  if (components === 1) {
    const source = sourceOf[0] as number;
    for (let column = 0; column < columns; column += 1) {
      const end = starts[column + 1] as number;
      let sum = 0;
      for (let x = starts[column] as number; x < end; x += 1) {
        const value = first[row[x * perPixel + source] as number] as number;
        if (value > most) most = value;
        sum += value;
      }
      sums[column] = (sums[column] as number) + sum;
    }
    return most;
  }
  if (components === 3 || components === 4) {
    const [at0, at1, at2, at3] = sourceOf as readonly [number, number, number, number];
    for (let column = 0; column < columns; column += 1) {
      const end = (starts[column + 1] as number) * perPixel;
      let sum0 = 0;
      let sum1 = 0;
      let sum2 = 0;
      let sum3 = 0;
      for (let at = (starts[column] as number) * perPixel; at < end; at += perPixel) {
        const value0 = first[row[at + at0] as number] as number;
        const value1 = second[row[at + at1] as number] as number;
        const value2 = third[row[at + at2] as number] as number;
        const value3 = components === 4 ? (fourth[row[at + at3] as number] as number) : 0;
        const total = value0 + value1 + value2 + value3;
        if (total > most) most = total;
        sum0 += value0;
        sum1 += value1;
        sum2 += value2;
        sum3 += value3;
      }
      const to = column * components;
      sums[to] = (sums[to] as number) + sum0;
      sums[to + 1] = (sums[to + 1] as number) + sum1;
      sums[to + 2] = (sums[to + 2] as number) + sum2;
      if (components === 4) sums[to + 3] = (sums[to + 3] as number) + sum3;
    }
    return most;
  }
  for (let column = 0; column < columns; column += 1)
    for (let x = starts[column] as number; x < (starts[column + 1] as number); x += 1) {
      let total = 0;
      for (let component = 0, to = column * components; component < components; component += 1, to += 1) {
        const raw = row[x * perPixel + (sourceOf[component] as number)] as number;
        const value = (values[component] as Uint8Array)[raw] as number;
        total += value;
        sums[to] = (sums[to] as number) + value;
      }
      if (total > most) most = total;
    }
  return most;
}

/** Alpha of a pixel in the row, 0 to 255; null if all pixels are opaque. */
function painter(
  coded: CodedSamples,
  { colorKey }: PixelJob,
  { row }: SampleRows,
): ((at: number) => number) | null {
  const { components, hasAlpha, bits } = coded;
  if (hasAlpha) return (at) => row[at + components] ?? 255;
  if (!colorKey || colorKey.length < 2 * components) return null;
  const key = bits === 16 ? colorKey.map((value) => value >> 8) : colorKey;
  return (at) => {
    for (let component = 0; component < components; component += 1) {
      const raw = row[at + component] ?? 0;
      if (raw < (key[2 * component] ?? 0) || raw > (key[2 * component + 1] ?? 0)) return 255;
    }
    return 0;
  };
}

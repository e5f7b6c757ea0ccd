import type { CodedSamples } from './coded-samples.ts';
import { decodeTable } from './decode-table.ts';
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
  const columnOf = Uint32Array.from({ length: width }, (_, x) => Math.floor((x * outWidth) / width));
  const perColumn = new Uint32Array(outWidth);
  for (const column of columnOf) perColumn[column] = (perColumn[column] ?? 0) + 1;
  const sums = new Float64Array(outWidth * components);
  const weights = new Float64Array(outWidth);
  const weightOf = painter(coded, job, rows);
  let peak = 0;

  for (let outY = 0; outY < outHeight; outY += 1) {
    const from = Math.ceil((outY * height) / outHeight);
    const to = Math.ceil(((outY + 1) * height) / outHeight);
    sums.fill(0);
    weights.fill(0);
    for (let y = from; y < Math.min(to, rows.count); y += 1) {
      rows.read(y);
      add(rows.row);
    }
    emit(outY, to - from);
  }
  const isTruncated = coded.isTruncated === true || rows.count < height;
  const isOpaque = alpha.every((value) => value === 255);
  const size = { width: outWidth, height: outHeight };
  return { ok: true, ...size, components, samples, alpha: isOpaque ? null : alpha, peak, isTruncated };

  function add(row: Uint8Array): void {
    const perPixel = coded.components + (coded.hasAlpha ? 1 : 0);
    for (let x = 0, at = 0; x < width; x += 1, at += perPixel) {
      const weight = weightOf ? weightOf(at) : 255;
      if (weight === 0) continue;
      const column = columnOf[x] as number;
      weights[column] = (weights[column] as number) + weight;
      let sum = 0;
      for (let component = 0, to = column * components; component < components; component += 1, to += 1) {
        const raw = row[at + (table.sourceOf[component] as number)] as number;
        const value = (table.values[component] as Uint8Array)[raw] as number;
        sum += value;
        sums[to] = (sums[to] as number) + weight * value;
      }
      if (sum > peak) peak = sum;
    }
  }

  function emit(outY: number, sourceRows: number): void {
    for (let column = 0; column < outWidth; column += 1) {
      const weight = weights[column] as number;
      if (weight === 0) continue;
      const to = outY * outWidth + column;
      alpha[to] = Math.round(weight / ((perColumn[column] as number) * sourceRows));
      for (let component = 0; component < components; component += 1)
        samples[to * components + component] = Math.round(
          (sums[column * components + component] as number) / weight,
        );
    }
  }
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

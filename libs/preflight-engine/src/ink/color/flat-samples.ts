import type { ColorSpace } from '../../interpreter/color-space.ts';
import type { Color } from '../../interpreter/graphics-state.ts';
import type { PdfDocument } from '../../pdf/document.ts';
import { isNumber, isStream, PdfString } from '../../pdf/objects.ts';

/** A flat color as decoded samples, 0 to 255 per component, and the space they are in; null for patterns. */
export interface FlatSamples {
  space: ColorSpace;
  samples: readonly number[];
}

export function flatSamplesOf(document: PdfDocument, { space, values }: Color): FlatSamples | null {
  if (space.kind === 'pattern') return null;
  if (space.kind === 'indexed') return fromPalette(document, space, values[0] ?? 0);
  if (space.kind === 'lab') return { space, samples: labSamples(document, space, values) };
  return { space, samples: values.map((value) => 255 * Math.min(1, Math.max(0, value))) };
}

function fromPalette(
  document: PdfDocument,
  { base, palette = null }: ColorSpace,
  value: number,
): FlatSamples | null {
  const found = document.resolve(palette);
  const bytes =
    found instanceof PdfString ? found.bytes : isStream(found) ? document.decode(found).bytes : null;
  if (!base || !bytes) return null;
  const at = Math.max(0, Math.round(value)) * base.components;
  return { space: base, samples: Array.from(bytes.subarray(at, at + base.components)) };
}

/** L is 0 to 100; a and b have ranges. */
function labSamples(document: PdfDocument, { parameters }: ColorSpace, values: readonly number[]): number[] {
  const list = parameters ? document.value(parameters, 'Range') : null;
  const range = Array.isArray(list) ? list.map(document.resolve).filter(isNumber) : [];
  const bounds = [0, 100, range[0] ?? -100, range[1] ?? 100, range[2] ?? -100, range[3] ?? 100];
  return [0, 1, 2].map((index) => {
    const [low, high] = [bounds[2 * index] as number, bounds[2 * index + 1] as number];
    return 255 * Math.min(1, Math.max(0, ((values[index] ?? 0) - low) / (high - low || 1)));
  });
}

import type { Envelope } from '@printpartner/print-knowledge/envelopes';
import { parseSize, type Size } from '@printpartner/print-knowledge/measure';

/** Pixels: the tallest envelope of a group in its card, the longer side of one in its dialog. */
export const previewPx = { small: 70, large: 300 } as const;

/** @returns undefined where the text of the size cannot be read */
export function sizeOf({ size }: Envelope): Size | undefined {
  const parsed = parseSize(size);
  return parsed.ok ? parsed.value : undefined;
}

/** One scale for all of a group, and the inches that its widest card must have room for. */
export function groupScale(envelopes: readonly Envelope[]): { scale: number; widest: number } {
  const sizes = envelopes.map(sizeOf).filter((size) => size !== undefined);
  const tallest = Math.max(...sizes.map(({ height }) => height), 1);
  return {
    scale: previewPx.small / tallest,
    widest: Math.max(...sizes.map(({ width }) => Math.ceil(width)), 1),
  };
}

import type { Envelope } from '@printpartner/print-knowledge/envelopes';
import { parseSize, type Size } from '@printpartner/print-knowledge/measure';

/** Pixels: tallest envelope of a group on cards, longer side in the dialog. */
export const previewPx = { small: 70, large: 300 } as const;

/** @returns undefined if the size can't be parsed */
export function sizeOf({ size }: Envelope): Size | undefined {
  const parsed = parseSize(size);
  return parsed.ok ? parsed.value : undefined;
}

/** Scale of a group, and the width of its widest envelope in inches. */
export function groupScale(envelopes: readonly Envelope[]): { scale: number; widest: number } {
  const sizes = envelopes.map(sizeOf).filter((size) => size !== undefined);
  const tallest = Math.max(...sizes.map(({ height }) => height), 1);
  return {
    scale: previewPx.small / tallest,
    widest: Math.max(...sizes.map(({ width }) => Math.ceil(width)), 1),
  };
}

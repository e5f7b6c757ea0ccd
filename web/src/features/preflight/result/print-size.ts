import type { PreflightFinding, PreflightResult } from '@printpartner/contracts/types';
import { inchText, plain } from './figures.ts';

/** What an image has, and what it would need at the size at which it is placed. */
export interface PrintSize {
  pixels: string;
  placedAt: string;
  /** Pixels for the target resolution. */
  needed: string;
  /** How wide it prints well with the pixels it has. */
  goodWidth: string;
  goodPpi: number;
}

const targetPpi = 300;

/** Read from the object that a finding names, `image 506 × 342`; null for anything but an image in its place. */
export function printSizeOf(
  { object, box, page, measured }: PreflightFinding,
  result: PreflightResult,
): PrintSize | null {
  const [, columns, rows] = /(\d+) × (\d+)/.exec(object) ?? [];
  if (!columns || !rows || !box || measured?.unit !== 'ppi') return null;
  const { limits } = result;
  const isBitmap = object.startsWith('1-bit');
  const goodPpi = (isBitmap ? limits.bitmapResolution : limits.resolution).warn;
  const target = isBitmap ? goodPpi : targetPpi;
  const unit = result.pages.find(({ number }) => number === page)?.userUnit ?? 1;
  const [width, height] = [(box[2] - box[0]) * unit, (box[3] - box[1]) * unit];
  const pixelsFor = (points: number) => String(Math.ceil((points / 72) * target));
  return {
    pixels: `${columns} × ${rows}`,
    placedAt: `${inchText(width)} × ${inchText(height)} in`,
    needed: `${pixelsFor(width)} × ${pixelsFor(height)} px`,
    // Down and not up: a hair wider would be too coarse again.
    goodWidth: `${plain(Math.floor((((width / 72) * measured.value) / goodPpi) * 100) / 100)} in`,
    goodPpi,
  };
}

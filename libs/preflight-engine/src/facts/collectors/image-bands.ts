import { around } from '../../pdf/box-relations.ts';
import type { Box } from '../../pdf/boxes.ts';
import type { ImageFact } from '../image-facts.ts';

/** Page units. */
const ROUNDING = 0.5;
/** Share: the bands of an image have the same resolution. */
const SAME_PPI = 0.01;

/** Images, with the bands and tiles into which a writer has split an image joined again. */
export function bandsAsImages(images: readonly ImageFact[]): ImageFact[] {
  // Tiles become bands, and bands the image.
  return joinedInOrder(joinedInOrder(images));
}

/** They are painted one after the other. */
function joinedInOrder(images: readonly ImageFact[]): ImageFact[] {
  const merged: ImageFact[] = [];
  for (const image of images) {
    const last = merged.at(-1);
    const whole = last && wholeOf(last, image);
    if (whole) merged[merged.length - 1] = whole;
    else merged.push(image);
  }
  return merged;
}

/** Null if the second image doesn't continue the first. */
function wholeOf(a: ImageFact, b: ImageFact): ImageFact | null {
  const isAlike =
    a.kind === b.kind &&
    a.bitsPerComponent === b.bitsPerComponent &&
    a.components === b.components &&
    Math.abs(a.ppiX - b.ppiX) < a.ppiX * SAME_PPI &&
    Math.abs(a.ppiY - b.ppiY) < a.ppiY * SAME_PPI;
  if (!isAlike) return null;
  const bbox = around(a.bbox, b.bbox);
  if (continues(a.bbox, b.bbox, 1) && a.width === b.width) return { ...a, bbox, height: a.height + b.height };
  if (continues(a.bbox, b.bbox, 0) && a.height === b.height) return { ...a, bbox, width: a.width + b.width };
  return null;
}

/** Whether two boxes have a whole side in common, along this axis. */
function continues(a: Box, b: Box, axis: 0 | 1): boolean {
  const other = axis === 0 ? 1 : 0;
  const isNear = (one: number | undefined, next: number | undefined) =>
    Math.abs((one ?? 0) - (next ?? 0)) <= ROUNDING;
  return (
    isNear(a[other], b[other]) &&
    isNear(a[other + 2], b[other + 2]) &&
    (isNear(a[axis + 2], b[axis]) || isNear(a[axis], b[axis + 2]))
  );
}

import { type Box, type Boxes, rawBoxesOf, resolveBoxes } from '../pdf/boxes.ts';
import type { PdfDocument } from '../pdf/document.ts';
import type { PageNode } from '../pdf/page-tree.ts';
import type { JobSpec } from './job-spec.ts';
import { coverOf, isCoverSize, isSameSize, points, type Size, trimOf, turned } from './ordered-sizes.ts';

/** Inches: what printers ask for, and 3 mm, which counts as that. */
const USUAL_BLEEDS = [1 / 8, 3 / 25.4];

/**
 * The boxes of a page. A page without a TrimBox that has exactly the ordered size and bleed is taken as trimmed to that
 * size, as a printer would: Canva and Word write no TrimBox.
 */
export function pageBoxesOf(
  document: PdfDocument,
  node: PageNode,
  job: JobSpec,
): { boxes: Boxes; rawBoxes: Partial<Boxes> } {
  const rawBoxes = rawBoxesOf(document, node);
  const boxes = resolveBoxes(rawBoxes);
  const isScaled = document.value(node.dict, 'UserUnit') !== null;
  const trim = rawBoxes.TrimBox || isScaled ? null : trimWithin(boxes.CropBox, job);
  return { rawBoxes, boxes: trim ? { ...boxes, TrimBox: trim } : boxes };
}

function trimWithin([x0, y0, x1, y1]: Box, job: JobSpec): Box | null {
  const size: Size = [x1 - x0, y1 - y0];
  const [trim, cover] = [trimOf(job), coverOf(job)];
  const isOrdered = (one: Size) =>
    (trim !== null && isSameSize(one, trim)) || (cover !== null && isCoverSize(one, cover, job));
  const bleeds = job.bleed === undefined ? USUAL_BLEEDS : withMetric(job.bleed);
  for (const bleed of bleeds.map(points)) {
    const withoutBleed: Size = [size[0] - 2 * bleed, size[1] - 2 * bleed];
    if (isOrdered(withoutBleed) || isOrdered(turned(withoutBleed)))
      return [x0 + bleed, y0 + bleed, x1 - bleed, y1 - bleed];
  }
  return null;
}

function withMetric(bleed: number): readonly number[] {
  // Designers export with bleed even if none was ordered; artwork at the trim is then a finding of its own.
  return bleed === 0 || USUAL_BLEEDS.includes(bleed) ? USUAL_BLEEDS : [bleed];
}

import { type Box, type Boxes, rawBoxesOf, resolveBoxes } from '../pdf/boxes.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isNumber } from '../pdf/objects.ts';
import type { PageNode } from '../pdf/page-tree.ts';
import type { JobSpec } from './job-spec.ts';
import { coverOf, isCoverSize, isSameSize, points, type Size, trimOf, turned } from './ordered-sizes.ts';
import { isStandardSize } from './standard-sizes.ts';

/** Inches: what printers ask for, and 3 mm, which counts as that. */
const USUAL_BLEEDS = [1 / 8, 3 / 25.4];
/** Inches: what some printers ask for in large and European work. */
const WIDE_BLEEDS = [1 / 4, 5 / 25.4];

/**
 * The boxes of a page. A page without a TrimBox that has exactly the ordered size and bleed is taken as trimmed to that
 * size, as a printer would: Canva and Word write no TrimBox. If no size was ordered, the same goes for a standard size. Otherwise
 * drawn crop marks show it.
 *
 * @param job null: only the boxes that the file has
 */
export function pageBoxesOf(
  document: PdfDocument,
  node: PageNode,
  job: JobSpec | null,
): { boxes: Boxes; rawBoxes: Partial<Boxes> } {
  const rawBoxes = rawBoxesOf(document, node);
  const boxes = resolveBoxes(rawBoxes);
  const unit = document.value(node.dict, 'UserUnit');
  const isScaled = isNumber(unit) && unit > 0 && unit !== 1;
  const taken = isScaled || !job ? null : takenTrim(boxes.CropBox, job);
  const trim = rawBoxes.TrimBox ? null : (taken ?? node.drawnTrim);
  return { rawBoxes, boxes: trim ? { ...boxes, TrimBox: trim } : boxes };
}

/** What a page without a TrimBox is taken to be trimmed to; null: to its CropBox. */
export function takenTrim(crop: Box, job: JobSpec): Box | null {
  const [x0, y0, x1, y1] = crop;
  const isSizeOrdered = job.trim !== undefined || job.cover !== undefined;
  const fits = isSizeOrdered ? isOrdered(job) : isStandardWithBleed([x1 - x0, y1 - y0]);
  const likely = isSizeOrdered ? USUAL_BLEEDS : [...USUAL_BLEEDS, ...WIDE_BLEEDS];
  const bleeds = job.bleed === undefined ? likely : withMetric(job.bleed);
  const inner = bleeds.map(points).map((bleed): Box => [x0 + bleed, y0 + bleed, x1 - bleed, y1 - bleed]);
  return inner.find((box) => fits([box[2] - box[0], box[3] - box[1]])) ?? null;
}

function isOrdered(job: JobSpec): (size: Size) => boolean {
  const [trim, cover] = [trimOf(job), coverOf(job)];
  const isSize = (one: Size) =>
    (trim !== null && isSameSize(one, trim)) || (cover !== null && isCoverSize(one, cover, job));
  return (size) => isSize(size) || isSize(turned(size));
}

/** A page that has a standard size itself, such as 8.5 × 11 in, has no bleed around another one. */
const isStandardWithBleed = (page: Size): ((size: Size) => boolean) =>
  isStandardSize(page) ? () => false : isStandardSize;

function withMetric(bleed: number): readonly number[] {
  // Designers export with bleed even if none was ordered; artwork at the trim is then a finding of its own.
  return bleed === 0 || USUAL_BLEEDS.includes(bleed) ? USUAL_BLEEDS : [bleed];
}

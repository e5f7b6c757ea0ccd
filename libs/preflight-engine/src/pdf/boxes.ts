import type { PdfDocument } from './document.ts';
import { isNumber, type PdfDict } from './objects.ts';
import type { PageNode } from './page-tree.ts';

/** x0, y0, x1, y1 in page units (pt without UserUnit), x0 ≤ x1 and y0 ≤ y1. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

export const boxNames = ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox'] as const;
export type BoxName = (typeof boxNames)[number];
export type Boxes = Record<BoxName, Box>;

/** Default for a page without a MediaBox: US Letter, as in other readers. */
const letterBox: Box = [0, 0, 612, 792];

/** The boxes as written in the file, with corners in order but otherwise unchecked. */
export function rawBoxesOf(document: PdfDocument, { dict, inherited }: PageNode): Partial<Boxes> {
  const found: Partial<Boxes> = {};
  for (const name of boxNames) {
    const isInherited = name === 'MediaBox' || name === 'CropBox';
    const box = boxIn(document, isInherited ? inherited : dict, name);
    if (box) found[name] = box;
  }
  return found;
}

/** All five boxes with defaults filled in and clipped to the MediaBox, as in poppler. */
export function resolveBoxes(raw: Partial<Boxes>): Boxes {
  const media = raw.MediaBox && !isEmpty(raw.MediaBox) ? raw.MediaBox : letterBox;
  const crop = raw.CropBox && !isEmpty(raw.CropBox) ? clipped(raw.CropBox, media) : media;
  const within = (box: Box | undefined) => clipped(box ?? crop, media);
  return {
    MediaBox: media,
    CropBox: crop,
    BleedBox: within(raw.BleedBox),
    TrimBox: within(raw.TrimBox),
    ArtBox: within(raw.ArtBox),
  };
}

export const isEmpty = ([x0, y0, x1, y1]: Box): boolean => x1 <= x0 || y1 <= y0;

/** A box clipped to another box; the result may be empty. */
function clipped([x0, y0, x1, y1]: Box, [left, bottom, right, top]: Box): Box {
  const x = (value: number) => Math.min(Math.max(value, left), right);
  const y = (value: number) => Math.min(Math.max(value, bottom), top);
  return [x(x0), y(y0), x(x1), y(y1)];
}

/** The rectangle stored under a key, with its corners in order. */
export function boxIn(document: PdfDocument, dict: PdfDict, name: string): Box | undefined {
  const list = document.value(dict, name);
  if (!Array.isArray(list)) return undefined;
  const [a, b, c, d] = list.map(document.resolve);
  if (!isNumber(a ?? null) || !isNumber(b ?? null) || !isNumber(c ?? null) || !isNumber(d ?? null))
    return undefined;
  const [x0, y0, x1, y1] = [a, b, c, d] as [number, number, number, number];
  return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
}

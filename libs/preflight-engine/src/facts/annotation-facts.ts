import { type Box, boxIn, isEmpty } from '../pdf/boxes.ts';
import { latin1 } from '../pdf/chars.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isName, isNumber, isStream, type PdfDict, type PdfObject } from '../pdf/objects.ts';
import { PdfError } from '../pdf/pdf-error.ts';
import type { AnnotationFact } from './page-marks.ts';
import { actionsOf } from './running-actions.ts';

const MAX_ANNOTATIONS = 2_000;
/** Bytes; a placeholder for an appearance is shorter. */
const IDLE_LENGTH = 128;
const HIDDEN = 2;
const PRINTS = 4;
const mediaKinds = new Set(['Movie', 'Sound', 'Screen', 'RichMedia', '3D']);
/** A page's annotations without pop-ups, which belong to their notes. */
export function annotationsOf(document: PdfDocument, page: PdfDict, trim: Box): AnnotationFact[] {
  const list = document.value(page, 'Annots');
  const items = Array.isArray(list) ? list : [];
  const facts = items
    .map((item) => document.resolve(item))
    .filter(isDict)
    .map((dict) => factOf(document, dict, trim))
    .filter(({ subtype }) => subtype !== 'Popup');
  // Annotations with actions go first, so that they aren't cut from the list.
  const kept = facts.toSorted((a, b) => b.actions.length - a.actions.length).slice(0, MAX_ANNOTATIONS);
  const actions = actionsOf(document, page);
  return actions.length > 0 ? [{ ...ofPage, actions }, ...kept] : kept;
}

/** Actions of the page itself, such as on opening it. */
const ofPage = { subtype: 'Page', box: null, prints: false, isInsideTrim: false, hasAppearance: false };

/** An annotation's normal appearance in its current state, or null. */
export function appearanceOf(document: PdfDocument, annotation: PdfDict): PdfObject {
  const all = document.value(annotation, 'AP');
  const normal = isDict(all) ? document.value(all, 'N') : null;
  if (!isDict(normal)) return normal;
  const state = document.value(annotation, 'AS');
  return isName(state) ? document.value(normal, state.name) : null;
}

/** Whether an annotation prints. ISO 32000-1, 12.5.3. */
export function isPrinted(document: PdfDocument, annotation: PdfDict): boolean {
  const flags = document.value(annotation, 'F');
  return isNumber(flags) && (flags & PRINTS) !== 0 && (flags & HIDDEN) === 0;
}

/** Whether an appearance may show something. Link and signature tools write placeholders, empty or without area. */
function canShow(document: PdfDocument, appearance: PdfObject): boolean {
  if (!isStream(appearance)) return false;
  const box = boxIn(document, appearance.dict, 'BBox');
  if (box && isEmpty(box)) return false;
  const length = document.value(appearance.dict, 'Length');
  if (!isNumber(length) || length > IDLE_LENGTH) return true;
  try {
    // Saving and restoring the graphics state paints nothing.
    return !/^[\sqQ]*$/.test(latin1(document.decode(appearance).bytes));
  } catch (error) {
    if (error instanceof PdfError) return true;
    throw error;
  }
}

function factOf(document: PdfDocument, dict: PdfDict, [left, bottom, right, top]: Box): AnnotationFact {
  const subtype = document.value(dict, 'Subtype');
  const kind = isName(subtype) ? subtype.name : '';
  const box = boxIn(document, dict, 'Rect') ?? null;
  const appearance = appearanceOf(document, dict);
  return {
    subtype: kind,
    box,
    prints: isPrinted(document, dict),
    isInsideTrim: box !== null && box[2] > left && box[0] < right && box[3] > bottom && box[1] < top,
    hasAppearance: canShow(document, appearance),
    actions: [...(mediaKinds.has(kind) ? [kind] : []), ...actionsOf(document, dict)],
  };
}

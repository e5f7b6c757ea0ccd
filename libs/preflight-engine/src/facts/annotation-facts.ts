import { type Box, boxIn } from '../pdf/boxes.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isName, isNumber, isStream, type PdfDict, type PdfObject } from '../pdf/objects.ts';
import type { AnnotationFact } from './page-marks.ts';
import { actionsOf } from './running-actions.ts';

const MAX_ANNOTATIONS = 2_000;
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
    hasAppearance: isStream(appearance),
    actions: [...(mediaKinds.has(kind) ? [kind] : []), ...actionsOf(document, dict)],
  };
}

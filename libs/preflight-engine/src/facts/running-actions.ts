import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isName, isRef, type PdfDict, type PdfObject } from '../pdf/objects.ts';

/** Actions that do more than show a place. ISO 32000-1, 12.6.4. */
const RUNNING = new Set([
  'JavaScript',
  'Launch',
  'Movie',
  'Sound',
  'Rendition',
  'RichMediaExecute',
  'GoTo3DView',
]);
const MOST_IN_A_ROW = 100;

/** Kinds of an action, and of those that follow it, that run or play something. */
export function runningKinds(document: PdfDocument, object: PdfObject): string[] {
  const kinds: string[] = [];
  const waiting: PdfObject[] = [object];
  const seen = new Set<string>();
  for (let count = 0; waiting.length > 0 && count < MOST_IN_A_ROW; count += 1) {
    const next = waiting.shift() ?? null;
    if (isRef(next)) {
      if (seen.has(next.key)) continue;
      seen.add(next.key);
    }
    const action = document.resolve(next);
    if (Array.isArray(action)) waiting.push(...action.slice(0, MOST_IN_A_ROW));
    if (!isDict(action)) continue;
    const kind = document.value(action, 'S');
    if (isName(kind) && RUNNING.has(kind.name)) kinds.push(kind.name);
    if (action.has('Next')) waiting.push(action.get('Next'));
  }
  return kinds;
}

/** Of what a dictionary does when it is used (`A`) or something happens to it (`AA`). */
export function actionsOf(document: PdfDocument, dict: PdfDict): string[] {
  const more = document.value(dict, 'AA');
  const actions = [dict.get('A'), ...(isDict(more) ? [...more.entries.values()] : [])];
  return actions.flatMap((action) => runningKinds(document, action));
}

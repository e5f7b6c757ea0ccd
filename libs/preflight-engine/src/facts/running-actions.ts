import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isName, isRef, type PdfDict, type PdfObject } from '../pdf/objects.ts';

/** Action types that run code or play media. ISO 32000-1, 12.6.4. */
const runningActions = new Set([
  'JavaScript',
  'Launch',
  'Movie',
  'Sound',
  'Rendition',
  'RichMediaExecute',
  'GoTo3DView',
]);
const MAX_CHAIN = 100;

/** Types in an action chain that run code or play media. */
export function runningKinds(document: PdfDocument, object: PdfObject): string[] {
  const kinds: string[] = [];
  const waiting: PdfObject[] = [object];
  const seen = new Set<string>();
  for (let count = 0; waiting.length > 0 && count < MAX_CHAIN; count += 1) {
    const next = waiting.shift() ?? null;
    if (isRef(next)) {
      if (seen.has(next.key)) continue;
      seen.add(next.key);
    }
    const action = document.resolve(next);
    if (Array.isArray(action)) waiting.push(...action.slice(0, MAX_CHAIN));
    if (!isDict(action)) continue;
    const kind = document.value(action, 'S');
    if (isName(kind) && runningActions.has(kind.name)) kinds.push(kind.name);
    if (action.has('Next')) waiting.push(action.get('Next'));
  }
  return kinds;
}

/** Running action types in a dictionary's `A` and `AA` entries. */
export function actionsOf(document: PdfDocument, dict: PdfDict): string[] {
  const more = document.value(dict, 'AA');
  const actions = [dict.get('A'), ...(isDict(more) ? [...more.entries.values()] : [])];
  return actions.flatMap((action) => runningKinds(document, action));
}

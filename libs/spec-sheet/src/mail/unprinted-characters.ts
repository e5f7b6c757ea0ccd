import { unprintedIn } from '@printpartner/pdf-report/characters';
import type { Sheet } from '../fields/index.ts';
import { specLines } from './spec-lines.ts';

/** How many characters of a sheet's values, as a reader counts them, its PDF can't print. */
export function unprintedCharacters(sheet: Sheet): number {
  const texts = specLines(sheet).flatMap(({ lines }) => lines.map(({ text }) => text));
  return texts.reduce((sum, text) => sum + unprintedIn(text), 0);
}

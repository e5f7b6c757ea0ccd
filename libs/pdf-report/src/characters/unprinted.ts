import { printedCodePoints } from './printed-code-points.ts';
import { printedParts } from './printed-parts.ts';

const known = printedCodePoints
  .map((range) => range.map((codePoint) => `\\u{${codePoint.toString(16)}}`).join('-'))
  .join('');
const KNOWN = new RegExp(`^[${known}]$`, 'u');
/** Most texts have none, and parts of long ones take long to tell. */
const UNKNOWN = new RegExp(`[^\\n${known}]`, 'u');

/** Characters of a text, as a reader counts them, that a PDF in the regular style can't print. */
export function unprintedIn(text: string): number {
  if (!UNKNOWN.test(text)) return 0;
  return printedParts(text, (character) => KNOWN.test(character)).filter(({ kind }) => kind === 'unprinted')
    .length;
}

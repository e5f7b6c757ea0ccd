import { textMeaning, type Sheet } from '../fields/index.ts';

const ALONE =
  /\bpost ?cards?\b|\bself[- ]?mailers?\b|\beddm\b|\baddress (?:side|panel|area)\b|\bseal(?:ed)? with\b.*\btabs?\b|\btabbed\b|\bwafer[- ]seal/i;
/** An envelope or its number, or something else around the piece. */
const COVERED = /\benvelopes?\b|#(?:[6-9]|1[0-4])(?!\d)|\binsert(?:ed|s)? (?:in)?to\b|\bpoly[- ]?bag/i;
/** About another piece, or what this one is not. */
const OTHER =
  /\bnot\b|n[’']t\b|\breply\b|\bresponse\b|\breturn\b|\binsert|\b(?:bind|bound|tip|tipped)[- ]in\b/i;
const CLAUSES = /[.;:,\n]+/;

/** Whether the name or the mailing notes say that the piece goes into the mail without an envelope. */
export function mailsUncovered(sheet: Sheet): boolean {
  const texts = [textMeaning(sheet, 'name'), textMeaning(sheet, 'mailing-notes')];
  const clauses = texts.flatMap((text) => text.split(CLAUSES));
  return (
    clauses.some((clause) => ALONE.test(clause) && !OTHER.test(clause)) && !COVERED.test(texts.join('\n'))
  );
}

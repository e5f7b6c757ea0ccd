import type { SpecMeaning } from '@printpartner/contracts/spec-fields';
import {
  coverTypeOf,
  fieldsMeaning,
  labelOf,
  shownText,
  type CatalogField,
} from '@printpartner/spec-sheet/fields';
import type { OwnSheet } from '../own-job.ts';
import { plainName } from '../plain-name.ts';

/** What people ask of a sheet, and the fields that say it. */
const subjects: readonly { name: string; words: RegExp; meanings: readonly SpecMeaning[] }[] = [
  { name: 'paper', words: /\b(?:papers?|stocks?)\b/, meanings: ['stock', 'cover-stock'] },
  { name: 'binding', words: /\b(?:binding|bound|bind)\b/, meanings: ['binding'] },
  {
    name: 'finish',
    words: /\b(?:finish(?:es|ing)?(?! size)|finish(?:ed)? with|coat\w*|laminat\w*|varnish\w*|aqueous)\b/,
    meanings: ['finishes', 'finishing-sides', 'cover-finishes', 'cover-finishing-sides'],
  },
  {
    name: 'page count',
    words: /\b(?:page count|how many pages|pages)\b/,
    meanings: ['text-pages', 'cover-pages'],
  },
  {
    name: 'size',
    words: /\b(?:sizes?|trim|dimensions|how (?:big|large))\b/,
    meanings: ['finished-size', 'flat-size', 'cover-finished-size', 'cover-flat-size'],
  },
  {
    name: 'ink',
    words: /\b(?:inks?|colou?rs?)\b/,
    meanings: [
      'inks',
      'cover-inks-front',
      'cover-inks-inside-front',
      'cover-inks-inside-back',
      'cover-inks-back',
    ],
  },
  { name: 'bleed', words: /\bbleeds?\b/, meanings: ['bleed', 'cover-bleed'] },
  {
    name: 'quantity',
    words: /\b(?:quantit(?:y|ies)|how many(?: copies| pieces| are| did)?|copies|run)\b/,
    meanings: ['quantity'],
  },
  { name: 'fold', words: /\bfold(?:s|ed|ing)?\b/, meanings: ['fold'] },
  { name: 'delivery', words: /\b(?:deliver\w*|ship\w*)\b/, meanings: ['delivery-date', 'delivery-option'] },
  { name: 'customer', words: /\b(?:customer|client|company)\b/, meanings: ['company'] },
  { name: 'notes', words: /\bnotes?\b/, meanings: ['production-notes', 'finishing-notes', 'mailing-notes'] },
];

/** Facts that a planner looks for first. */
const mainMeanings: readonly SpecMeaning[] = [
  'quantity',
  'finished-size',
  'flat-size',
  'text-pages',
  'stock',
  'cover-stock',
  'inks',
  'binding',
  'fold',
  'finishes',
  'cover-finishes',
  'delivery-date',
];

export interface FieldValue {
  label: string;
  /** The value in markdown; '' if the field isn't filled in. */
  value: string;
}

/** The values that a question asks for, by the subject's name. Undefined if it names none. */
export function askedValues(
  said: string,
  sheet: OwnSheet,
): { name: string; values: readonly FieldValue[] }[] | undefined {
  const asked = subjects.filter(({ words }) => words.test(said));
  if (asked.length === 0) return undefined;
  return asked.map(({ name, meanings }) => ({ name, values: valuesOf(sheet, meanings) }));
}

/** The main values that are filled in. */
export const mainValues = (sheet: OwnSheet): FieldValue[] =>
  valuesOf(sheet, mainMeanings).filter(({ value }) => value !== '');

const MAX_LENGTH = 240;

const valuesOf = (sheet: OwnSheet, meanings: readonly SpecMeaning[]): FieldValue[] =>
  meanings.flatMap((meaning) => fieldsMeaning(sheet, meaning).map((field) => valueOf(sheet, field)));

const valueOf = (sheet: OwnSheet, field: CatalogField): FieldValue => ({
  label: labelOf(field, sheet.kind, coverTypeOf(sheet.data)),
  value: plainName(shownText(sheet, field), MAX_LENGTH),
});

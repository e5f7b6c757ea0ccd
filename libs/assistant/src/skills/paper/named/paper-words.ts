import type { CaliperFinish, GradeId } from '@printpartner/print-knowledge/paper';

/** “Copy” and “office” alone are a copy of a book and a shop's name. */
const gradeWords: readonly { grade: GradeId; word: RegExp }[] = [
  {
    grade: 'bond',
    word: /\b(?:bond|copier)\b|(?<!\b(?:one|a|each|per|every|the|legal|ad|body|your|our) )\b(?:copy|office|writing|ledger)(?= ?(?:papers?|stock|bond|weight|sheets?|grade)\b|$)/,
  },
  { grade: 'cover', word: /\b(?:covers?|cvr|cov)\b|\d ?-?(?:#|lbs?\.?) ?c\b|\d{2,3}c\b/ },
  { grade: 'index', word: /\bindex\b/ },
  { grade: 'tag', word: /\btag\b|\bnewsprint\b/ },
  { grade: 'bristol', word: /\bbristol\b/ },
  { grade: 'text', word: /\b(?:texts?|txt|book)\b|\d ?-?(?:#|lbs?\.?) ?t\b|\d{2,3}t\b/ },
];
const OFFSET = /\b(?:offset|opaque)\b/;
const CARD = /\b(?:card ?stock|cardstock|card|board)\b/;

const finishWords: readonly { finish: CaliperFinish; word: RegExp }[] = [
  { finish: 'gloss', word: /\b(?:gloss(?:y)?|enamel|shiny)\b/ },
  { finish: 'silk', word: /\b(?:silk|satin|matte?|dull|velvet)\b/ },
  { finish: 'uncoated', word: /\b(?:uncoated|offset|opaque|plain)\b/ },
];

/** Weights at which card is sold as index; other cardstock is cover. */
const INDEX_POUNDS: ReadonlySet<number> = new Set([90, 110, 140]);

/** Words that belong to the name of a paper. */
export const PAPER_WORD =
  '(?:gloss(?:y)?|enamel|silk|satin|matte?|dull|velvet|uncoated|coated|offset|opaque|plain|smooth|bright|white|premium|heavy|recycled|' +
  'natural|antique|linen|laid|felt|vellum|weight|paper|stock|cardstock|card|board|texts?|txt|book|covers?|cvr|cov|bond|' +
  'writing|ledger|copy|copier|office|index|tag|bristol|newsprint|c1s|c2s|coated (?:one|two|both|1|2) sides?|t|c)';

/** The grade that the words of a paper name; a weight of card is index or cover. */
export function gradeIn(words: string, pounds: number): GradeId | undefined {
  const named = gradeWords.find(({ word }) => word.test(words))?.grade;
  if (named) return named;
  if (OFFSET.test(words)) return 'text';
  if (!CARD.test(words)) return undefined;
  return INDEX_POUNDS.has(pounds) ? 'index' : 'cover';
}

/** The grades that words name. */
export const gradesIn = (words: string): GradeId[] => {
  const named = gradeWords.filter(({ word }) => word.test(words)).map(({ grade }) => grade);
  return named.length === 0 && OFFSET.test(words) ? ['text'] : named;
};

/** The finishes that words name, in the order of the tables. */
export const finishesIn = (words: string): CaliperFinish[] =>
  finishWords.filter(({ word }) => word.test(words)).map(({ finish }) => finish);

/** Sides that are coated, of a board. */
export function sidesIn(words: string): 1 | 2 | undefined {
  if (/\bc1s\b|coated (?:one|1) side/.test(words)) return 1;
  return /\bc2s\b|coated (?:two|both|2) sides?/.test(words) ? 2 : undefined;
}

export const isCard = (words: string): boolean => CARD.test(words);

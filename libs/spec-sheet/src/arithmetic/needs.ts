import type { ReadFigure, UnreadTexts } from '../job/sheet-job.ts';

/** What a sum needs: what to ask for, and the fields that it is read from. */
const asked = {
  pages: { name: 'a page count', from: ['text-pages'] },
  'cover pages': { name: 'a number of cover pages', from: ['cover-pages'] },
  quantity: { name: 'a quantity', from: ['quantity'] },
  'finished size': { name: 'a finished size', from: ['finished-size', 'flat-size', 'fold'] },
  'flat size': { name: 'a flat size', from: ['flat-size', 'finished-size'] },
  'folded sheet': { name: 'a flat size such as 11 × 8.5 in', from: ['flat-size'] },
  'cover size': { name: 'a cover size', from: ['cover-finished-size', 'cover-flat-size'] },
  fold: { name: 'a fold such as tri-fold', from: ['fold'] },
  binding: { name: 'a binding', from: [] },
  'text stock': { name: 'a text stock such as 80# gloss text', from: ['stock'] },
  'cover stock': { name: 'a cover stock such as 100# gloss cover', from: ['cover-stock'] },
  paper: { name: 'a paper such as 100# gloss text', from: ['stock'] },
  'paper finish': { name: 'the paper’s finish, as in 80# gloss text,', from: ['stock'] },
  'cover finish': { name: 'the cover’s finish, as in 100# gloss cover,', from: ['cover-stock'] },
} as const satisfies Record<string, { name: string; from: readonly ReadFigure[] }>;

export interface Need {
  what: keyof typeof asked;
  /** Undefined if the sheet doesn't have it. */
  value: unknown;
}

export const need = (what: Need['what'], value: unknown): Need => ({ what, value });

/** What each field's text should be, and how it is typed. */
const readAs: Readonly<Record<ReadFigure, { noun: string; example: string }>> = {
  'text-pages': { noun: 'a page count', example: '16' },
  'cover-pages': { noun: 'a number of cover pages', example: '4' },
  quantity: { noun: 'a quantity', example: '2,500' },
  'finished-size': { noun: 'a size', example: '8.5 × 11 in' },
  'flat-size': { noun: 'a size', example: '17 × 11 in' },
  'cover-finished-size': { noun: 'a size', example: '8.5 × 11 in' },
  'cover-flat-size': { noun: 'a size', example: '17.25 × 11 in' },
  stock: { noun: 'a paper', example: '80# gloss text' },
  'cover-stock': { noun: 'a paper', example: '100# gloss cover' },
  fold: { noun: 'a fold', example: 'tri-fold or no fold in Folding notes' },
};

/** A fold that can't be read matters where it decides what is missing, such as a finished size. */
const figuresOf = ({ what, value }: Need): ReadFigure[] =>
  asked[what].from.filter((figure) => figure !== 'fold' || value === undefined);

/** Characters of a typed text that a sentence repeats. */
const MAX_TEXT = 40;

/**
 * `Can’t read “banana” as a page count. Write for example 16. Enter a text stock such as 80# gloss text to get the
 * weight.`; undefined if nothing is missing and every text is read.
 */
export function missingText(
  unread: UnreadTexts,
  needs: readonly Need[],
  purpose: string,
): string | undefined {
  const figures = [...new Set(needs.flatMap((one): readonly ReadFigure[] => figuresOf(one)))];
  const names = needs
    .filter(({ what, value }) => value === undefined && !isUnread(unread, ...asked[what].from))
    .map(({ what }) => asked[what].name);
  const isChosen = names.join('') === asked.binding.name;
  const sentences = [
    unreadText(unread, ...figures),
    names.length > 0 ? `${isChosen ? 'Choose' : 'Enter'} ${listText(names)} to ${purpose}.` : undefined,
  ].filter((sentence) => sentence !== undefined);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

export const isUnread = (unread: UnreadTexts, ...figures: readonly ReadFigure[]): boolean =>
  figures.some((figure) => unread[figure] !== undefined);

/** `Can’t read “banana” as a page count. Write for example 16.`; undefined if all of the figures are read or absent. */
export function unreadText(unread: UnreadTexts, ...figures: readonly ReadFigure[]): string | undefined {
  const sentences = figures.flatMap((figure) => {
    const text = unread[figure];
    if (text === undefined) return [];
    const { noun, example } = readAs[figure];
    return [`Can’t read “${shortened(text)}” as ${noun}. Write for example ${example}.`];
  });
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

const shortened = (text: string): string =>
  text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT - 1).toWellFormed()}…`;

const listText = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

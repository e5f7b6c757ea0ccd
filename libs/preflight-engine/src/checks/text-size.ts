import type { TextMark } from '../facts/page-marks.ts';
import type { Profile } from '../profile/profile.ts';
import type { Finding } from '../report/preflight-result.ts';
import { type Check, finding, verdictOf } from './check.ts';
import { plain } from './figures.ts';
import { type PrintedPage, printedPages } from './printed-page.ts';

const id = 'text-size';
/** pt: sizes come out of products of decimals. */
const ROUNDING = 0.02;
/** pt: what the reference guides recommend; the limits are where letters begin to fill in. */
const TARGET = 8;
const targetText = (limit: number): string => (limit < TARGET ? ` (target ${TARGET} pt)` : '');

/** 10: whether text is large enough for the plates to stand on one another. */
export const textSize: Check = {
  id,
  readsContent: true,
  isFullOnly: false,
  judge: (input) => {
    const { profile } = input;
    const findings = [...printedPages(input)].flatMap((page) => [
      ...findingsOf(page, page.marks.texts, profile.textSize.warn, profile),
      ...findingsOf(page, page.marks.knockoutTexts, profile.knockoutTextSize, profile),
    ]);
    const least = profile.textSize.warn;
    return verdictOf(findings, `All text is ${plain(least)} pt or larger${targetText(least)}.`);
  },
};

function findingsOf(
  { facts }: PrintedPage,
  marks: readonly TextMark[],
  warn: number,
  profile: Profile,
): Finding[] {
  return marks.flatMap((mark) => {
    const { size } = mark;
    if (size >= warn - ROUNDING) return [];
    const isFail = size < profile.textSize.fail - ROUNDING;
    const limit = isFail ? profile.textSize.fail : warn;
    const how = mark.isWhite ? 'white on ink' : mark.inks.length > 1 ? `in ${mark.inks.length} inks` : '';
    return [
      finding(id, {
        severity: isFail ? 'fail' : 'warning',
        page: facts.number,
        box: mark.box,
        object: `text in ${mark.font || 'a font without a name'}`,
        measured: { value: size, unit: 'pt' },
        limit: { value: limit, unit: 'pt' },
        message: `On page ${facts.number}, text ${how}${how && ' '}is ${plain(size)} pt, below the limit of ${plain(limit)} pt${targetText(limit)}.`,
        advice: how
          ? `Set it in one ink, black if possible, or at ${plain(profile.knockoutTextSize)} pt or larger.`
          : `Set it at ${plain(profile.textSize.warn)} pt or larger.`,
      }),
    ];
  });
}

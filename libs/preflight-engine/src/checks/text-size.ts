import type { TextMark } from '../facts/page-marks.ts';
import type { Profile } from '../profile/profile.ts';
import type { Finding } from '../report/preflight-result.ts';
import { shortName } from '../report/result-bounds.ts';
import { type Check, finding, verdictOf } from './check.ts';
import { plain } from './figures.ts';
import { type PrintedPage, printedPages } from './printed-page.ts';

const ID = 'text-size';
/** pt. Sizes are products of rounded decimals. */
const ROUNDING = 0.02;
/** pt recommended by the reference guides. The profile's limits are where letters start to fill in. */
const TARGET = 8;
const targetText = (limit: number): string => (limit < TARGET ? `target ${TARGET} pt` : '');

/** Check 10: text size, with a higher limit for knocked out or multi-ink text, where misregistration shows. */
export const textSize: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: false,
  evaluate: (input) => {
    const { profile } = input;
    const findings = [...printedPages(input)].flatMap((page) => [
      ...findingsOf(page, page.marks.texts, profile.textSize.warn, profile),
      ...findingsOf(page, page.marks.knockoutTexts, profile.knockoutTextSize, profile),
    ]);
    const least = profile.textSize.warn;
    const target = targetText(least);
    return verdictOf(findings, `All text is ${plain(least)} pt or larger${target && ` (${target})`}.`);
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
    const isMultiInk = mark.inks.length > 1;
    const subject = mark.isWhite
      ? 'knocked out (white) text'
      : isMultiInk
        ? `text in ${mark.inks.length} inks`
        : 'text';
    const target = targetText(limit);
    return [
      finding(ID, {
        severity: isFail ? 'fail' : 'warning',
        page: facts.number,
        box: mark.box,
        object: `text in ${shortName(mark.font) || 'an unnamed font'}`,
        measured: { value: size, unit: 'pt' },
        limit: { value: limit, unit: 'pt' },
        message: `Page ${facts.number}: ${subject} is ${plain(size)} pt (minimum ${plain(limit)} pt${target && `, ${target}`}).`,
        advice:
          mark.isWhite || isMultiInk
            ? `Set it in one ink, preferably black, or at ${plain(profile.knockoutTextSize)} pt or larger.`
            : `Set it at ${plain(profile.textSize.warn)} pt or larger.`,
      }),
    ];
  });
}

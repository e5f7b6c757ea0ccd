import type { TextMark } from '../facts/page-marks.ts';
import type { Profile } from '../profile/profile.ts';
import type { Finding } from '../report/preflight-result.ts';
import { shortName } from '../report/result-bounds.ts';
import { type Check, finding, isFullOf, verdictOf } from './check.ts';
import { plain, quotedOr } from './figures.ts';
import { type PrintedPage, printedPages } from './printed-page.ts';

const ID = 'text-size';
/** Share of a limit. Sizes are products of rounded decimals, and 8 points of TeX are 7.97 pt. */
const ROUNDING = 0.005;
const isBelow = (size: number, limit: number): boolean => size < limit * (1 - ROUNDING);
/** The profile's limits are where letters start to fill in. */
const targetText = (limit: number, { knockoutTextSize: target }: Profile): string =>
  limit < target ? `target ${plain(target)} pt` : '';

/** Text size, with a higher limit for knocked out or multi-ink text, where misregistration shows. */
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
    const target = targetText(least, profile);
    return {
      ...verdictOf(findings, `All text is ${plain(least)} pt or larger${target && ` (${target})`}.`),
      isAtLeast: input.marks.some(
        ({ texts, knockoutTexts, kept }) =>
          isFullOf(texts, kept, ({ size, isScript }) => !isScript && isBelow(size, least)) ||
          isFullOf(knockoutTexts, kept, ({ size }) => isBelow(size, profile.knockoutTextSize)),
      ),
    };
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
    // Superscripts and subscripts are small by nature; below the lowest limit they fill in.
    if (!isBelow(size, mark.isScript ? profile.textSize.fail : warn)) return [];
    const isFail = !mark.isScript && isBelow(size, profile.textSize.fail);
    const limit = isFail || mark.isScript ? profile.textSize.fail : warn;
    const isMultiInk = mark.inks.length > 1;
    const sort = sortOf(mark);
    const subject = mark.quote && sort !== 'text' ? `“${mark.quote}”, ${sort},` : quotedOr(mark.quote, sort);
    const target = targetText(limit, profile);
    return [
      finding(ID, {
        severity: isFail ? 'fail' : 'warning',
        page: facts.number,
        box: mark.box,
        object: `text in ${shortName(mark.font) || 'an unnamed font'}`,
        ...(mark.quote && { quote: mark.quote }),
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

function sortOf({ isWhite, isScript, isConverted, inks }: TextMark): string {
  if (isScript) return 'a superscript or subscript';
  if (isWhite) return 'knocked out (white) text';
  if (inks.length < 2) return 'text';
  return isConverted ? 'text in a color that prints in several inks' : `text in ${inks.length} inks`;
}

import { countText } from '@printpartner/print-knowledge/figures';
import { fileRules } from '@printpartner/print-knowledge/production';
import { has, type Question } from '../../question/question.ts';
import { asksYesNo } from '../../question/asked-form.ts';
import { verdictWord } from '../verdict.ts';
import { profileLimits } from './preflight-profiles.ts';
import { terms } from './terms.ts';

const [{ resolutionPpi }] = fileRules.rows;
const { sheetfed, 'large-format': large } = profileLimits;

/** House figure for large format. */
export const LARGE_PPI = 150;
export const MIN_LARGE_PPI = 100;

export const isLargeFormat = (question: Question): boolean =>
  has(
    question,
    ...terms(
      'banner, large format, large-format, wide format, billboard, trade show, backdrop, poster',
      'sign',
    ),
  );

/** `2,550`. */
export const whole = (value: number): string => countText(Math.round(value));

/** `No.` to `is 200 dpi ok`, `Yes.` to `is 200 dpi too low`; empty for another question. */
export function resolutionLead(ppi: number, question: Question): string {
  if (!asksYesNo(question)) return '';
  const least = isLargeFormat(question) ? large.resolution.warn : sheetfed.resolution.warn;
  return `**${verdictWord(ppi >= least, question.text)}.** `;
}

/** What a resolution means on press, with the limits of our check. */
export function verdictOf(ppi: number, question: Question): string {
  if (isLargeFormat(question)) {
    if (ppi >= LARGE_PPI) return `Fine for large format, which needs 100 to ${LARGE_PPI} ppi at full size.`;
    if (ppi >= large.resolution.warn)
      return `Usable for large format (100 to ${LARGE_PPI} ppi at full size), but not for a piece read up close.`;
    return `Too low, even for large format, which needs at least ${large.resolution.warn} ppi at full size.`;
  }
  const { fail, warn, tooMuch } = sheetfed.resolution;
  if (ppi > tooMuch)
    return `Sharp, but more than a press can use: above ${tooMuch} ppi the file only gets larger.`;
  if (ppi >= resolutionPpi - 0.5) return `That meets the ${resolutionPpi} ppi target.`;
  if (ppi >= warn)
    return `Below the ${resolutionPpi} ppi target, but it passes our preflight (minimum ${warn} ppi).`;
  if (ppi >= fail)
    return `Too low: the target is ${resolutionPpi} ppi, and preflight warns below ${warn} ppi. Expect a soft image.`;
  return `Much too low: the target is ${resolutionPpi} ppi, and preflight fails below ${fail} ppi. It will look pixelated.`;
}

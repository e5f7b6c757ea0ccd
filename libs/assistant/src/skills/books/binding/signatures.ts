import { bookletSizes } from '@printpartner/print-knowledge/booklets';
import { countText, decimalText } from '@printpartner/print-knowledge/figures';
import { fractionText } from '@printpartner/print-knowledge/measure';
import type { Question } from '../../../question/question.ts';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { bookQuestionOf } from '../reading/book-question.ts';
import { bindingTipsCite, listed } from './binding-words.ts';

const SIGNATURE = /\b(?:signatures?|sigs?|press forms?|forms?)\b/;
const SIZES = [32, 16, 8] as const;

/** `how many 16-page signatures in 96 pages`, `what is a signature`, `pages up on a 23 × 35`. */
export const signatures: Skill = {
  id: 'signatures',
  answer(question) {
    const { text, counts } = bookQuestionOf(question);
    const isYield = /\b(?:23|25) ?x ?(?:35|38)\b/.test(text) && /\bpages?\b/.test(text);
    if (isYield) return yields(question);
    const isCost = /\b(?:cost\w*|expensive|cheap\w*|pric\w*|more|wast\w*|efficient|econom\w*)\b/.test(text);
    const against = AGAINST.exec(text)?.[1];
    if (counts.length === 1 && against !== undefined && WASTE.test(text))
      return wasteOf([...counts, Number(against)]);
    if (counts.length > 1 && isCost && WASTE.test(text) && !/\bbind|stitch|bound\b/.test(text))
      return wasteOf(counts.slice(0, 2));
    if (
      counts.length > 1 &&
      isCost &&
      counts.every((count) => count <= 64) &&
      /\bwhy\b|\bper page\b|\bcost/.test(text) &&
      !/\bbind|stitch|bound\b/.test(text)
    )
      return about();
    const isOfCounts =
      /\b(?:page counts?|number of pages)\b/.test(text) &&
      /\b(?:econom\w*|efficien\w*|cheap\w*|cost[- ]effective)\b/.test(text);
    const isWhy =
      /\bwhy\b/.test(text) && counts.length > 1 && counts.every((count) => [8, 16, 32].includes(count));
    if (isOfCounts || isWhy) return about();
    const inSizes = /\b(?:8|16|32)'?s\b/.test(text) && counts.length > 0;
    if (
      !inSizes &&
      !/\b(?:signatures?|sigs?)\b/.test(text) &&
      !(SIGNATURE.test(text) && /\bpress forms?\b/.test(text))
    )
      return undefined;
    const size = sizeIn(text);
    const { leansOn, values } = question;
    // Only the number is new in “how many in 128?” after another count.
    if (leansOn && values.quantity !== undefined && leansOn.values.quantity === undefined)
      return splitOf(values.quantity, size);
    const pages =
      size === undefined ? counts[0] : (counts.find((count) => count !== size) ?? multipleIn(text, size));
    if (pages === undefined) return about();
    if (/^(?:8|16|32)$/.test(String(pages)) && size === undefined) return about();
    return splitOf(pages, size);
  },
};

/** `16-page signatures`, `signatures of 32`, `16s`. */
function sizeIn(text: string): number | undefined {
  const found =
    /\b(8|16|32)(?:[- ]?(?:pages?|pp|pg))?[- ](?:signatures?|sigs?)\b|\b(?:signatures?|sigs?) of (8|16|32)\b|\b(8|16|32)(?:'?s|-pagers?)\b/.exec(
      text,
    );
  const size = found?.[1] ?? found?.[2] ?? found?.[3];
  return size === undefined ? undefined : Number(size);
}

/** The number before the signatures of `6 16-page signatures`, which has only that and the size. */
function multipleIn(text: string, size: number): number | undefined {
  const found = new RegExp(
    String.raw`\b(\d{1,3}) (?:x )?${size}[- ]?(?:page|pp|pg)?s?[- ](?:signatures?|sigs?)`,
  ).exec(text);
  return found ? Number(found[1]) * size : undefined;
}

function splitOf(pages: number, size: number | undefined): Draft {
  if (size !== undefined) {
    const full = Math.floor(pages / size);
    const rest = pages % size;
    const left = rest === 0 ? 'with nothing left over' : `and ${rest} pages left over: ${restText(rest)}`;
    return answers(
      `**${countText(full)} signatures of ${size} pages** ${left}. ${countText(pages)} ÷ ${size} = ${decimalText(pages / size, 2)}; full signatures cost least per page.`,
      [bindingTipsCite],
    );
  }
  const parts = split(pages);
  const padded = Math.ceil(pages / 8) * 8;
  const pad = padded === pages ? '' : ` It isn’t a multiple of 8: ${padded} pages would fill the last form.`;
  return answers(
    `${countText(pages)} pages make **${parts}**.${pad} Signatures of 8, 16 and 32 pages fill a press form, so full ones cost least per page.`,
    [bindingTipsCite],
  );
}

function split(pages: number): string {
  let rest = pages;
  const parts: string[] = [];
  for (const size of SIZES) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count} signature${count > 1 ? 's' : ''} of ${size}`);
  }
  if (rest > 0) parts.push(`${rest} more pages`);
  return listed(parts);
}

const restText = (rest: number): string =>
  rest % 4 === 0
    ? split(rest).replace(/^(\d+) more pages$/, 'a $1-page sheet')
    : 'fill them up to a multiple of 4';

const about = (): Draft =>
  answers(
    `A signature is a press sheet printed with several pages and folded; **8, 16 and 32 pages** fill a press form. ${yieldText()} That is why 20 pages cost more per page than 16: the last form isn’t full. Case binding uses signatures of 8, 16 or 32; sewing is best with 16 or 32.`,
    [bindingTipsCite],
  );

/** `a 20 pager vs 16`. */
const AGAINST = /\b(?:versus|vs|than|or|instead of) (\d{1,3})\b(?! ?x)/;
const WASTE = /\b(?:wast\w*|efficient|econom\w*)\b/;
const FORM = 8;

/** `is a 20 pager wasteful vs 16`: which of two page counts fills its press forms. */
function wasteOf(counts: readonly number[]): Draft {
  const full = counts.filter((count) => count % FORM === 0);
  const open = counts.filter((count) => count % FORM !== 0);
  const lead =
    open.length === 0 || full.length === 0
      ? `**${listed(counts.map((count) => countText(count)))} pages ${full.length === 0 ? 'both leave a form unfilled' : 'both fill their forms'}**.`
      : `**Yes, ${countText(open[0] ?? 0)} pages cost more per page than ${countText(full[0] ?? 0)}**: the last form isn’t full.`;
  return answers(
    `${lead} Signatures of 8, 16 and 32 pages fill a press form: ${counts.map((count) => `${countText(count)} pages make ${split(count)}`).join('; ')}.`,
    [bindingTipsCite],
  );
}

/** `half size pages`, `5.5 × 8.5`: the yield of that page first. */
const HALF = /\bhalf[- ]?(?:size|letter|page|sheet)/;

function yields({ text, values }: Question): Draft {
  const isHalf = HALF.test(text);
  const [row] = bookletSizes.rows.filter(
    ({ sheetYield, pageWidth, pageHeight }) =>
      sheetYield &&
      new RegExp(`\\b${sheetYield.sheetWidth} ?x ?${sheetYield.sheetHeight}\\b`).test(text) &&
      (isHalf
        ? pageWidth === 5.5 && pageHeight === 8.5
        : values.sizes.some(({ width, height }) => width === pageWidth && height === pageHeight)),
  );
  const lead = row?.sheetYield
    ? `**${row.sheetYield.pages} pages** of ${fractionText(row.pageWidth)} × ${fractionText(row.pageHeight)} in. `
    : '';
  return answers(
    `${lead}${yieldText()} Both sides are counted, without bleed. With bleed they take 25 × 38 and 26 × 40 in.`,
    [bindingTipsCite, { entry: 'Digest' }],
  );
}

function yieldText(): string {
  const lines = bookletSizes.rows.flatMap(({ pageWidth, pageHeight, sheetYield }) =>
    sheetYield
      ? [
          `a ${sheetYield.sheetWidth} × ${sheetYield.sheetHeight} in sheet holds **${sheetYield.pages} pages** of ${fractionText(pageWidth)} × ${fractionText(pageHeight)} in`,
        ]
      : [],
  );
  const text = listed(lines);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

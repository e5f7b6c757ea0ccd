import { sizeText } from '@printpartner/print-knowledge/measure';
import { cutoffs, pressOf, pressSheets, sheetsOut, type PressId } from '@printpartner/print-knowledge/press';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { asksLack, verdictWord } from '../../verdict.ts';
import { gsmText, type PaperFigures } from '../named/paper-figures.ts';
import { papersOf } from '../named/paper-question.ts';
import { pressesNamed } from './named-presses.ts';

const TAKES =
  /\b(?:can|could|will|does|do|run|runs|print|handle|take|takes|fit|fits|possible|limit|max\w*|ok|okay|fine|too (?:thick|heavy|thin|light|big|large|wide))\b/;
const names: Readonly<Record<PressId, string>> = {
  digital: 'Digital presses',
  sheetfed: 'Sheetfed presses',
  web: 'Web presses',
};
/** A shop that won't: what the press takes is the question, whatever the run. */
const REFUSED =
  /\b(?:says? (?:no|they can'?t|it can'?t|it won'?t)|said (?:no|they can'?t|it won'?t)|refus\w*|won'?t|can'?t|cannot|turn(?:ed|s)? (?:it |us |me )?(?:down|away)|lazy|jam\w*|reject\w*|bounced)\b/;
/** Inches on each side. */
const BLEED = 0.125;
/** Points that few digital presses exceed. */
const DIGITAL_POINTS = 14;

/** `can a digital press run 18 pt`, `can a web press print 100# cover`, `is 13x40 too long for digital`. */
export const pressTakes: Skill = {
  id: 'press-takes',
  answer: (question) => {
    const { named, figures, rest } = papersOf(question);
    const [press, ...others] = pressesNamed(rest);
    const { sizes, quantity } = question.values;
    if (
      !press ||
      others.length > 0 ||
      (quantity !== undefined && !REFUSED.test(rest)) ||
      !(TAKES.test(rest) || REFUSED.test(rest)) ||
      /\bor\b|\bhow (?:big|large|wide|fast|many)\b|\barea\b|(?<!\bwith )(?<!\bfull )\bbleed\b|\bsmallest\b|\bmin\w*|\bversus\b|\bup\b/.test(
        rest,
      )
    )
      return undefined;
    // `350 gsm, it's 16 pt` is one paper: its thickness decides.
    const board = named.length > 1 ? named.find(({ unit }) => unit === 'points') : named[0];
    const paper = board && figures[named.indexOf(board)];
    if (paper && (named.length === 1 || (named.length === 2 && named.some(({ unit }) => unit === 'gsm'))))
      return ofStock(rest, press, paper, board.unit === 'points' ? board.value : undefined);
    const pieces = sizes.length > 1 ? sizes.filter((one) => !isLargestSheet(press, one)) : sizes;
    const [size] = pieces;
    return size && pieces.length === 1 && figures.length === 0 ? ofSize(rest, press, size) : undefined;
  },
};

/** `the limit is 13 × 19`. */
function isLargestSheet(press: PressId, { width, height }: TrimSize): boolean {
  const { largestSheet } = pressOf(press);
  return (
    largestSheet !== undefined &&
    Math.min(width, height) === Math.min(largestSheet.acrossIn, largestSheet.aroundIn) &&
    Math.max(width, height) === Math.max(largestSheet.acrossIn, largestSheet.aroundIn)
  );
}

function ofStock(
  text: string,
  press: PressId,
  { gsm, name }: PaperFigures,
  points: number | undefined,
): Draft | undefined {
  const { weight } = pressOf(press);
  const range = `${names[press]} run **${weight.from}–${weight.to} gsm**`;
  const cites = [{ entry: 'Paper Weights', place: pressOf(press).name }];
  if (press === 'digital' && points !== undefined && points > DIGITAL_POINTS)
    return answers(
      `**${asksLack(text) ? 'Usually' : 'Usually not'}**: ${range}, up to about ${DIGITAL_POINTS} pt. ${name} is for sheetfed offset, or ask which digital press takes it.`,
      cites,
    );
  if (!gsm) return undefined;
  const fits = gsm.low >= weight.from && gsm.low <= weight.to;
  if (!fits)
    return answers(
      `**${verdictWord(false, text)}${asksLack(text) ? `, too ${gsm.low > weight.to ? 'heavy' : 'light'}` : ''}**: ${range}, and ${name} is ${gsmText(gsm)}.`,
      cites,
    );
  const isEdge = gsm.high > weight.to;
  return answers(
    `**${verdictWord(true, text)}${asksLack(text) ? ', it fits' : ''}${isEdge ? ', at the limit' : ''}**: ${range}, and ${name} is ${gsmText(gsm)}. ${press === 'digital' ? 'Check the press’s certified list.' : ''}`.trim(),
    cites,
  );
}

function ofSize(text: string, press: PressId, { width, height }: TrimSize): Draft {
  const size = `${sizeText(width, height)} in`;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const { largestSheet, webWidth } = pressOf(press);
  const cites = [{ entry: press === 'web' ? 'Web Sizes' : 'Sheet Sizes', place: pressOf(press).name }];
  const largest = pressSheets.rows.findLast(
    (row) =>
      row.press === press &&
      row.acrossIn === largestSheet?.acrossIn &&
      row.aroundIn === largestSheet.aroundIn,
  );
  const bleed = /\b(?:with|full) (?:full |a )?bleeds?\b/.test(text) ? BLEED : 0;
  const longestCutoff = Math.max(...cutoffs.rows.map(({ lengthIn }) => lengthIn));
  const fits = largest
    ? sheetsOut({ widthIn: width, heightIn: height, bleedIn: bleed, gutterIn: 0 }, largest).ok
    : short <= longestCutoff && long <= (webWidth?.to ?? 0);
  const limit = largestSheet
    ? `the largest sheet is **${Math.min(largestSheet.acrossIn, largestSheet.aroundIn)} × ${Math.max(largestSheet.acrossIn, largestSheet.aroundIn)} in**, and the image area is smaller`
    : `the web is up to **${webWidth?.to} in** wide, and the other side must fit the cutoff`;
  if (fits)
    return answers(
      `**${verdictWord(true, text)}** ${bleed > 0 ? 'with 0.125 in bleed' : 'without bleed'}: ${size}; ${limit}.`,
      cites,
    );
  const isLargest =
    largestSheet !== undefined &&
    short === Math.min(largestSheet.acrossIn, largestSheet.aroundIn) &&
    long === Math.max(largestSheet.acrossIn, largestSheet.aroundIn);
  if (isLargest)
    return answers(
      `**As a sheet, yes; as a trimmed piece, no**: ${limit}, so a piece of ${size} doesn’t fit.`,
      cites,
    );
  const longer = pressSheets.rows.filter(
    (row) =>
      row.press === press &&
      short <= Math.min(row.acrossIn, row.aroundIn) &&
      long < Math.max(row.acrossIn, row.aroundIn),
  );
  const [some] = longer;
  return some && press === 'digital'
    ? answers(
        `**Only on some**: ${limit}, but some presses take long sheets of ${some.acrossIn} × ${some.aroundIn} in.`,
        cites,
      )
    : answers(
        `**${verdictWord(false, text)}**: ${size} is too large; ${limit}. Some digital presses take long sheets of 13 × 47 in; beyond that ask a large-format printer.`,
        cites,
      );
}

import { rounded } from '@printpartner/print-knowledge/figures';
import {
  foldAllowanceFor,
  foldingPractice,
  foldOf,
  panelArithmetic,
  panelFormula,
  panelsIn64ths,
  panelWidths,
  type FoldId,
} from '@printpartner/print-knowledge/folding';
import { inchText, fractionText, sizeText } from '@printpartner/print-knowledge/measure';
import { gsmSource } from '@printpartner/print-knowledge/paper';
import { foldOf as foldNamed, sizeOf, type TrimSize } from '@printpartner/spec-sheet/job';
import { opening, type Answer } from './answer.ts';
import { stockOrDefault } from './papers.ts';
import { hasOnly, wordSet, type Query } from './query.ts';

const known = wordSet(
  'panel width wide tri fold folded folding half letter c z gate open french roll barrel accordion concertina fan double closed right angle',
  'quarter cross bi single v brochure measurement dimension position where layout legal tabloid ledger flat trifold zfold bifold gatefold',
);
const LETTER = 'letter';
/** A size may be the finished one; the panels are those of the flat sheet. `Tri-folded` only names the fold. */
export const FINISHED =
  /\bfold(?:s|ed|ing)? (?:down |up )?(?:to|size)\b|(?<!\b(?:tri|half|letter|c|z|gate|roll|barrel|accordion|french|bi|single)[- ])\bfolded\b|\bclosed\b(?! ?-?gate)/;

/** `tri-fold 8.5x11 panels`, `letter fold panel widths`: panels of the outside, left to right. */
export function foldPanels(query: Query): readonly Answer[] {
  const { text, papers, sizes, pages, quantity, ounces } = query;
  if (
    !/\bpanels?\b|\bwhere\b.*\bfold|\bfold positions?\b/.test(text) ||
    papers.length > 1 ||
    sizes.length > 1
  )
    return [];
  if ((pages ?? ounces) !== undefined || !hasOnly(query, known)) return [];
  if (quantity !== undefined && !new RegExp(`\\b${quantity}[- ]panels?\\b`).test(text)) return [];
  if (FINISHED.test(text)) return [];
  const id = foldIn(text);
  const chosen = stockOrDefault(papers[0], 'body');
  const typed = sizes[0] ?? namedSize(text);
  const size = typed ?? sizeOf(LETTER);
  const allowance = chosen && foldAllowanceFor(chosen.stock.gsm);
  if (!id || !chosen || !size || !allowance?.ok) return [];
  const [along, across] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  const widths = panelWidths(id, across, allowance.value.allowanceIn);
  if (!widths.ok || (quantity !== undefined && quantity !== widths.value.length)) return [];
  return [
    {
      title: `${foldOf(id).name} panels, ${sizeText(across, along)} in flat`,
      figure: `${panelTexts(widths.value).join(', ')} in`,
      arithmetic: panelFormula(id, across, allowance.value.allowanceIn),
      assumed: [
        ...(typed ? [] : [flatSize({ width: across, height: along })]),
        'Outside, left to right, with panels across the long side.',
        ...chosen.assumed,
      ],
      sources: [panelArithmetic, foldingPractice, gsmSource(chosen.stock)],
      opens: opening('panel-widths', {
        fold: id,
        width: inchText(across),
        height: inchText(along),
        stock: chosen.stock.name,
      }),
    },
  ];
}

/** The fold of a query. Numbers of its size would be read as a number of panels. */
export const foldIn = (text: string): FoldId | undefined =>
  foldNamed(text.replace(/\d[^a-z]*x[^a-z]*/g, ' '));

/** `4-1/4`, or decimals where the fractions don't add up to the flat width. */
export function panelTexts(widths: readonly number[]): string[] {
  const fractions = panelsIn64ths(widths);
  return fractions.addUp ? fractions.widths.map(fractionText) : widths.map((width) => rounded(width, 4));
}

export const flatSize = ({ width, height }: TrimSize): string => `Flat size: ${sizeText(width, height)} in.`;

/** A letter fold says nothing about the size. */
export const namedSize = (text: string): TrimSize | undefined =>
  sizeOf(text.replace(/\bletter[- ]?fold\w*/g, ' '));

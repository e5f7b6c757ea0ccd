import {
  beyondFolder,
  foldingPractice,
  foldOf,
  foldTerms,
  panelArithmetic,
  panelFaces,
  panelFormula,
} from '@printpartner/print-knowledge/folding';
import type { SheetJob } from '../job/sheet-job.ts';
import type { FoldedSheet } from './folded-sheet.ts';
import { fractionSizeText, fractionText, isNear, sizeText } from './length-text.ts';
import { gsmOf } from './stock-source.ts';
import { missingText, sumOf, type Sum } from './sum.ts';

const TITLE = 'Fold panels';

/** A nominal folded size, such as 3.667 for a third of 11 in, is not a mismatch. Inches. */
const NOMINAL = 1 / 16;

/** Panel widths with the allowance for the stock. */
export function foldPanels({ text, fold }: SheetJob, sheet: FoldedSheet | undefined): Sum {
  if (!sheet) {
    const needs = [
      { value: text.flat, name: 'a flat size such as 11 × 8.5 in' },
      { value: fold, name: 'a fold such as tri-fold' },
    ];
    return sumOf('panels', TITLE, {
      missing: missingText(needs, 'get the panel widths'),
      warnings: text.flat && fold ? ['The sheet is too narrow for this many folds.'] : [],
    });
  }
  const { panels, across, allowance, folded } = sheet;
  const { name } = foldOf(sheet.fold);
  const names = panelFaces[sheet.fold].outside;
  return sumOf('panels', TITLE, {
    headline: `${fractionSizeText(folded)} in`,
    detail: `folded, ${name}`,
    lines: [
      `Outside, left to right: ${panels.map((width, place) => `${names[place]?.toLowerCase() ?? 'panel'} ${fractionText(width)}`).join(', ')} in.`,
      `${panelFormula(sheet.fold, across, allowance.allowanceIn)}.`,
      ...(tucksIn(sheet) ? [`Allowance ${fractionText(allowance.allowanceIn)} in: ${allowance.name}.`] : []),
      allowance.scoring,
    ],
    missing: missingText(
      [{ value: gsmOf(text), name: 'a paper such as 100# gloss text' }],
      'get the allowance for it',
    ),
    warnings: [...finishedWarning(text.finished, sheet), ...folderWarning(sheet)],
    from: [panelArithmetic, foldTerms, foldingPractice],
  });
}

/** Equal panels need no allowance. */
const tucksIn = ({ panels }: FoldedSheet): boolean => Math.min(...panels) < Math.max(...panels);

function finishedWarning(
  finished: SheetJob['text']['finished'],
  { fold, flat, folded }: FoldedSheet,
): string[] {
  if (!finished) return [];
  const isAs = (width: number, height: number) =>
    isNear(folded.width, width, NOMINAL) && isNear(folded.height, height, NOMINAL);
  if (isAs(finished.width, finished.height) || isAs(finished.height, finished.width)) return [];
  return [
    `A ${foldOf(fold).name} of ${sizeText(flat)} in is ${sizeText(folded)} in folded, not ${sizeText(finished)} in.`,
  ];
}

function folderWarning({ fold, across, along }: FoldedSheet): string[] {
  const beyond = beyondFolder(foldOf(fold), { acrossIn: across, alongIn: along });
  if (!beyond) return [];
  return [
    `The flat sheet is ${beyond === 'small' ? 'smaller' : 'larger'} than common folders take. Ask the printer.`,
  ];
}

import {
  beyondFolder,
  foldingPractice,
  foldOf,
  foldTerms,
  panelArithmetic,
  panelFaces,
  panelFormula,
} from '@printpartner/print-knowledge/folding';
import { fractionSizeText, fractionText, sizeText } from '@printpartner/print-knowledge/measure';
import type { SheetJob } from '../job/sheet-job.ts';
import { foldsTo, type FoldedSheet } from './folded-sheet.ts';
import { gsmOf } from './stock-source.ts';
import { missingText, need } from './needs.ts';
import { sumOf, type Sum } from './sum.ts';

const TITLE = 'Fold panels';

/** Panel widths with the allowance for the stock. */
export function foldPanels({ text, fold, unread }: SheetJob, sheet: FoldedSheet | undefined): Sum {
  if (!sheet) {
    const needs = [need('folded sheet', text.flat), need('fold', fold)];
    return sumOf('panels', TITLE, {
      missing: missingText(unread, needs, 'get the panel widths'),
      warnings: text.flat && fold ? ['The sheet is too narrow for this many folds.'] : [],
    });
  }
  const { panels, across, allowance, folded, isStacked } = sheet;
  const { name } = foldOf(sheet.fold);
  const names = panelFaces[sheet.fold].outside;
  return sumOf('panels', TITLE, {
    headline: `${fractionSizeText(folded.width, folded.height)} in`,
    detail: `folded, ${name}`,
    lines: [
      `Outside, ${isStacked ? 'top to bottom' : 'left to right'}: ${panels.map((width, place) => `${names[place]?.toLowerCase() ?? 'panel'} ${fractionText(width)}`).join(', ')} in.`,
      `${panelFormula(sheet.fold, across, allowance.allowanceIn)}.`,
      ...(tucksIn(sheet) ? [`Allowance ${fractionText(allowance.allowanceIn)} in: ${allowance.name}.`] : []),
      allowance.scoring,
    ],
    missing: missingText(
      unread,
      [need('finished size', folded), need('paper', gsmOf(text))],
      'get the allowance for it',
    ),
    warnings: [...finishedWarning(text.finished, sheet), ...folderWarning(sheet)],
    from: [panelArithmetic, foldTerms, foldingPractice],
  });
}

/** Equal panels need no allowance. */
const tucksIn = ({ panels }: FoldedSheet): boolean => Math.min(...panels) < Math.max(...panels);

function finishedWarning(finished: SheetJob['text']['finished'], sheet: FoldedSheet): string[] {
  if (!finished || foldsTo(sheet, finished)) return [];
  const { fold, flat, folded } = sheet;
  return [
    `A ${foldOf(fold).name} of ${sizeText(flat.width, flat.height)} in is ${sizeText(folded.width, folded.height)} in folded, not ${sizeText(finished.width, finished.height)} in.`,
  ];
}

function folderWarning({ fold, across, along }: FoldedSheet): string[] {
  const beyond = beyondFolder(foldOf(fold), { acrossIn: across, alongIn: along });
  if (!beyond) return [];
  return [
    `The flat sheet is ${beyond === 'small' ? 'smaller' : 'larger'} than common folders take. Ask the printer.`,
  ];
}

import {
  foldAllowanceFor,
  foldOf,
  type FoldAllowance,
  type FoldId,
} from '@printpartner/print-knowledge/folding';
import { inchText, fractionText } from '@printpartner/print-knowledge/measure';
import { stockFor } from '@printpartner/print-search/answers';
import { paperOf } from '@printpartner/spec-sheet/job';
import type { Question } from '../../../question/question.ts';
import type { Citation } from '../../skill.ts';

export const foldCite = (id: FoldId): Citation => ({ entry: foldOf(id).name, place: 'Folding Styles' });

export const foldsCite: Citation = { entry: 'Folding Styles', place: 'Brochures' };

export const allowanceCite: Citation = { entry: 'Fold allowance by stock' };

/** `gate fold`. */
export const foldName = (id: FoldId): string =>
  id === 'accordion-4'
    ? 'accordion fold'
    : id === 'double-gate'
      ? 'double gate fold'
      : foldOf(id).name.toLowerCase().replace('z-fold', 'Z-fold').replace('french', 'French');

/** `an accordion fold`. */
export const aFold = (id: FoldId): string => `${id === 'accordion-4' ? 'an' : 'a'} ${foldName(id)}`;

/** `3-11/16 in (3.6875 in)`. */
export function fractionAndDecimals(inches: number): string {
  const text = fractionText(inches);
  const decimal = inchText(inches);
  return text === decimal ? `${decimal} in` : `${text} in (${decimal} in)`;
}

export interface ChosenAllowance {
  allowance: FoldAllowance;
  /** Name of the stock for the calculator. */
  stock: string;
  isTyped: boolean;
  /** Weight as typed. */
  text: string;
}

/** The fold allowance of the typed stock; text weights if none is typed, undefined if its weight is not known. */
export function allowanceFor({ values }: Question): ChosenAllowance | undefined {
  const [paper] = values.papers;
  if (!paper) {
    const usual = foldAllowanceFor(118);
    return usual.ok
      ? { allowance: usual.value, stock: '80# gloss text', isTyped: false, text: 'text stock' }
      : undefined;
  }
  const found = stockFor(paper, /\bcover\b/.test(paper.text) ? 'cover' : 'body')?.stock;
  const gsm = found?.gsm ?? paperOf(paper.text).gsm ?? (paper.unit === 'gsm' ? paper.value : undefined);
  const allowance = gsm === undefined ? undefined : foldAllowanceFor(gsm);
  const unit = paper.unit === 'pounds' ? '#' : paper.unit === 'points' ? ' pt' : ' gsm';
  const named = /\b(?:text|cover|bond|index)\b/.exec(paper.text)?.[0];
  const grade = found ? ` ${found.kind === 'board' ? 'board' : found.kind}` : named ? ` ${named}` : '';
  return allowance?.ok
    ? {
        allowance: allowance.value,
        stock: found?.name ?? '80# gloss text',
        isTyped: true,
        text: `${paper.value}${unit}${paper.unit === 'gsm' ? '' : grade}`,
      }
    : undefined;
}

/** Folds of the guide with this many panels, the usual one first. */
export function byPanels(panels: number): readonly FoldId[] {
  if (panels === 2) return ['half'];
  if (panels === 3) return ['tri', 'z'];
  if (panels === 4) return ['accordion-4', 'roll', 'double-gate'];
  if (panels === 6) return ['tri', 'z'];
  return panels > 4 ? ['accordion-4', 'roll'] : [];
}

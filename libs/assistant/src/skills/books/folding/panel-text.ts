import { panelFaces, panelsIn64ths, type FoldId } from '@printpartner/print-knowledge/folding';
import { decimalText } from '@printpartner/spec-sheet/arithmetic';
import { foldName, fraction, inchText, millimeters } from './fold-words.ts';

/** Fractions that add up, else decimals. */
export function widthTexts(widths: readonly number[]): readonly string[] {
  const { widths: parts, addUp } = panelsIn64ths(widths);
  return addUp ? parts.map((one) => fraction(one)) : widths.map((one) => decimalText(one));
}

/** The panels of a fold in a line, outside, left to right. */
export function lineOf({ id, widths }: { id: FoldId; widths: readonly number[] }, metric: boolean): string {
  const texts = widthTexts(widths);
  const decimals = widths.map((one) => decimalText(one));
  const isSame = texts.join() === decimals.join();
  const faces = panelFaces[id].outside;
  const isEqual = widths.every((one) => Math.abs(one - (widths[0] ?? 0)) < 1e-9);
  const names =
    faces.length === widths.length && !isEqual
      ? `: ${faces.map((face) => face.toLowerCase()).join(', ')}`
      : '';
  const start = `${foldName(id).charAt(0).toUpperCase()}${foldName(id).slice(1)}`;
  const mm = metric ? ` or **${widths.map((one) => millimeters(one)).join(' | ')} mm**` : '';
  if (isEqual)
    return `${start}: **${widths.length} equal panels of ${texts[0]} in**${isSame ? '' : ` (${decimals[0]} in)`}${metric ? ` or **${millimeters(widths[0] ?? 0)} mm**` : ''}${id === 'french' ? ', then in half again across' : ''}.`;
  return `${start}: **${texts.join(' | ')} in**${isSame ? '' : ` (${decimals.join(', ')})`}${mm}${names}.`;
}

/** What the allowance means for a fold. */
export function tail(id: FoldId, isTyped: boolean, allowance: number): string {
  const less = inchText(allowance);
  if (id === 'tri')
    return ` The tuck panel is ${less} narrower${isTyped ? '' : ', for text weights; 3/32 in from 100# text, 1/8 in on heavy cover'}. Never use three equal panels.`;
  if (id === 'gate') return ` The doors must not touch: ${less} is the gap between them.`;
  if (id === 'roll') return ` Each panel inward is ${less} narrower.`;
  if (id === 'double-gate') return ` Each gate is ${less} narrower than the panel it closes over.`;
  return id === 'z' || id === 'accordion-4' ? ' No panel tucks in, so none is narrower.' : '';
}

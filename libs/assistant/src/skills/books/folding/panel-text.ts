import { panelFaces, panelsIn64ths, type FoldId } from '@printpartner/print-knowledge/folding';
import { inchText, fractionText, millimeterText } from '@printpartner/print-knowledge/measure';
import { foldName, fractionAndDecimals } from './fold-words.ts';

/** Fractions that add up and keep the allowance between panels, else decimals. */
export function widthTexts(widths: readonly number[]): readonly string[] {
  const { widths: parts, addUp } = panelsIn64ths(widths);
  const [first = 0] = widths;
  const [firstPart = 0] = parts;
  const keepsSteps = parts.every(
    (part, place) => Math.abs(part - firstPart - ((widths[place] ?? 0) - first)) < 1e-6,
  );
  return addUp && keepsSteps ? parts.map((one) => fractionText(one)) : widths.map((one) => inchText(one));
}

/** The nearest fractions that add up to the sheet, where those are not the widths. */
function nearestFractions(widths: readonly number[]): string | undefined {
  const { widths: parts, addUp } = panelsIn64ths(widths);
  return addUp ? parts.map((one) => fractionText(one)).join(' | ') : undefined;
}

/** The panels of a fold in a line, outside, left to right. */
export function lineOf(
  { id, widths, height = 0 }: { id: FoldId; widths: readonly number[]; height?: number },
  metric: boolean,
): string {
  const texts = widthTexts(widths);
  const decimals = widths.map((one) => inchText(one));
  const isSame = texts.join() === decimals.join();
  const faces = panelFaces[id].outside;
  const isEqual = widths.every((one) => Math.abs(one - (widths[0] ?? 0)) < 1e-9);
  const names =
    faces.length === widths.length && !isEqual
      ? `: ${faces.map((face) => face.toLowerCase()).join(', ')}`
      : '';
  const start = `${foldName(id).charAt(0).toUpperCase()}${foldName(id).slice(1)}`;
  if (isEqual) {
    const across =
      id !== 'french'
        ? ''
        : height > 0
          ? `, then in half again across, to ${fractionText(widths[0] ?? 0)} × ${fractionText(height / 2)} in`
          : ', then in half again across';
    const [inch, decimal] = [`${texts[0]} in`, isSame ? '' : ` (${decimals[0]} in)`];
    const size = metric ? `${millimeterText(widths[0] ?? 0)} mm** (${inch})` : `${inch}**${decimal}`;
    return `${start}: **${widths.length} equal panels of ${size}${across}.`;
  }
  if (metric)
    return `${start}: **${widths.map((one) => millimeterText(one)).join(' | ')} mm** (${decimals.join(' | ')} in)${names}.`;
  const nearest = isSame ? nearestFractions(widths) : undefined;
  const also = !isSame
    ? ` (${decimals.join(', ')})`
    : nearest === undefined || nearest === decimals.join(' | ')
      ? ''
      : ` (in fractions about ${nearest})`;
  return `${start}: **${texts.join(' | ')} in**${also}${names}.`;
}

/** What the allowance means for a fold. */
export function tail(id: FoldId, isTyped: boolean, allowance: number, metric: boolean): string {
  const less = metric
    ? `${millimeterText(allowance)} mm (${fractionText(allowance)} in)`
    : fractionAndDecimals(allowance);
  if (id === 'tri')
    return ` The tuck panel is ${less} narrower${isTyped ? '' : ', for text weights; 3/32 in from 100# text, 1/8 in on heavy cover'}. Never use three equal panels.`;
  if (id === 'gate') return ` The doors must not touch: ${less} is the gap between them.`;
  if (id === 'roll') return ` Each panel inward is ${less} narrower.`;
  if (id === 'double-gate') return ` Each gate is ${less} narrower than the panel it closes over.`;
  return id === 'z' || id === 'accordion-4' ? ' No panel tucks in, so none is narrower.' : '';
}

import { foldOf, type FoldId } from '@printpartner/print-knowledge/folding';
import { MM_IN_INCH, inchText } from '@printpartner/print-knowledge/measure';

/** Flat width from that of the widest panel. */
export function acrossFor(id: FoldId, panel: number, d: number): number {
  if (id === 'tri') return 3 * panel - d;
  if (id === 'roll') return 4 * panel - 3 * d;
  if (id === 'gate') return 2 * panel - d;
  if (id === 'double-gate') return 4 * panel - 2 * d;
  return (id === 'french' ? 2 : foldOf(id).panels) * panel;
}

/** The same as a calculation, in the unit of the question. */
export function formulaOf(id: FoldId, panel: number, d: number, metric: boolean): string {
  const scale = metric ? MM_IN_INCH : 1;
  const [width, less] = [inchText(panel * scale), inchText(d * scale)];
  if (id === 'tri')
    return `3 × ${width} − ${less}, because the tuck panel is ${less} ${metric ? 'mm' : 'in'} narrower`;
  if (id === 'roll') return `4 × ${width} − 3 × ${less}`;
  if (id === 'gate') return `2 × ${width} − ${less} gap between the doors`;
  if (id === 'double-gate') return `4 × ${width} − 2 × ${less}`;
  return id === 'french' ? 'twice the width and twice the height' : `${foldOf(id).panels} × ${width}`;
}

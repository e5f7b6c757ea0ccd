import { rounded, decimalText } from '@printpartner/print-knowledge/figures';
import type { FoldId } from '@printpartner/print-knowledge/folding';
import { MM_IN_INCH, inchText } from '@printpartner/print-knowledge/measure';
import type { TrimSize } from '@printpartner/spec-sheet/job';

interface Panels {
  id: FoldId;
  widths: readonly number[];
  /** Inches. */
  allowance: number;
}

/** The widths of a fold's panels as calculations, in the unit of the question. */
export function panelSteps({ id, widths, allowance }: Panels, flat: TrimSize, metric: boolean) {
  const scale = metric ? MM_IN_INCH : 1;
  const text = (inches: number): string => inchText(inches * scale);
  const step = (label: string, working: string, inches: number) => ({
    label,
    working,
    result: `${rounded(inches * scale, metric ? 1 : 4)} ${metric ? 'mm' : 'in'}`,
  });
  const [first = 0] = widths;
  const width = text(flat.width);
  // 3/32 in has five decimals.
  const less = decimalText(allowance * scale, 5);
  if (id === 'gate')
    return [
      step('Center panel', `(${width} + ${less}) ÷ 2`, (flat.width + allowance) / 2),
      step('Each door', `(${width} − ${less}) ÷ 4`, (flat.width - allowance) / 4),
    ];
  const widest = Math.max(...widths);
  if (id === 'double-gate')
    return [
      step('Center panels', `(${width} + 2 × ${less}) ÷ 4`, widest),
      step('Gates', `${text(widest)} − ${less}`, widest - allowance),
    ];
  if (id !== 'tri' && id !== 'roll')
    return [
      step('Each panel', `${width} ÷ ${widths.length}`, first),
      ...(id === 'french' && flat.height > 0
        ? [step('Height', `${text(flat.height)} ÷ 2`, flat.height / 2)]
        : []),
    ];
  const count = widths.length;
  const steps = ((count - 2) * (count - 1)) / 2;
  const inward = Array.from({ length: count - 2 }, (_, place) => place + 1);
  return [
    step('Widest panels', `(${width} + ${steps === 1 ? '' : `${steps} × `}${less}) ÷ ${count}`, widest),
    ...inward.map((place) =>
      step(
        place === inward.length ? 'Tuck panel' : `Panel ${place} inward`,
        `${text(widest)} − ${place === 1 ? '' : `${place} × `}${less}`,
        widest - place * allowance,
      ),
    ),
  ];
}

import { binderySizes } from '@printpartner/print-knowledge/binding';
import { HOLLOW_BACK } from './extent.ts';
import { Leaves } from './leaves.tsx';
import type { SectionDrawingProps } from './drawn-book.ts';
import { SpineMeasure } from './spine-measure.tsx';

/** Book block between two boards and a spine board, with cloth that dips into the hinges. */
export function CaseDrawing({ book, scale, face }: SectionDrawingProps) {
  const half = (book.block * scale) / 2;
  const board = binderySizes.board * scale;
  const hinge = binderySizes.caseHinge * scale;
  const over = binderySizes.boardOverhang * scale;
  const back = -HOLLOW_BACK * scale;
  const outside = half + board;
  // The cloth is pressed down to the endsheet in the hinge.
  const dip = half + 1;
  const cloth = (side: 1 | -1) =>
    `M${back - board} 0V${side * outside}H${back}C${hinge * 0.3} ${side * outside} ${hinge * 0.25} ${side * dip} ${hinge * 0.5} ${side * dip}S${hinge * 0.7} ${side * outside} ${hinge} ${side * outside}H${face + over}V${side * half}H${face + over - Math.min(over + 30, 0.625 * scale)}`;
  return (
    <>
      {([1, -1] as const).map((side) => (
        <rect
          key={side}
          x={hinge}
          y={side === 1 ? half : -outside}
          width={face + over - hinge}
          height={board}
          className="fill-board stroke-ink"
          strokeWidth={1}
        />
      ))}
      <rect
        x={back - board}
        y={-outside}
        width={board}
        height={2 * outside}
        className="fill-board stroke-ink"
        strokeWidth={1}
      />
      <Leaves x={0} y={-half} width={face} height={2 * half} leaf={book.textCaliper * scale} />
      <path d={`M0 ${-half}V${half}`} className="stroke-edge" strokeWidth={Math.max(1.5, 0.01 * scale)} />
      <path d={`${cloth(1)}${cloth(-1)}`} fill="none" className="stroke-ink" strokeWidth={1.6} />
      <SpineMeasure x={back - board} half={outside} />
    </>
  );
}

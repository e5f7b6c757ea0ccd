import { binderySizes } from '@printpartner/print-knowledge/binding';
import { FLEXIBLE_HOLLOW } from './extent.ts';
import { Leaves } from './leaves.tsx';
import type { SectionDrawingProps } from './drawn-book.ts';
import { SpineMeasure } from './spine-measure.tsx';

/** Single leaves glued into a cover with a scored hinge. */
export function PerfectDrawing({ book, scale, face }: SectionDrawingProps) {
  const half = (book.block * scale) / 2;
  const cover = book.coverCaliper * scale;
  const glue = binderySizes.glue * scale;
  const score = binderySizes.hingeScore * scale;
  return (
    <>
      <Cover half={half} back={-glue} cover={cover} face={face} />
      <rect x={-glue} y={-half} width={glue} height={2 * half} className="fill-edge" />
      <Leaves x={0} y={-half} width={face} height={2 * half} leaf={book.textCaliper * scale} />
      <path
        d={`M${score - 4} ${-half - cover - 5}h8l-4 5zM${score - 4} ${half + cover + 5}h8l-4 -5z`}
        className="fill-ink-2"
      />
      <SpineMeasure x={-glue - cover} half={half + cover} />
    </>
  );
}

/** Folded sheets glued back to back: each leaf is two sheets, and each spread is one sheet without a gutter. */
export function LayflatDrawing({ book, scale, face }: SectionDrawingProps) {
  const leaf = 2 * book.textCaliper * scale;
  const count = book.pages / 2;
  const half = (count * leaf) / 2;
  const cover = book.coverCaliper * scale;
  const folds = Array.from({ length: count - 1 }, (_, index) => -half + (index + 1) * leaf);
  const bend = leaf / 2;
  return (
    <>
      <Cover half={half} back={-FLEXIBLE_HOLLOW * scale} cover={cover} face={face} />
      <Leaves x={0} y={-half} width={face} height={2 * half} leaf={leaf} />
      <path
        d={folds.map((y) => `M0 ${y - bend}A${bend} ${bend} 0 0 0 0 ${y + bend}`).join('')}
        className="fill-sheet stroke-ink"
        strokeWidth={0.8}
      />
      <SpineMeasure x={-FLEXIBLE_HOLLOW * scale - cover} half={half + cover} />
    </>
  );
}

interface CoverProps {
  half: number;
  /** X position of the inside of the spine. */
  back: number;
  cover: number;
  face: number;
}

/** One-piece cover around the block. */
export function Cover({ half, back, cover, face }: CoverProps) {
  return (
    <path
      d={`M${face} ${-half - cover}H${back - cover}V${half + cover}H${face}V${half}H${back}V${-half}H${face}Z`}
      className="fill-board stroke-ink"
      strokeWidth={1}
    />
  );
}

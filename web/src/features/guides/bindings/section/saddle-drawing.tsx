import { leavesPerLine } from './drawn-scale.ts';
import type { SectionDrawingProps } from './drawn-book.ts';

/** Staple wire, inches. */
const WIRE = 0.02;

/** Nested sheets with a staple through the fold, and creep steps at the face before trimming. */
export function SaddleDrawing({ book, scale, face }: SectionDrawingProps) {
  const count = book.pages / 4;
  const sheet = book.textCaliper * scale;
  const half = count * sheet;
  const pushed = (count - 1) * sheet;
  const stairs = Array.from({ length: count }, (_, index) => index).map(
    (index) => `V${-(half - index * sheet)}H${face + index * sheet}V${-(half - (index + 1) * sheet)}`,
  );
  const stairsDown = Array.from({ length: count }, (_, index) => count - 1 - index).map(
    (index) => `H${face + index * sheet}V${half - index * sheet}`,
  );
  const every = leavesPerLine(sheet);
  const folds = Array.from({ length: count - 1 }, (_, index) => index + 1).filter(
    (index) => (count - index) % every === 0,
  );
  return (
    <>
      <path
        d={`M0 ${-half}H${face}${stairs.join('')}${stairsDown.join('')}H0A${half} ${half} 0 0 1 0 ${-half}Z`}
        className="fill-sheet stroke-ink"
        strokeWidth={1}
      />
      <path
        d={folds
          .map((index) => {
            const radius = half - index * sheet;
            const end = face + (index - 1) * sheet;
            return `M${end} ${-radius}H0A${radius} ${radius} 0 0 0 0 ${radius}H${end}`;
          })
          .join('')}
        className="stroke-ink-3"
        fill="none"
        strokeWidth={0.6}
      />
      <path d={`M0 0H${face + pushed}`} className="stroke-ink" strokeWidth={0.8} />
      <rect
        x={-half - WIRE * scale}
        y={(-WIRE * scale) / 2}
        width={half + 3 * WIRE * scale}
        height={WIRE * scale}
        rx={(WIRE * scale) / 2}
        className="fill-edge"
      />
      <path d={`M${face} ${-half - 7}V${half + 7}`} className="stroke-ink" strokeWidth={1.4} />
      {pushed > 1 && (
        <path
          d={`M${face} ${half + 12}h${pushed}m0 -3v6M${face} ${half + 9}v6`}
          className="stroke-cyan"
          fill="none"
          strokeWidth={1.4}
        />
      )}
    </>
  );
}

import { HOLLOW_BACK, SHEETS_PER_SIGNATURE } from './extent.ts';
import type { SectionDrawingProps } from './drawn-book.ts';
import { SpineMeasure } from './spine-measure.tsx';
import { Cover } from './wrapped-drawing.tsx';

/** Inches. */
const THREAD = 0.01;

/** Sheets per signature; the last one has the remainder. */
function signatures(pages: number): number[] {
  const sheets = pages / 4;
  const full = Array.from({ length: Math.floor(sheets / SHEETS_PER_SIGNATURE) }, () => SHEETS_PER_SIGNATURE);
  const rest = sheets % SHEETS_PER_SIGNATURE;
  return rest > 0 ? [...full, rest] : full;
}

/** Signatures of nested sheets, with the thread through each and on to the next. */
export function SewnDrawing({ book, scale, face }: SectionDrawingProps) {
  const sheet = book.textCaliper * scale;
  const half = (book.block * scale) / 2;
  const cover = book.coverCaliper * scale;
  const stack = signatures(book.pages);
  const starts = stack.map((_, place) =>
    stack.slice(0, place).reduce((sum, count) => sum + 2 * count * sheet, 0),
  );
  const placed = stack.map((sheets, place) => ({
    sheets,
    radius: sheets * sheet,
    middle: -half + (starts[place] ?? 0) + sheets * sheet,
  }));
  const back = -Math.max(...placed.map(({ radius }) => radius)) - HOLLOW_BACK * scale;
  const drawsSheets = sheet >= 2;
  return (
    <>
      <Cover half={half} back={back} cover={cover} face={face} />
      {placed.map(({ sheets, radius, middle }) => (
        <g key={middle}>
          <path
            d={`M${face} ${middle - radius}H0A${radius} ${radius} 0 0 0 0 ${middle + radius}H${face}Z`}
            className="fill-sheet stroke-ink"
            strokeWidth={radius > 4 ? 1 : 0.6}
          />
          {drawsSheets && (
            <path
              d={Array.from({ length: sheets - 1 }, (_, index) => radius - (index + 1) * sheet)
                .map((r) => `M${face} ${middle - r}H0A${r} ${r} 0 0 0 0 ${middle + r}H${face}`)
                .join('')}
              fill="none"
              className="stroke-ink-3"
              strokeWidth={0.6}
            />
          )}
          <path
            d={`M${-radius} ${middle}H${THREAD * 6 * scale}`}
            className="stroke-ink"
            strokeWidth={Math.max(1, THREAD * scale)}
            strokeLinecap="round"
          />
        </g>
      ))}
      <path
        d={placed
          .map(({ radius, middle }, place) => `${place === 0 ? 'M' : 'L'}${-radius} ${middle}`)
          .join('')}
        fill="none"
        className="stroke-ink"
        strokeWidth={Math.max(1, THREAD * scale)}
      />
      <SpineMeasure x={back - cover} half={half + cover} />
    </>
  );
}

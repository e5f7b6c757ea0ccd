import type { Piece, PressSheet, SheetsOut } from '@printpartner/print-knowledge/press';
import { Ruler } from '../../../../ui/ruler.tsx';

interface SheetDrawingProps {
  sheet: PressSheet;
  piece: Piece;
  out: SheetsOut;
}

/** Pixels per inch. */
const SCALE = 10;

/** Press sheet with its pieces: trim black, bleed cyan, nonprinting margins gray, gripper at the bottom. */
export function SheetDrawing({ sheet, piece, out }: SheetDrawingProps) {
  const { best, printable } = out;
  const width = sheet.acrossIn * SCALE;
  const height = sheet.aroundIn * SCALE;
  const pitch = {
    across: best.cell.acrossIn + piece.gutterIn,
    around: best.cell.aroundIn + piece.gutterIn,
  };
  const block = {
    across: pitch.across * best.across - piece.gutterIn,
    around: pitch.around * best.around - piece.gutterIn,
  };
  const left = sheet.sideIn + (printable.acrossIn - block.across) / 2;
  const top = sheet.tailIn + (printable.aroundIn - block.around) / 2;
  const cells = Array.from({ length: best.up }, (_, place) => ({
    x: left + (place % best.across) * pitch.across,
    y: top + Math.floor(place / best.across) * pitch.around,
  }));
  return (
    <figure>
      <svg
        role="img"
        aria-label={`${best.up} pieces on the sheet, ${best.across} across and ${best.around} around`}
        viewBox={`-1 -1 ${width + 2} ${height + 18}`}
        className="block h-auto max-h-80 w-full"
      >
        <rect width={width} height={height} className="on-paper fill-board stroke-ink" strokeWidth={1} />
        <rect
          x={sheet.sideIn * SCALE}
          y={sheet.tailIn * SCALE}
          width={printable.acrossIn * SCALE}
          height={printable.aroundIn * SCALE}
          className="fill-white"
        />
        {cells.map(({ x, y }) => (
          <g key={`${x} ${y}`}>
            {piece.bleedIn > 0 && (
              <rect
                x={x * SCALE}
                y={y * SCALE}
                width={best.cell.acrossIn * SCALE}
                height={best.cell.aroundIn * SCALE}
                data-bleed
                className="on-paper fill-cyan-tint stroke-cyan"
                vectorEffect="non-scaling-stroke"
                strokeWidth={0.5}
              />
            )}
            <rect
              x={(x + piece.bleedIn) * SCALE}
              y={(y + piece.bleedIn) * SCALE}
              width={(best.cell.acrossIn - 2 * piece.bleedIn) * SCALE}
              height={(best.cell.aroundIn - 2 * piece.bleedIn) * SCALE}
              data-trim
              className="on-paper fill-white stroke-ink"
              vectorEffect="non-scaling-stroke"
              strokeWidth={0.5}
            />
          </g>
        ))}
        <Ruler length={sheet.acrossIn} scale={SCALE} x={0} y={height + 5} ticks={1} />
      </svg>
      <figcaption className="type-note mt-1 text-ink-3">
        To scale; ticks are inches. Black: trim. Cyan: bleed. Gray: no ink. Gripper at the bottom.
      </figcaption>
    </figure>
  );
}

import { sheetArithmetic } from '@printpartner/print-knowledge/press';
import {
  bookletSizes,
  coverSpreadFrom,
  coverSpreadOf,
  type BookletSize,
} from '@printpartner/print-knowledge/booklets';
import { provenanceOf, footnotesOf } from '@printpartner/print-knowledge/figures';
import { Size } from '../../../ui/length.tsx';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';

const sizeFrom = bookletSizes.columns.pageWidth?.from;
const notes = footnotesOf([
  sizeFrom,
  coverSpreadFrom,
  sheetArithmetic,
  bookletSizes.columns.sheetYield?.from,
]);

export function BookletSizesSection() {
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 [--inch:5.6px] md:grid-cols-3 md:gap-3 md:[--inch:8px]">
        {bookletSizes.rows.map((size) => (
          <SizeCard key={size.id} size={size} />
        ))}
        <li className="col-span-2 flex flex-col justify-between gap-4 rounded-sheet border border-dashed border-edge p-4">
          <p className="type-data text-pretty text-ink-2">
            Page sizes are width × height, with the spine along the height. Open covers, all at one scale,
            front cover in white.
          </p>
          <ScaleBar />
        </li>
      </ul>
      <SourceNotes notes={notes} className="mt-3" />
    </>
  );
}

/** 12 in at the scale of the drawings. */
function ScaleBar() {
  return (
    <div className="type-note text-ink-3">
      <svg
        aria-hidden
        viewBox="0 0 12 0.8"
        style={{ width: 'calc(12 * var(--inch))', height: 'calc(0.8 * var(--inch))' }}
        className="overflow-visible"
      >
        <path
          d={`M0 0h12${Array.from({ length: 13 }, (_, inch) => `M${inch} 0v${inch % 6 === 0 ? 0.8 : 0.4}`).join('')}`}
          className="stroke-ink-3"
          fill="none"
          strokeWidth={0.8}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span>12 in</span>
    </div>
  );
}

function SizeCard({ size }: { size: BookletSize }) {
  const spread = coverSpreadOf(size);
  return (
    <li className="flex min-w-0 flex-col rounded-sheet border border-rule bg-sheet p-2.5 md:p-4">
      <div className="flex flex-1 items-end pb-3">
        <Spread size={size} />
      </div>
      <h3 className="type-subhead">{size.name}</h3>
      <p className="type-data">
        <Size sides={[size.pageWidth, size.pageHeight]} />
        <Cite notes={notes} from={sizeFrom} />
      </p>
      <p className="type-note mt-1 text-ink-2">
        Open cover <Size sides={[spread.width, spread.height]} />
        <Cite notes={notes} from={coverSpreadFrom} />
      </p>
      {size.sheetYield && (
        <p className="type-note mt-1 text-ink-2">
          {size.sheetYield.pages} pages on a{' '}
          <Size sides={[size.sheetYield.sheetWidth, size.sheetYield.sheetHeight]} /> sheet
          <Cite notes={notes} from={provenanceOf(bookletSizes, size.id, 'sheetYield')} />; with bleed{' '}
          <Size sides={[size.sheetYield.withBleed.sheetWidth, size.sheetYield.withBleed.sheetHeight]} />
          <Cite notes={notes} from={sheetArithmetic} />
        </p>
      )}
      <p className="type-note mt-1 text-ink-3">{size.usedFor}</p>
    </li>
  );
}

/** An open cover. The card grid sets `--inch`, so that all covers share one scale. */
function Spread({ size }: { size: BookletSize }) {
  const { width, height } = coverSpreadOf(size);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: `calc(${width} * var(--inch))`, height: `calc(${height} * var(--inch))` }}
      className="on-paper overflow-visible"
    >
      <rect width={width} height={height} className="fill-board" />
      <rect x={width / 2} width={width / 2} height={height} className="fill-sheet" />
      <rect
        width={width}
        height={height}
        className="stroke-ink"
        fill="none"
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
      />
      <line
        x1={width / 2}
        x2={width / 2}
        y1={0}
        y2={height}
        className="stroke-ink"
        strokeWidth={1}
        strokeDasharray="9 3 1.5 3"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

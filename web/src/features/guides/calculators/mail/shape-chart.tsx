import {
  letterEnd,
  mailShape,
  mailShapes,
  type MailPiece,
  type ShapeId,
} from '@printpartner/print-knowledge/mail';
import { provenanceOf, type Footnotes } from '@printpartner/print-knowledge/figures';
import { InchSize } from '../../../../ui/length.tsx';
import { Cite } from '../../../../ui/source-notes.tsx';
import { useWidth } from '../../../../ui/use-width.ts';
import { Ruler } from '../../../../ui/ruler.tsx';

interface Outline {
  id: ShapeId | 'smallest';
  name: string;
  height: number;
  length: number;
  dash?: string;
}

const smallest = mailShape('card');
const smallestOutline: Outline = {
  id: 'smallest',
  name: 'Minimum size',
  height: smallest.minHeight,
  length: smallest.minLength,
  dash: '1 3',
};
const outlines: readonly Outline[] = [
  smallestOutline,
  ...mailShapes.rows
    .filter(({ id }) => ['card', 'commercial-card', 'self-mailer', 'letter', 'flat'].includes(id))
    .map(({ id, name, maxHeight, maxLength }): Outline => ({
      id,
      name: id === 'self-mailer' ? 'Folded self-mailer, booklet' : name,
      height: maxHeight,
      length: maxLength,
      ...(id === 'self-mailer' && { dash: '5 3' }),
    })),
].toSorted((one, other) => one.length - other.length);

const largest = mailShape('flat');

/** The largest size of every shape and the user's piece, drawn from one corner at one scale. */
export function ShapeChart({ piece, notes }: { piece: MailPiece | undefined; notes: Footnotes }) {
  const [frame, width = 0] = useWidth<HTMLDivElement>();
  const scale = (width - 2) / largest.maxLength;
  const bottom = largest.maxHeight * scale + 1;
  return (
    <figure className="@container">
      <div className="grid gap-x-6 gap-y-2 @xl:grid-cols-[minmax(0,1fr)_272px]">
        <div ref={frame} style={{ minHeight: bottom > 1 ? bottom + 12 : 240 }}>
          {width > 0 && (
            <svg
              width={width}
              height={bottom + 12}
              role="img"
              aria-label={labelOf(piece)}
              className="on-paper block bg-sheet"
            >
              <rect
                x={1}
                y={1}
                width={largest.maxLength * scale}
                height={bottom - 1}
                className="fill-sheet stroke-none"
              />
              {piece && <Piece piece={piece} scale={scale} bottom={bottom} />}
              {outlines.map((outline, place) => (
                <g key={outline.id}>
                  <rect
                    x={1}
                    y={bottom - outline.height * scale}
                    width={outline.length * scale}
                    height={outline.height * scale}
                    fill="none"
                    strokeDasharray={outline.dash}
                    className="stroke-ink"
                  />
                  <text
                    aria-hidden
                    x={outline.length * scale - 3}
                    y={bottom - outline.height * scale + 13}
                    textAnchor="end"
                    fontSize={12}
                    className="fill-ink"
                  >
                    {place + 1}
                  </text>
                </g>
              ))}
              <Ruler length={largest.maxLength} scale={scale} x={1} y={bottom + 3} ticks={1} />
            </svg>
          )}
        </div>
        <figcaption className="type-note text-ink-2">
          <ol className="grid gap-0.5">
            {outlines.map(({ id, name, height, length }, place) => (
              <li key={id} className="flex justify-between gap-3">
                <span>
                  <span className="inline-block w-4 font-semibold text-ink tabular-nums">{place + 1}</span>
                  {name}
                </span>
                <span>
                  <InchSize height={height} width={length} />
                  <Cite notes={notes} from={sourceOf(id)} />
                </span>
              </li>
            ))}
          </ol>
          <p data-unsearched className="mt-1.5">
            <span aria-hidden className="mr-1.5 inline-block size-2.5 border border-cyan bg-cyan-tint" />
            Your piece. All to one scale; ticks are inches.
          </p>
        </figcaption>
      </div>
    </figure>
  );
}

const sourceOf = (id: Outline['id']) =>
  id === 'smallest'
    ? provenanceOf(mailShapes, 'card', 'minHeight')
    : provenanceOf(mailShapes, id, 'maxHeight');

function Piece({ piece, scale, bottom }: { piece: MailPiece; scale: number; bottom: number }) {
  const height = piece.height * scale;
  return (
    <rect
      data-piece
      x={1}
      y={bottom - height}
      width={piece.length * scale}
      height={height}
      strokeWidth={2}
      className="fill-cyan-tint stroke-cyan"
    />
  );
}

function labelOf(piece: MailPiece | undefined): string {
  const shapes = 'the largest card, letter and flat';
  if (!piece) return `Mail shapes drawn to scale: ${shapes}.`;
  const isLetter = piece.height <= letterEnd.height && piece.length <= letterEnd.length;
  return `A piece ${piece.height} in high and ${piece.length} in long, compared with ${shapes}. ${isLetter ? 'Fits the letter size.' : 'Larger than a letter.'}`;
}

import { Maximize2 } from 'lucide-react';
import { provenanceOf, type Provenance, type Footnotes } from '@printpartner/print-knowledge/figures';
import { presses, type Press, type PressTile } from '@printpartner/print-knowledge/press';
import { Cite } from '../../../ui/source-notes.tsx';
import { figureOf, labelOf } from './press-figures.tsx';
import { SizesDrawing } from './sizes-drawing.tsx';

interface PressTileButtonProps {
  press: Press;
  tile: PressTile;
  notes: Footnotes;
  /** Source of its text. */
  from: Provenance;
  onOpen: (tile: PressTile) => void;
}

/** Tile of a press topic; opens its dialog. */
export function PressTileButton({ press, tile, notes, from, onOpen }: PressTileButtonProps) {
  const isSizes = tile.id === 'sizes';
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(tile)}
      className="group flex size-full min-h-26 flex-col items-stretch rounded-sheet border border-rule bg-sheet p-3 text-left hover:border-edge md:p-4"
    >
      <span className="flex items-start justify-between gap-2">
        <span className="type-subhead">{tile.title}</span>
        <Maximize2
          size={15}
          strokeWidth={1.6}
          aria-hidden
          className="mt-1 shrink-0 text-ink-3 group-hover:text-ink"
        />
      </span>
      <span
        className={`flex flex-1 flex-col justify-end gap-3 ${isSizes ? 'pt-3 md:flex-row md:items-end md:justify-between md:gap-6' : 'pt-2'}`}
      >
        {isSizes && (
          <span className="md:w-3/5">
            <SizesDrawing press={press} />
          </span>
        )}
        {tile.id === 'weights' && <WeightBar weight={press.weight} />}
        <span
          className={`type-data flex gap-x-5 gap-y-1.5 ${isSizes ? 'flex-wrap md:w-2/5 md:flex-col' : 'flex-wrap'}`}
        >
          {tile.words !== undefined && (
            <span className="text-pretty text-ink-2">
              {tile.words}
              <Cite notes={notes} from={from} />
            </span>
          )}
          {tile.figures.map((column) => (
            <span key={column} className="min-w-0">
              <span className="type-note block text-ink-2">{labelOf(column)} </span>
              <span className="font-semibold">{figureOf(press, column)}</span>
              <Cite notes={notes} from={provenanceOf(presses, press.id, column)} />
            </span>
          ))}
        </span>
      </span>
    </button>
  );
}

/** Heaviest stock of all presses in gsm, the end of every bar. */
const heaviest = Math.max(...presses.rows.map(({ weight }) => weight.to));

const placeOf = (gsm: number): string => `${(gsm / heaviest) * 100}%`;

/** Stock weights of one press, at one scale for all. */
function WeightBar({ weight }: Pick<Press, 'weight'>) {
  return (
    <span aria-hidden className="relative block h-1.5 bg-sunk outline outline-rule">
      <span
        style={{
          insetInlineStart: placeOf(weight.from),
          insetInlineEnd: placeOf(heaviest - weight.to),
        }}
        className="absolute inset-y-0 bg-ink"
      />
    </span>
  );
}

import { provenanceOf, footnotesOf, type Statement } from '@printpartner/print-knowledge/figures';
import { presses, pressOf, type PressGuide, type PressTile } from '@printpartner/print-knowledge/press';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';
import { RuledStatements } from '../shell/statement-list.tsx';
import { TradeNote } from '../shell/trade-note.tsx';
import { figureOf } from './press-figures.tsx';
import { PressTileButton } from './press-tile-button.tsx';

interface PressSectionProps {
  guide: PressGuide;
  onOpen: (tile: PressTile) => void;
}

/** One press type: summary, optimal runs, tiles, advantages and file preparation. */
export function PressSection({ guide, onOpen }: PressSectionProps) {
  const press = pressOf(guide.press);
  const runFrom = provenanceOf(presses, press.id, 'run');
  const figures = guide.tiles.flatMap(({ figures: columns }) =>
    columns.map((column) => provenanceOf(presses, press.id, column)),
  );
  const notes = footnotesOf([runFrom, ...figures, guide.from]);
  return (
    <div className="pt-1">
      <div>
        <p className="type-answer max-w-[58ch] text-pretty">{guide.summary}</p>
        <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
          <span className="type-section">
            {figureOf(press, 'run')}
            <Cite notes={notes} from={runFrom} />
          </span>
          <span className="type-data text-ink-2">
            {press.id === 'digital' ? 'economical runs' : 'optimal runs'}
          </span>
        </p>
        <p className="type-data mt-1 text-ink-2">
          {guide.runNote}
          <Cite notes={notes} from={guide.from} />
        </p>
        <ul
          aria-label={`${press.name} topics`}
          className="mt-4 grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-3"
        >
          {guide.tiles.map((tile) => (
            <li key={tile.id} className={tile.id === 'sizes' ? 'col-span-full' : ''}>
              <PressTileButton press={press} tile={tile} notes={notes} from={guide.from} onOpen={onOpen} />
            </li>
          ))}
        </ul>
        <SourceNotes notes={notes} className="mt-2" />
      </div>
      <div className="mt-6 grid gap-x-8 gap-y-5 md:grid-cols-2">
        <Points title="Advantages" points={guide.advantages} />
        <Points title="File preparation" points={guide.filePreparation} />
      </div>
      <TradeNote from={guide.overlap.from} className="mt-5">
        {guide.overlap.text}
      </TradeNote>
    </div>
  );
}

interface PointsProps {
  title: string;
  points: readonly Statement[];
}

function Points({ title, points }: PointsProps) {
  const notes = footnotesOf(points.map(({ from }) => from));
  return (
    <div>
      <p className="type-subhead">{title}</p>
      <RuledStatements statements={points} notes={notes} className="mt-1" />
      <SourceNotes notes={notes} className="mt-2" />
    </div>
  );
}

import {
  provenanceOf,
  statementsFrom,
  footnotesOf,
  type Footnotes,
} from '@printpartner/print-knowledge/figures';
import {
  imaging,
  presses,
  pressOf,
  type PressGuide,
  type PressTile,
} from '@printpartner/print-knowledge/press';
import { Dialog } from '../../../ui/dialog.tsx';
import { FactList } from '../shell/fact-card.tsx';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';
import { StatementList } from '../shell/statement-list.tsx';
import { figureOf, labelOf } from './press-figures.tsx';
import { SizesDetail, sizesFrom } from './sizes-detail.tsx';
import { FigureTable } from '../shell/figure-table.tsx';

interface TileDialogProps {
  guide: PressGuide;
  tile: PressTile;
  onClose: () => void;
}

/** Details of one press topic. */
export function TileDialog({ guide, tile, onClose }: TileDialogProps) {
  const press = pressOf(guide.press);
  const isSizes = tile.id === 'sizes';
  const isImaging = tile.id === 'ink-or-toner';
  const notes = footnotesOf([
    ...tile.figures.map((column) => provenanceOf(presses, press.id, column)),
    ...(isSizes ? sizesFrom(press.id) : []),
    isImaging ? imaging.from : guide.from,
  ]);
  return (
    <Dialog
      width={isSizes || isImaging ? 760 : 560}
      isReading
      onClose={onClose}
      title={tile.title}
      description={`${press.name} press`}
    >
      {tile.figures.length > 0 && (
        <FactList
          className="-mt-2 mb-5"
          facts={tile.figures.map((column) => ({
            label: labelOf(column),
            value: (
              <span className="font-semibold">
                {figureOf(press, column)}
                <Cite notes={notes} from={provenanceOf(presses, press.id, column)} />
              </span>
            ),
          }))}
        />
      )}
      {isSizes && <SizesDetail press={press} notes={notes} />}
      {isImaging && <InkOrToner notes={notes} />}
      {tile.details.length > 0 && (
        <StatementList statements={statementsFrom(guide.from, ...tile.details)} notes={notes} />
      )}
      <SourceNotes notes={notes} className="mt-5" />
    </Dialog>
  );
}

/** Compares liquid ink, dry toner and inkjet. */
function InkOrToner({ notes }: { notes: Footnotes }) {
  const head = (title: string) => (
    <>
      {title}
      <Cite notes={notes} from={imaging.from} />
    </>
  );
  return (
    <FigureTable
      caption="Liquid ink, dry toner and inkjet compared"
      rows={imaging.rows}
      columns={[
        { id: 'title', head: <span className="sr-only">What</span>, cell: ({ title }) => title },
        { id: 'liquid-ink', head: head('Liquid ink'), cell: ({ liquidInk }) => liquidInk },
        { id: 'dry-toner', head: head('Dry toner'), cell: ({ dryToner }) => dryToner },
        { id: 'inkjet', head: head('Inkjet'), cell: ({ inkjet }) => inkjet },
      ]}
    />
  );
}

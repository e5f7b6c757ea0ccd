import { provenanceOf } from '@printpartner/print-knowledge/figures';
import {
  imaging,
  presses,
  pressOf,
  type PressGuide,
  type PressTile,
} from '@printpartner/print-knowledge/press';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { TradeText } from '../../../components/ui/trade-text.tsx';
import { FactList } from '../shell/fact-card.tsx';
import { footnotesOf } from '../shell/footnotes.ts';
import { Cite, SourceNotes } from '../shell/source-notes.tsx';
import { InkOrToner } from './ink-or-toner.tsx';
import { figureOf, labelOf } from './press-figures.tsx';
import { SizesDetail, sizesFrom } from './sizes-detail.tsx';

interface TileDialogProps {
  guide: PressGuide;
  tile: PressTile;
  onClose: () => void;
}

/** All that the guide knows of one topic of a press. */
export function TileDialog({ guide, tile, onClose }: TileDialogProps) {
  const press = pressOf(guide.press);
  const isSizes = tile.id === 'sizes';
  const isImaging = tile.id === 'ink-or-toner';
  const notes = footnotesOf(
    [
      ...tile.figures.map((column) => provenanceOf(presses, press.id, column)),
      ...(isSizes ? sizesFrom(press.id) : []),
      isImaging ? imaging.from : guide.from,
    ].filter((from) => from !== undefined),
  );
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
        <ul className="type-body grid list-disc gap-1.5 pl-4.5 marker:text-ink-3">
          {tile.details.map((detail) => (
            <li key={detail} className="text-pretty">
              <TradeText>{detail}</TradeText>
              <Cite notes={notes} from={guide.from} />
            </li>
          ))}
        </ul>
      )}
      <SourceNotes notes={notes} className="mt-5" />
    </Dialog>
  );
}

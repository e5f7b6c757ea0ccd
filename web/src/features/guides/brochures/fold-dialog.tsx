import type { ReactNode } from 'react';
import {
  foldingPractice,
  folds,
  panelArithmetic,
  panelFaces,
  panelsIn64ths,
  panelWidths,
  usesAllowance,
  type FlatSize,
  type Fold,
} from '@printpartner/print-knowledge/folding';
import { footnotesOf } from '@printpartner/print-knowledge/figures';
import { addressLength, openingDieline } from '@printpartner/print-search/answers';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DielineLink } from '../../../ui/dieline-link.tsx';
import { Length, Size } from '../../../ui/length.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';
import { foldSamples } from '../folding/fold-samples.ts';
import { FactList, type Fact } from '../shell/fact-card.tsx';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';
import { FoldDrawings, usesText } from './fold-card.tsx';

const { columns } = folds;
const notes = footnotesOf([columns.panels?.from, foldingPractice, panelArithmetic]);

/** Width of a flat sheet on a phone, pixels. Drawn at this size so that the browser doesn't scale down its text. */
const MAX_SHEET_WIDTH = 244;

/** Every field of a fold, with large drawings. */
export function FoldDialog({ fold, onClose }: { fold: Fold; onClose: () => void }) {
  return (
    <Dialog
      width={920}
      isReading
      onClose={onClose}
      title={
        <span className="flex flex-wrap items-center gap-3">
          {fold.name}
          <Badge>{fold.category}</Badge>
        </span>
      }
      description={fold.description}
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start justify-items-center gap-5 rounded-control bg-bed p-4">
          <FoldDrawings
            fold={fold}
            scale={Math.min(18, MAX_SHEET_WIDTH / foldSamples[fold.id].flatWidth)}
            areNumbered
          />
          <SamplePanels fold={fold} />
        </div>
        <div className="min-w-0">
          <FactList facts={factsOf(fold)} className="-mt-2" />
          <h3 className="type-label mt-3 font-semibold">
            Technical notes
            <Cite notes={notes} from={columns.technicalNotes?.from} />
          </h3>
          <ul className="type-body mt-1.5 grid list-disc gap-1 pl-4.5 marker:text-ink-3">
            {fold.technicalNotes.map((note) => (
              <li key={note} className="text-pretty">
                <TradeText>{note}</TradeText>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <SourceNotes notes={notes} className="mt-4" />
    </Dialog>
  );
}

function factsOf(fold: Fold): Fact[] {
  const cited = (value: ReactNode, from = columns.panels?.from) => (
    <>
      {value}
      <Cite notes={notes} from={from} />
    </>
  );
  return [
    { label: 'Panels', value: cited(`${fold.panels}, ${2 * fold.panels} pages`) },
    { label: 'Common uses', value: usesText(fold) },
    { label: 'Grain direction', value: fold.grainDirection },
    {
      label: 'Smallest flat size',
      value: cited(<Flat size={fold.minimumSize} />, columns.minimumSize?.from),
    },
    { label: 'Largest flat size', value: cited(<Flat size={fold.maximumSize} />, columns.maximumSize?.from) },
    {
      label: 'Paper weight',
      value: cited(<TradeText>{fold.paperWeight}</TradeText>, columns.paperWeight?.from),
    },
    { label: 'End view', value: fold.illustration },
  ];
}

function Flat({ size }: { size: FlatSize }) {
  return (
    <>
      <Size sides={[size.acrossIn, size.alongIn]} />
    </>
  );
}

/** Panels of the drawing above, left to right. */
function SamplePanels({ fold }: { fold: Fold }) {
  const { flatWidth, height, allowance } = foldSamples[fold.id];
  const panels = panelWidths(fold.id, flatWidth, allowance);
  if (!panels.ok) throw new Error(panels.reason);
  const { widths: fractions } = panelsIn64ths(panels.value);
  return (
    <div className="type-note w-full text-ink-2">
      <p>
        Outside: <Size sides={[flatWidth, height]} />
        {usesAllowance(fold.id) && (
          <>
            , allowance <Length value={allowance} />
          </>
        )}
        <Cite notes={notes} from={panelArithmetic} />
      </p>
      <ol className="mt-1">
        {panelFaces[fold.id].outside.map((name, place) => (
          <li key={name} className="flex gap-2 border-t border-rule py-1">
            <span className="w-3 text-ink-3">{place + 1}</span>
            <span className="flex-1">{name}</span>
            <span>
              <Length value={fractions[place] ?? 0} />
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3">
        <DielineLink
          opened={openingDieline('fold', {
            fold: fold.id,
            width: addressLength(flatWidth),
            height: addressLength(height),
            ...(usesAllowance(fold.id) && { allowance: addressLength(allowance) }),
          })}
        />
      </p>
    </div>
  );
}

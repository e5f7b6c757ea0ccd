import {
  coatings,
  coatingTipsFrom,
  pointsOf,
  type Coating,
  type CoatingPoint,
} from '@printpartner/print-knowledge/coatings';
import { provenanceOf, footnotesOf, type Footnotes } from '@printpartner/print-knowledge/figures';
import { Dialog } from '../../../ui/dialog.tsx';
import { FactList } from '../shell/fact-card.tsx';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';
import { StatementList } from '../shell/statement-list.tsx';
import { CostBadge } from './coating-card.tsx';
import { dryTimeText } from './dry-time-scale.tsx';

/** Considerations, compatibility and tips of a coating. */
export function CoatingDialog({ coating, onClose }: { coating: Coating; onClose: () => void }) {
  const from = (column: 'costLevel' | 'dryTime' | 'addedWeight') =>
    provenanceOf(coatings, coating.id, column);
  const weightFrom = coating.addedWeight === undefined ? undefined : from('addedWeight');
  const notes = footnotesOf([
    from('costLevel'),
    from('dryTime'),
    weightFrom,
    ...pointsOf([...coating.considerations, ...coating.compatibility]).map((point) => point.from),
    coatingTipsFrom,
  ]);
  return (
    <Dialog width={640} isReading onClose={onClose} title={coating.name} description={coating.description}>
      <FactList
        className="-mt-2 mb-5 [&>div:first-child]:border-t-0"
        facts={[
          { label: 'Cost', value: <CostBadge coating={coating} notes={notes} /> },
          {
            label: 'Dry time',
            value: (
              <>
                {dryTimeText(coating.dryTime)}
                <Cite notes={notes} from={from('dryTime')} />
              </>
            ),
          },
          ...(coating.addedWeight === undefined
            ? []
            : [
                {
                  label: 'Added weight',
                  value: (
                    <>
                      About {coating.addedWeight}%<Cite notes={notes} from={weightFrom} />
                    </>
                  ),
                },
              ]),
        ]}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Points title="Considerations" items={coating.considerations} notes={notes} />
        <Points title="Compatibility" items={coating.compatibility} notes={notes} />
      </div>
      <div className="mt-5 rounded-control bg-sunk px-4 py-3.5">
        <Points
          title="Pro tips"
          items={coating.tips.map((text) => ({ text, from: coatingTipsFrom }))}
          notes={notes}
        />
      </div>
      <SourceNotes notes={notes} className="mt-4" />
    </Dialog>
  );
}

interface PointsProps {
  title: string;
  items: readonly CoatingPoint[];
  notes: Footnotes;
}

function Points({ title, items, notes }: PointsProps) {
  return (
    <section>
      <h3 className="type-label font-semibold">{title}</h3>
      <StatementList statements={pointsOf(items)} notes={notes} className="type-body mt-1.5" />
    </section>
  );
}

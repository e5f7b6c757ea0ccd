import { Check, X } from 'lucide-react';
import { limitSource, type PriceDoor, type PriceKind } from '@printpartner/print-knowledge/mail';
import type { Footnotes } from '../../shell/footnotes.ts';
import { Cite } from '../../shell/source-notes.tsx';
import { FoldSummary } from '../fold-out.tsx';
import { Fault, LimitName, Room } from './room-text.tsx';

const names: Record<PriceKind, string> = {
  card: 'Card',
  'commercial-card': 'Card, commercial',
  letter: 'Letter',
  flat: 'Flat, First-Class',
  'marketing-flat': 'Flat, Marketing Mail',
  'eddm-flat': 'EDDM',
};

/** Every kind of price: open to the piece or not, and inside, the distance to each limit. */
export function PriceDoors({ doors, notes }: { doors: readonly PriceDoor[]; notes: Footnotes }) {
  return (
    <div>
      <h3 className="type-label">Prices, and the distance to each limit</h3>
      <ul className="mt-1 border-t border-rule">
        {doors.map((door) => (
          <li key={door.price} className="border-b border-rule">
            <Door door={door} notes={notes} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Door({ door, notes }: { door: PriceDoor; notes: Footnotes }) {
  const Icon = door.isOpen ? Check : X;
  return (
    <details className="group">
      <FoldSummary className="type-data py-1.5">
        <Icon
          size={16}
          strokeWidth={2}
          aria-hidden
          className={`shrink-0 ${door.isOpen ? 'text-pass' : 'text-ink-3'}`}
        />
        <span className={`min-w-0 ${door.isOpen ? 'font-semibold' : 'text-ink-2'}`}>{names[door.price]}</span>
        <span className="ml-auto text-right text-ink-2">
          {door.isOpen ? 'open' : <WhyShut door={door} />}
        </span>
      </FoldSummary>
      <dl className="type-note pb-2 pl-6 text-ink-2">
        {door.margins.map((margin) => (
          <div key={`${margin.measure} ${margin.kind}`} className="flex justify-between gap-3 py-0.75">
            <dt>
              <LimitName margin={margin} />
            </dt>
            <dd className="tabular-nums">
              <Room margin={margin} />
              <Cite notes={notes} from={limitSource(door.price, margin)} />
            </dd>
          </div>
        ))}
      </dl>
      {door.reasons.map((reason) => (
        <p key={reason} className="type-note pb-2 pl-6 text-ink-2">
          {reason}
        </p>
      ))}
    </details>
  );
}

/** The first thing that is in the way. */
function WhyShut({ door: { margins, reasons } }: { door: PriceDoor }) {
  const broken = margins.find(({ isKept, kind }) => !isKept && kind !== 'one over');
  if (broken) return <Fault margin={broken} />;
  return <>{reasons.length > 0 ? 'not as it is made' : 'too small'}</>;
}

import { squareNote } from '@printpartner/print-knowledge/envelopes';
import { aspectLimits, currentPrices, letterEnd } from '@printpartner/print-knowledge/mail';
import { Inches } from '../../../../ui/inches.tsx';
import type { Footnotes } from '../../shell/footnotes.ts';
import { Cite } from '../../shell/source-notes.tsx';
import { TradeNote } from '../../shell/trade-note.tsx';

/** What every square envelope costs on top, and the rule behind it. */
export function SquareSurcharge({ notes }: { notes: Footnotes }) {
  const { nonmachinable, from } = currentPrices;
  return (
    <div className="mb-4 grid gap-3">
      <p className="type-data font-semibold text-fail">
        {squareNote.text}
        <Cite notes={notes} from={squareNote.from} />
      </p>
      {nonmachinable !== undefined && (
        <TradeNote from={from}>
          A square’s length ÷ height is 1, outside the {aspectLimits.least} to {aspectLimits.most} that
          machines take: ${(nonmachinable / 1000).toFixed(2)} on top of a First-Class letter. At{' '}
          <Inches value={6.5} /> in square it is over the <Inches value={letterEnd.height} /> in of a letter:
          the house figure says surcharge, today it pays the price of a flat instead.
        </TradeNote>
      )}
    </div>
  );
}

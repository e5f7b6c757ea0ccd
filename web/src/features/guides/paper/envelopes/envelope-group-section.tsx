import {
  envelopes as table,
  squareNote,
  type Envelope,
  type envelopeGroups,
} from '@printpartner/print-knowledge/envelopes';
import { footnotesOf, type Footnotes, rounded } from '@printpartner/print-knowledge/figures';
import { SourceNotes, Cite } from '../../../../ui/source-notes.tsx';
import { EnvelopeCard } from './envelope-card.tsx';
import { envelopeSources } from './envelope-sources.ts';
import { groupScale } from './group-scale.ts';
import { aspectLimits, currentPrices, letterEnd } from '@printpartner/print-knowledge/mail';
import { Length } from '../../../../ui/length.tsx';
import { EnlargeHint } from '../../shell/drawing/enlarge-label.tsx';
import { TradeNote } from '../../shell/trade-note.tsx';

interface EnvelopeGroupSectionProps {
  group: (typeof envelopeGroups)[number];
  onEnlarge: (envelope: Envelope) => void;
}

/** Envelopes of a group at one scale. */
export function EnvelopeGroupSection({ group, onEnlarge }: EnvelopeGroupSectionProps) {
  const members = table.rows.filter((envelope) => envelope.group === group.id);
  const shared = groupScale(members);
  const notes = footnotesOf([
    ...envelopeSources(members),
    ...(group.id === 'square' ? [squareNote.from] : []),
  ]);
  // Long envelopes need wider cards.
  const columns = group.id === 'a-series' || group.id === 'square' ? 4 : 3;
  return (
    <>
      {group.id === 'square' && <SquareSurcharge notes={notes} />}
      <ul
        className={`grid grid-cols-2 gap-2.5 md:gap-3 ${columns === 3 ? 'md:grid-cols-3' : 'md:grid-cols-4'}`}
      >
        {members.map((envelope) => (
          <li key={envelope.id}>
            <EnvelopeCard
              envelope={envelope}
              notes={notes}
              {...shared}
              onEnlarge={() => onEnlarge(envelope)}
            />
          </li>
        ))}
        <ScaleFrame group={group} members={members} columns={columns} />
      </ul>
      <SourceNotes notes={notes} className="mt-3" />
    </>
  );
}

/** Surcharge on square envelopes, and the rule behind it. */
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
          A square has length ÷ height 1, outside the machinable {aspectLimits.min} to {aspectLimits.max}: it
          adds ${rounded(nonmachinable / 1000, 2)} to a First-Class letter. At <Length value={6.5} /> square,
          it is over the <Length value={letterEnd.height} /> letter maximum: the house figure lists a
          surcharge, but it now pays the flat price instead.
        </TradeNote>
      )}
    </div>
  );
}

interface ScaleFrameProps {
  group: (typeof envelopeGroups)[number];
  members: readonly Envelope[];
  columns: 3 | 4;
}

const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const onDesk = ['', '', 'md:col-span-2', 'md:col-span-3', 'md:col-span-4'];

/** Rest of the last row: legend of the drawings. */
export function ScaleFrame({ group, members, columns }: ScaleFrameProps) {
  const onPhone = members.length % 2 === 0 ? 'col-span-2' : '';
  const onDeskClass = onDesk[columns - (members.length % columns)] || 'md:col-span-1';
  return (
    <li
      className={`type-data flex flex-col justify-between gap-4 rounded-sheet border border-dashed border-edge p-3.5 text-ink-2 ${onPhone} ${onDeskClass}`}
    >
      <p data-unsearched className="text-pretty">
        <EnlargeHint /> All {numberWords[members.length] ?? members.length} at one scale. Ticks are inches,
        numbered every five. Flaps open on the {group.opensOn}.
      </p>
    </li>
  );
}

import { envelopes, type Envelope, type envelopeGroups } from '@printpartner/print-knowledge/envelopes';
import type { Footnotes } from '../../shell/footnotes.ts';
import { Cite } from '../../shell/source-notes.tsx';

interface ScaleFrameProps {
  group: (typeof envelopeGroups)[number];
  members: readonly Envelope[];
  columns: 3 | 4;
  notes: Footnotes;
}

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const onDesk = ['', '', 'md:col-span-2', 'md:col-span-3', 'md:col-span-4'];

/** The rest of the last row: what the drawings show, and where the figures of the cards are from. */
export function ScaleFrame({ group, members, columns, notes }: ScaleFrameProps) {
  const onPhone = members.length % 2 === 0 ? 'col-span-2' : '';
  const onDeskClass = onDesk[columns - (members.length % columns)] || 'md:col-span-1';
  const has = (column: 'insertSize' | 'window') => members.some((envelope) => envelope[column] !== undefined);
  const cite = (column: 'size' | 'insertSize' | 'window' | 'availability') => (
    <Cite notes={notes} from={envelopes.columns[column]?.from} />
  );
  return (
    <li
      className={`type-data flex flex-col justify-between gap-4 rounded-sheet border border-dashed border-edge p-3.5 text-ink-2 ${onPhone} ${onDeskClass}`}
    >
      <p className="text-pretty">
        All {numbers[members.length] ?? members.length} at one scale. Ticks are half inches. Flaps open on the{' '}
        {group.opensOn}.
      </p>
      <p className="type-note text-ink-3">
        Sizes{cite('size')}
        {has('insertSize') && <>, max inserts{cite('insertSize')}</>}
        {has('window') && <>, windows{cite('window')}</>}, availability{cite('availability')}
      </p>
    </li>
  );
}

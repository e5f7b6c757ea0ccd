import {
  envelopes as table,
  squareNote,
  type Envelope,
  type envelopeGroups,
} from '@printpartner/print-knowledge/envelopes';
import { footnotesOf } from '../../shell/footnotes.ts';
import { SourceNotes } from '../../shell/source-notes.tsx';
import { EnvelopeCard } from './envelope-card.tsx';
import { envelopeSources } from './envelope-sources.ts';
import { groupScale } from './group-scale.ts';
import { ScaleFrame } from './scale-frame.tsx';
import { SquareSurcharge } from './square-surcharge.tsx';

interface EnvelopeGroupSectionProps {
  group: (typeof envelopeGroups)[number];
  onEnlarge: (envelope: Envelope) => void;
}

/** The envelopes of a group at one scale. */
export function EnvelopeGroupSection({ group, onEnlarge }: EnvelopeGroupSectionProps) {
  const members = table.rows.filter((envelope) => envelope.group === group.id);
  const shared = groupScale(members);
  const notes = footnotesOf([
    ...envelopeSources(members),
    ...(group.id === 'square' ? [squareNote.from] : []),
  ]);
  // Long envelopes want wider cards.
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
        <ScaleFrame group={group} members={members} columns={columns} notes={notes} />
      </ul>
      <SourceNotes notes={notes} className="mt-3" />
    </>
  );
}

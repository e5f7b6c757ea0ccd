import { coatings, type Coating, type CoatingSection } from '@printpartner/print-knowledge/coatings';
import { footnotesOf } from '@printpartner/print-knowledge/figures';
import { CardGrid } from '../shell/fact-card.tsx';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';
import { CoatingCard } from './coating-card.tsx';
import { dryTimeText } from './dry-time-scale.tsx';

interface CoatingGroupProps {
  section: CoatingSection;
  onOpen: (coating: Coating) => void;
}

export const coatingsOf = ({ category }: CoatingSection): readonly Coating[] =>
  coatings.rows.filter((row) => row.category === category);

/** Content of a section: dry time and a card per coating. */
export function CoatingGroup({ section, onOpen }: CoatingGroupProps) {
  const rows = coatingsOf(section);
  const notes = footnotesOf([section.from]);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <p className="type-data">
          Dry time <strong className="font-semibold">{dryTimeText(section.dryTime)}</strong>
          <Cite notes={notes} from={section.from} />
        </p>
        <SourceNotes notes={notes} />
      </div>
      <CardGrid>
        {rows.map((coating) => (
          <CoatingCard key={coating.id} coating={coating} onOpen={() => onOpen(coating)} />
        ))}
      </CardGrid>
    </>
  );
}

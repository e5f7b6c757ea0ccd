import { coatings, type Coating, type CoatingSection } from '@printpartner/print-knowledge/coatings';
import { provenanceOf, footnotesOf } from '@printpartner/print-knowledge/figures';
import { CardGrid } from '../shell/fact-card.tsx';
import { SourceCell } from '../shell/source-cell.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { CoatingCard } from './coating-card.tsx';
import { dryTimeText } from './dry-time-scale.tsx';

interface CoatingGroupProps {
  section: CoatingSection;
  onOpen: (coating: Coating) => void;
}

export const coatingsOf = ({ category }: CoatingSection): readonly Coating[] =>
  coatings.rows.filter((row) => row.category === category);

/** Content of a section: dry time, a card per coating, sources. */
export function CoatingGroup({ section, onOpen }: CoatingGroupProps) {
  const rows = coatingsOf(section);
  const notes = footnotesOf([
    section.from,
    ...rows.flatMap(({ id }) =>
      (['costLevel', 'dryTime'] as const).flatMap((column) => provenanceOf(coatings, id, column) ?? []),
    ),
  ]);
  return (
    <>
      <p className="type-data mb-3">
        Dry time <strong className="font-semibold">{dryTimeText(section.dryTime)}</strong>
        <Cite notes={notes} from={section.from} />
      </p>
      <CardGrid>
        {rows.map((coating) => (
          <CoatingCard key={coating.id} coating={coating} notes={notes} onOpen={() => onOpen(coating)} />
        ))}
        <SourceCell notes={notes} cards={rows.length}>
          Cost levels run from 2 to 6: up to 2 is Budget Friendly, 3–4 Moderate Cost, 5 or more Premium Price.
        </SourceCell>
      </CardGrid>
    </>
  );
}

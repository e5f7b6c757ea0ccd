import { provenanceOf, tradePractice, footnotesOf } from '@printpartner/print-knowledge/figures';
import { paperFinishes } from '@printpartner/print-knowledge/paper';
import { CardGrid, FactCard } from '../shell/fact-card.tsx';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';

const inkFrom = (id: string) => provenanceOf(paperFinishes, id, 'inkLow');
const sources = paperFinishes.rows.map(({ id }) => inkFrom(id)).filter((from) => from !== undefined);
const notes = footnotesOf([...sources, tradePractice]);

/** Finishes: image, writing, drying, ink limits. */
export function FinishSection() {
  return (
    <>
      <CardGrid>
        {paperFinishes.rows.map((finish) => (
          <FactCard
            key={finish.id}
            title={finish.name}
            facts={[
              { label: 'Image', value: finish.image },
              { label: 'Writing', value: finish.writing },
              { label: 'Drying', value: finish.drying },
              {
                label: 'Total ink (TAC)',
                value: (
                  <>
                    {finish.inkLow}–{finish.inkHigh}%<Cite notes={notes} from={inkFrom(finish.id)} />
                  </>
                ),
              },
              { label: 'Best for', value: finish.bestFor },
              { label: 'Avoid for', value: finish.avoidFor },
            ]}
          >
            {finish.surface}
          </FactCard>
        ))}
      </CardGrid>
      <p className="type-data mt-3 text-ink-2">
        Total ink (TAC, total area coverage) is the maximum combined CMYK at any spot. Follow your printer’s
        profile.
      </p>
      <SourceNotes notes={notes} className="mt-2" />
    </>
  );
}

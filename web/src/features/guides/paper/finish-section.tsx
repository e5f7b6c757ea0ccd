import { provenanceOf, footnotesOf } from '@printpartner/print-knowledge/figures';
import { paperFinishes, type PaperFinish } from '@printpartner/print-knowledge/paper';
import { CardGrid, FactCard } from '../shell/fact-card.tsx';
import { Cite } from '../../../ui/source-notes.tsx';

/** Finishes: image, writing, drying, ink limits. */
export function FinishSection() {
  return (
    <>
      <CardGrid>
        {paperFinishes.rows.map((finish) => (
          <FinishCard key={finish.id} finish={finish} />
        ))}
      </CardGrid>
      <p className="type-data mt-3 text-ink-2">
        Total ink (TAC, total area coverage) is the maximum combined CMYK at any spot. Follow your printer’s
        profile.
      </p>
    </>
  );
}

function FinishCard({ finish }: { finish: PaperFinish }) {
  const inkFrom = provenanceOf(paperFinishes, finish.id, 'inkLow');
  const notes = footnotesOf([inkFrom]);
  return (
    <FactCard
      title={finish.name}
      notes={notes}
      facts={[
        { label: 'Image', value: finish.image },
        { label: 'Writing', value: finish.writing },
        { label: 'Drying', value: finish.drying },
        {
          label: 'Total ink (TAC)',
          value: (
            <>
              {finish.inkLow}–{finish.inkHigh}%<Cite notes={notes} from={inkFrom} />
            </>
          ),
        },
        { label: 'Best for', value: finish.bestFor },
        { label: 'Avoid for', value: finish.avoidFor },
      ]}
    >
      {finish.surface}
    </FactCard>
  );
}

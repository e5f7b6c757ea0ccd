import { tradePractice, footnotesOf } from '@printpartner/print-knowledge/figures';
import { TEXTURE_ADVICE, textureCategories, texturedPapers } from '@printpartner/print-knowledge/paper';
import { CostLevel } from '../shell/cost-level.tsx';
import { CardGrid, FactCard } from '../shell/fact-card.tsx';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';

const notes = footnotesOf([tradePractice]);

/** Papers by texture: smooth, linen, laid, felt. */
export function TextureSection() {
  return (
    <div className="grid gap-6">
      {textureCategories.map((category) => (
        <div key={category}>
          <h3 className="type-subhead mb-2">{category}</h3>
          <CardGrid>
            {texturedPapers.rows
              .filter((paper) => paper.category === category)
              .map((paper) => (
                <FactCard
                  key={paper.id}
                  level={4}
                  title={paper.name}
                  badge={<CostLevel level={paper.costLevel} />}
                  facts={[
                    {
                      label: 'Weights',
                      value: (
                        <>
                          {paper.weights.join('; ')}
                          <Cite notes={notes} from={tradePractice} />
                        </>
                      ),
                    },
                    { label: 'Characteristics', value: paper.characteristics },
                    { label: 'Uses', value: paper.uses },
                    { label: 'Print methods', value: paper.printMethods },
                  ]}
                >
                  {paper.description}
                </FactCard>
              ))}
          </CardGrid>
        </div>
      ))}
      <p className="type-data text-pretty text-ink-2">
        {TEXTURE_ADVICE}
        <Cite notes={notes} from={tradePractice} />
      </p>
      <SourceNotes notes={notes} className="-mt-4" />
    </div>
  );
}

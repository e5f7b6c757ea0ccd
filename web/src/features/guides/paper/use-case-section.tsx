import { provenanceOf, footnotesOf, sourcesOf } from '@printpartner/print-knowledge/figures';
import { paperUseCategories, paperUses, type PaperUse } from '@printpartner/print-knowledge/paper';
import { TradeText } from '../../../ui/trade-text.tsx';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';

const notes = footnotesOf(sourcesOf(paperUses, ['papers']));

/** Papers by job. */
export function UseCaseSection() {
  return (
    <>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {paperUseCategories.map((category) => (
          <div key={category} className="min-w-0">
            <h3 className="type-subhead border-b border-ink pb-1.5">{category}</h3>
            <dl className="type-data">
              {paperUses.rows
                .filter((use) => use.category === category)
                .map((use) => (
                  <UseRow key={use.id} use={use} />
                ))}
            </dl>
          </div>
        ))}
      </div>
      <SourceNotes notes={notes} className="mt-4" />
    </>
  );
}

function UseRow({ use: { id, subcategory, papers } }: { use: PaperUse }) {
  return (
    <div className="grid grid-cols-[2fr_3fr] gap-3 border-b border-rule py-2">
      <dt className="text-ink-2">
        {subcategory}
        <Cite notes={notes} from={provenanceOf(paperUses, id, 'papers')} />
      </dt>
      <dd>
        {papers.map(({ weight, use }) => (
          <p key={weight}>
            <TradeText>{weight}</TradeText>
            {use !== undefined && (
              <span className="text-ink-2">
                , <TradeText>{use}</TradeText>
              </span>
            )}
          </p>
        ))}
      </dd>
    </div>
  );
}

import { tradePractice } from '@printpartner/print-knowledge/figures';
import { StockWeightsTable, stockWeightSources } from '../production/stock-weights-table.tsx';
import { AdviceList } from '../shell/advice-list.tsx';
import { footnotesOf } from '../shell/footnotes.ts';
import { Cite, SourceNotes } from '../shell/source-notes.tsx';

const notes = footnotesOf([...stockWeightSources, tradePractice]);

export function PaperFinishing() {
  return (
    <>
      <StockWeightsTable notes={notes} />
      <AdviceList
        className="mt-5"
        advice={[
          {
            title: 'Self cover',
            text: 'The cover is printed on the text stock. It saves a sheet and a pass; choose a text weight that can stand handling.',
          },
          {
            title: 'Plus cover',
            text: 'A heavier cover protects the pages and feels like a book. It is scored before it is folded.',
          },
          {
            title: 'Seal heavy solids',
            text: 'Dark areas scuff and mark the facing page. Coat the cover at least.',
          },
          {
            title: 'Aqueous unless you need more',
            text: (
              <>
                A water-based coating over the whole cover is what most shops quote
                <Cite notes={notes} from={tradePractice} />. Laminate where the cover is handled daily.
              </>
            ),
          },
        ]}
      />
      <SourceNotes notes={notes} className="mt-4" />
    </>
  );
}

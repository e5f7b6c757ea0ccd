import { tradePractice, footnotesOf } from '@printpartner/print-knowledge/figures';
import { StockWeightsTable, stockWeightSources } from '../production/stock-weights-table.tsx';
import { AdviceList } from '../shell/advice-list.tsx';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';

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
            text: 'The cover is printed on the text stock. It saves a sheet and a press run; choose a text weight that holds up to handling.',
          },
          {
            title: 'Plus cover',
            text: 'A heavier cover protects the pages and feels like a book. It is scored before folding.',
          },
          {
            title: 'Seal heavy solids',
            text: 'Dark areas scuff and mark the facing page. Coat at least the cover.',
          },
          {
            title: 'Aqueous unless you need more',
            text: (
              <>
                Most printers quote a water-based coating over the whole cover
                <Cite notes={notes} from={tradePractice} />. Laminate covers that are handled daily.
              </>
            ),
          },
        ]}
      />
      <SourceNotes notes={notes} className="mt-4" />
    </>
  );
}

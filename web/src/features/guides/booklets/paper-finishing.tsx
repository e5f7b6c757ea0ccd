import { tradePractice, footnotesOf } from '@printpartner/print-knowledge/figures';
import { StockWeightsTable } from '../production/stock-weights-table.tsx';
import { AdviceList } from '../shell/advice-list.tsx';
import { Cite } from '../../../ui/source-notes.tsx';

const notes = footnotesOf([tradePractice]);

export function PaperFinishing() {
  return (
    <>
      <StockWeightsTable />
      <AdviceList
        className="mt-5"
        notes={notes}
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
    </>
  );
}

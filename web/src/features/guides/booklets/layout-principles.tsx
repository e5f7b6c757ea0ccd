import { bookletMargins, type BookletMargin } from '@printpartner/print-knowledge/booklets';
import { provenanceOf, footnotesOf, sourcesOf } from '@printpartner/print-knowledge/figures';
import { FileRulesTable } from '../production/file-rules-table.tsx';
import { AdviceList } from '../shell/advice-list.tsx';
import { FigureTable, type FigureColumn } from '../shell/figure-table.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { Subsection } from '../shell/subsection.tsx';
import { PageSpread } from './page-spread.tsx';
import { LengthRange } from '../../../ui/length.tsx';

const notes = footnotesOf(sourcesOf(bookletMargins, ['minIn']));

const columns: readonly FigureColumn<BookletMargin>[] = [
  { id: 'name', head: 'Distance', cell: ({ name }) => name },
  { id: 'why', head: 'Reason', isSecondLine: true, cell: ({ why }) => why },
  {
    id: 'min',
    head: 'Minimum',
    isFigure: true,
    cell: ({ id, minIn, maxIn }) => (
      <span className="whitespace-nowrap">
        <LengthRange from={minIn} to={maxIn} />
        <Cite notes={notes} from={provenanceOf(bookletMargins, id, 'minIn')} />
      </span>
    ),
  },
];

export function LayoutPrinciples() {
  return (
    <>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <PageSpread />
        <Subsection title="File for press">
          <FileRulesTable />
        </Subsection>
      </div>
      <Subsection title="Margins" className="mt-6">
        <FigureTable
          caption="Margins of a booklet"
          rows={bookletMargins.rows}
          columns={columns}
          notes={notes}
        />
      </Subsection>
      <AdviceList
        className="mt-6"
        advice={[
          {
            title: 'Build single pages, not spreads',
            text: (
              <span data-words>
                The printer imposes them for the press. Page 1 and every odd page are right-hand pages.
              </span>
            ),
          },
          {
            title: 'Watch the gutter',
            text: 'An image across two pages prints on two sheets. Keep faces and fine lines away from the gutter.',
          },
          {
            title: 'Allow for creep',
            text: 'Inner sheets of a saddle-stitched booklet stick out and are trimmed narrower. The thicker the stock and the more pages, the farther page numbers must be from the face.',
          },
          {
            title: 'No hairlines at the edge',
            text: 'A border close to the trim shows every trim shift. Omit it or extend it into the bleed.',
          },
        ]}
      />
    </>
  );
}

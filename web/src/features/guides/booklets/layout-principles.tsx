import { bookletMargins, type BookletMargin } from '@printpartner/print-knowledge/booklets';
import { provenanceOf } from '@printpartner/print-knowledge/figures';
import { Inches } from '../../../ui/inches.tsx';
import { FileRulesTable, fileRuleSources } from '../production/file-rules-table.tsx';
import { AdviceList } from '../shell/advice-list.tsx';
import { FigureTable, type FigureColumn } from '../shell/figure-table.tsx';
import { footnotesOf } from '../shell/footnotes.ts';
import { Cite, SourceNotes } from '../shell/source-notes.tsx';
import { Subsection } from '../shell/subsection.tsx';
import { PageSpread } from './page-spread.tsx';

const marginFrom = (id: string) => provenanceOf(bookletMargins, id, 'leastIn');
const notes = footnotesOf(
  [...fileRuleSources, ...bookletMargins.rows.map(({ id }) => marginFrom(id))].filter(
    (from) => from !== undefined,
  ),
);

const columns: readonly FigureColumn<BookletMargin>[] = [
  { id: 'name', head: 'Distance', cell: ({ name }) => name },
  { id: 'why', head: 'Because', isSecondLine: true, cell: ({ why }) => why },
  {
    id: 'least',
    head: 'At least',
    isFigure: true,
    cell: ({ id, leastIn, toIn }) => (
      <span className="whitespace-nowrap">
        <Inches value={leastIn} />
        {toIn !== undefined && (
          <>
            –<Inches value={toIn} />
          </>
        )}{' '}
        in
        <Cite notes={notes} from={marginFrom(id)} />
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
          <FileRulesTable notes={notes} />
        </Subsection>
      </div>
      <Subsection title="Margins" className="mt-6">
        <FigureTable caption="Margins of a booklet, in inches" rows={bookletMargins.rows} columns={columns} />
      </Subsection>
      <AdviceList
        className="mt-6"
        advice={[
          {
            title: 'Build single pages, not spreads',
            text: (
              <span data-words>
                The shop arranges them for the press. Page 1 is a right-hand page, and so is every odd one.
              </span>
            ),
          },
          {
            title: 'Mind the gutter',
            text: 'A picture across two pages is printed on two sheets. Keep faces and fine lines off the middle.',
          },
          {
            title: 'Allow for creep',
            text: 'Inner sheets of a stitched booklet stick out and are trimmed shorter. The thicker the stock and the more pages, the farther its page numbers must stay from the face.',
          },
          {
            title: 'No hairlines at the edge',
            text: 'A border close to the trim shows every wander of the knife. Leave it out or let it bleed.',
          },
        ]}
      />
      <SourceNotes notes={notes} className="mt-4" />
    </>
  );
}

import { footnotesOf, provenanceOf, sourcesOf, countText } from '@printpartner/print-knowledge/figures';
import { mailClasses, type MailClass } from '@printpartner/print-knowledge/mail';
import { FigureTable, type FigureColumn } from '../shell/figure-table.tsx';
import { Cite } from '../../../ui/source-notes.tsx';

const notes = footnotesOf(sourcesOf(mailClasses, ['minPieces', 'maxPieces', 'content', 'delivery']));

const columns: readonly FigureColumn<MailClass>[] = [
  { id: 'name', head: 'Class', cell: ({ name }) => name },
  {
    id: 'minimum',
    head: 'Pieces',
    isFigure: true,
    cell: ({ id, minPieces, orPounds, maxPieces }) => (
      <>
        {minPieces}
        {orPounds !== undefined && ` or ${orPounds} lb`}
        <Cite notes={notes} from={provenanceOf(mailClasses, id, 'minPieces')} />
        {maxPieces !== undefined && (
          <span className="block">
            up to {countText(maxPieces)} a day per 5-digit ZIP
            <Cite notes={notes} from={provenanceOf(mailClasses, id, 'maxPieces')} />
          </span>
        )}
      </>
    ),
  },
  {
    id: 'content',
    head: 'Content',
    isSecondLine: true,
    cell: ({ id, content }) => (
      <>
        {content}
        <Cite notes={notes} from={provenanceOf(mailClasses, id, 'content')} />
      </>
    ),
  },
  {
    id: 'delivery',
    head: 'Delivery',
    cell: ({ id, delivery }) => (
      <>
        {delivery}
        <Cite notes={notes} from={provenanceOf(mailClasses, id, 'delivery')} />
      </>
    ),
  },
  { id: 'forwarding', head: 'Forwarding', isSecondLine: true, cell: ({ forwarding }) => forwarding },
];

/** Mail classes with their requirements and delivery times. */
export function ClassesTable() {
  return <FigureTable caption="Mail classes" rows={mailClasses.rows} columns={columns} notes={notes} />;
}

import { provenanceOf } from '@printpartner/print-knowledge/figures';
import { mailClasses, type MailClass } from '@printpartner/print-knowledge/mail';
import { FigureTable, type FigureColumn } from '../shell/figure-table.tsx';
import { Cite } from '../shell/source-notes.tsx';
import { classNotes as notes } from './mailers-notes.ts';

const columns: readonly FigureColumn<MailClass>[] = [
  { id: 'name', head: 'Class', cell: ({ name }) => name },
  {
    id: 'minimum',
    head: 'Pieces',
    isFigure: true,
    cell: ({ id, minPieces, orPounds, maxPieces }) => (
      <>
        {minPieces}
        <Cite notes={notes} from={provenanceOf(mailClasses, id, 'minPieces')} />
        {orPounds !== undefined && ` or ${orPounds} lb`}
        {maxPieces !== undefined && (
          <span className="block">
            to {maxPieces.toLocaleString('en-US')} a day
            <Cite notes={notes} from={provenanceOf(mailClasses, id, 'maxPieces')} />
          </span>
        )}
      </>
    ),
  },
  { id: 'content', head: 'Content', isSecondLine: true, cell: ({ content }) => content },
  { id: 'delivery', head: 'Delivery', cell: ({ delivery }) => delivery },
  { id: 'forwarding', head: 'Forwarding', isSecondLine: true, cell: ({ forwarding }) => forwarding },
];

/** The classes with what they take and promise. */
export function ClassesTable() {
  return <FigureTable caption="Classes of mail" rows={mailClasses.rows} columns={columns} />;
}

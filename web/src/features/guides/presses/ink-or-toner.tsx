import { imaging } from '@printpartner/print-knowledge/press';
import { FigureTable } from '../shell/figure-table.tsx';
import type { Footnotes } from '../shell/footnotes.ts';
import { Cite } from '../shell/source-notes.tsx';

/** Liquid ink, dry toner and inkjet side by side. */
export function InkOrToner({ notes }: { notes: Footnotes }) {
  const head = (title: string) => (
    <>
      {title}
      <Cite notes={notes} from={imaging.from} />
    </>
  );
  return (
    <FigureTable
      caption="Liquid ink, dry toner and inkjet compared"
      rows={imaging.rows}
      columns={[
        { id: 'title', head: <span className="sr-only">What</span>, cell: ({ title }) => title },
        { id: 'liquid-ink', head: head('Liquid ink'), cell: ({ liquidInk }) => liquidInk },
        { id: 'dry-toner', head: head('Dry toner'), cell: ({ dryToner }) => dryToner },
        { id: 'inkjet', head: head('Inkjet'), cell: ({ inkjet }) => inkjet },
      ]}
    />
  );
}

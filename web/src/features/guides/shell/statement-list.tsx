import { footnotesOf, type Statement, type Footnotes } from '@printpartner/print-knowledge/figures';
import { TradeText } from '../../../ui/trade-text.tsx';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';
import { useId } from 'react';

interface StatementListProps {
  statements: readonly Statement[];
  notes: Footnotes;
  className?: string;
}

/** Bulleted sentences with their sources. */
export function StatementList({ className = 'type-body', ...statements }: StatementListProps) {
  return (
    <ul className={`grid list-disc gap-1.5 pl-4.5 text-pretty marker:text-ink-3 ${className}`}>
      <Items {...statements} itemClass="" />
    </ul>
  );
}

/** Sentences with a hairline under each, for the aside. */
export function RuledStatements({ className = '', ...statements }: StatementListProps) {
  return (
    <ul className={`type-data text-pretty ${className}`}>
      <Items {...statements} itemClass="border-b border-rule py-2" />
    </ul>
  );
}

function Items({ statements, notes, itemClass }: StatementListProps & { itemClass: string }) {
  return statements.map(({ text, from }) => (
    <li key={text} className={itemClass}>
      <TradeText>{text}</TradeText>
      <Cite notes={notes} from={from} />
    </li>
  ));
}

/** A titled list for the aside, with its own source notes. */
export function AsideStatements({ title, statements }: { title: string; statements: readonly Statement[] }) {
  const id = useId();
  const notes = footnotesOf(statements.map(({ from }) => from));
  return (
    <section aria-labelledby={id} className="pt-2">
      <h2 id={id} className="type-subhead">
        {title}
      </h2>
      <RuledStatements statements={statements} notes={notes} className="mt-1" />
      <SourceNotes notes={notes} className="mt-2" />
    </section>
  );
}

import type { Statement } from '@printpartner/print-knowledge/figures';
import { TradeText } from '../../../ui/trade-text.tsx';
import type { Footnotes } from './footnotes.ts';
import { Cite } from './source-notes.tsx';

interface StatementListProps {
  statements: readonly Statement[];
  notes: Footnotes;
  className?: string;
}

/** Sentences with bullets, each with its source. */
export function StatementList({ className = 'type-body', ...statements }: StatementListProps) {
  return (
    <ul className={`grid list-disc gap-1.5 pl-4.5 text-pretty marker:text-ink-3 ${className}`}>
      <Items {...statements} itemClass="" />
    </ul>
  );
}

/** Sentences with a hairline under each, beside the work. */
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

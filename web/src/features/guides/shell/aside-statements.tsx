import { useId } from 'react';
import type { Statement } from '@printpartner/print-knowledge/figures';
import { footnotesOf } from './footnotes.ts';
import { SourceNotes } from './source-notes.tsx';
import { RuledStatements } from './statement-list.tsx';

/** What holds for all of a guide, beside it, with its own notes. */
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

import { type ReactNode, useId } from 'react';
import type { Footnotes } from '@printpartner/print-knowledge/figures';
import type { Sum, SumTable } from '@printpartner/spec-sheet/arithmetic';
import { Cites } from '../../../ui/source-notes.tsx';
import { InchText } from '../../../ui/trade-text.tsx';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { Figure, RuleVerdict } from './sum-cell.tsx';

interface SumSectionProps {
  sum: Sum;
  /** Include the sum's sources. */
  notes: Footnotes;
  /** Shown below its numbers. */
  link?: ReactNode;
  /** A drawing beside the headline. */
  children?: ReactNode;
}

/** One result with its numbers, warnings and source letters. */
export function SumSection({ sum, notes, link, children }: SumSectionProps) {
  const { id, title, headline, detail, isMet, lines, table, warnings, missing, from } = sum;
  const heading = useId();
  const isRule = headline !== undefined && isMet !== undefined;
  const rows = table?.rows ?? [];
  // The price table has the same range in its first row.
  const isInTable = id === 'price' && rows.length > 0;
  return (
    <section
      aria-labelledby={heading}
      data-sum={id}
      className="break-inside-avoid border-t border-rule py-3.5"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 id={heading} className="type-data font-semibold">
              {title}
            </h3>
            {isRule && <RuleVerdict headline={headline} isMet={isMet} />}
          </div>
          {headline !== undefined && !isRule && !isInTable && <Figure headline={headline} detail={detail} />}
        </div>
        {children}
      </div>
      {missing !== undefined && <p className="type-note mt-1 text-pretty text-ink-2">{missing}</p>}
      {table && rows.length > 0 && <QuantityTable table={table} labelledBy={heading} />}
      {lines.length > 0 && (
        <p className="type-note mt-1 text-pretty text-ink-2">
          <InchText>{lines.join(' ')}</InchText>
          <Cites notes={notes} from={from} />
        </p>
      )}
      {warnings.map((warning) => (
        <div key={warning} className="mt-2">
          <VerdictNote verdict="warning">
            <InchText>{warning}</InchText>
          </VerdictNote>
        </div>
      ))}
      {link}
    </section>
  );
}

/** Results per quantity: figures right-aligned, hairline rows. */
function QuantityTable({ table: { columns, rows }, labelledBy }: { table: SumTable; labelledBy: string }) {
  const side = (place: number) => (place === 0 ? 'text-left' : 'pl-3 text-right');
  return (
    <table aria-labelledby={labelledBy} className="type-data mt-1 mb-1.5 w-full border-collapse">
      <thead>
        <tr className="border-b border-ink">
          {columns.map((column, place) => (
            <th key={column} scope="col" className={`type-label py-1.5 text-ink-2 ${side(place)}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others], row) => (
          <tr key={row} className="border-b border-rule">
            <th scope="row" className="py-1.5 text-left font-normal">
              {first}
            </th>
            {others.map((text, place) => (
              <td key={place} className={`py-1.5 ${side(place + 1)}`}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

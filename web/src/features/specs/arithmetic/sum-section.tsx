import { useId, type ReactNode } from 'react';
import type { Footnotes } from '@printpartner/print-knowledge/figures';
import type { Sum } from '@printpartner/spec-sheet/arithmetic';
import { Cites } from '../../../ui/source-notes.tsx';
import { InchText } from '../../../ui/trade-text.tsx';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { Figure, RuleVerdict } from './sum-headline.tsx';
import { QuantityTable } from './quantity-table.tsx';

interface SumSectionProps {
  sum: Sum;
  /** Include the sum's sources. */
  notes: Footnotes;
  /** Below its numbers. */
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

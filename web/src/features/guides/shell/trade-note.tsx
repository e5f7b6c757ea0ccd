import type { ReactNode } from 'react';
import { sourceText, type Provenance, type Statement } from '@printpartner/print-knowledge/figures';
import { TradeText } from '../../../ui/trade-text.tsx';

/** Note where trade practice or a current rule differs from the product's figure, with its source. */
export function TradeNote({
  from,
  advice,
  className = '',
  children,
}: {
  from: Provenance;
  /** What to do, if it comes from another source. */
  advice?: Statement;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="note" className={`type-data border-l-[3px] border-warning-fill pl-3.5 ${className}`}>
      <p className="text-pretty">{children}</p>
      <p data-unsearched className="type-note mt-0.5 text-ink-3">
        <TradeText>{`${sourceText(from)}.`}</TradeText>
      </p>
      {advice && (
        <>
          <p className="mt-1.5 text-pretty">
            <TradeText>{advice.text}</TradeText>
          </p>
          <p data-unsearched className="type-note mt-0.5 text-ink-3">
            <TradeText>{`${sourceText(advice.from)}.`}</TradeText>
          </p>
        </>
      )}
    </div>
  );
}

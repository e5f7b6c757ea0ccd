import type { ReactNode } from 'react';
import type { Provenance } from '@printpartner/print-knowledge/figures';
import { TradeText } from '../../../components/ui/trade-text.tsx';
import { sourceText } from './footnotes.ts';

/** Where the product's figure and today's trade or rule differ: what else is true, and says who. */
export function TradeNote({
  from,
  className = '',
  children,
}: {
  from: Provenance;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="note" className={`type-data border-l-[3px] border-warning-fill pl-3.5 ${className}`}>
      <p className="text-pretty">{children}</p>
      <p className="type-note mt-0.5 text-ink-3">
        <TradeText>{`${sourceText(from)}.`}</TradeText>
      </p>
    </div>
  );
}

import type { ReactNode } from 'react';
import {
  footnotesOf,
  type Footnotes,
  type Provenance,
  type Statement,
} from '@printpartner/print-knowledge/figures';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';

interface TradeNoteProps {
  from: Provenance;
  /** What to do, if it comes from another source. */
  advice?: Statement;
  /** Sources of what surrounds it; otherwise it has its own. */
  notes?: Footnotes;
  className?: string;
  children: ReactNode;
}

/** Note where trade practice or a current rule differs from the product's figure, with its source. */
export function TradeNote({ from, advice, notes, className = '', children }: TradeNoteProps) {
  const own = footnotesOf([from, advice?.from]);
  const shown = notes ?? own;
  return (
    <div role="note" className={`type-data border-l-[3px] border-warning-fill pl-3.5 ${className}`}>
      <p className="text-pretty">
        {children}
        <Cite notes={shown} from={from} />
      </p>
      {advice && (
        <p className="mt-1.5 text-pretty">
          <TradeText>{advice.text}</TradeText>
          <Cite notes={shown} from={advice.from} />
        </p>
      )}
      {!notes && <SourceNotes notes={own} className="mt-0.5" />}
    </div>
  );
}

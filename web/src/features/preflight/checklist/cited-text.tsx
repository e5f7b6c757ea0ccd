import type { Footnotes } from '@printpartner/print-knowledge/figures';
import { Cites } from '../../../ui/source-notes.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';
import type { ChecklistItem } from './checklist-item.ts';

/** A line of a checklist, with the letters of its sources. */
export function CitedText({ item: { text, from }, notes }: { item: ChecklistItem; notes: Footnotes }) {
  return (
    <>
      <TradeText>{text}</TradeText>
      <Cites notes={notes} from={from} />
    </>
  );
}

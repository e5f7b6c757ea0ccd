import { rangeNoteFor, type BindingId } from '@printpartner/print-knowledge/binding';
import { TradeText } from '../../../ui/trade-text.tsx';
import { TradeNote } from '../shell/trade-note.tsx';

/** Note that the guide's page range or rule excludes this count. */
export function BindingRangeNote({ binding, pages }: { binding: BindingId; pages: number }) {
  const note = rangeNoteFor(binding, pages);
  return (
    note && (
      <TradeNote from={note.from}>
        <TradeText>{note.text}</TradeText>
      </TradeNote>
    )
  );
}

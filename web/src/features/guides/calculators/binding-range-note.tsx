import { rangeNoteFor, type BindingId } from '@printpartner/print-knowledge/binding';
import { TradeText } from '../../../ui/trade-text.tsx';
import { TradeNote } from '../shell/trade-note.tsx';

/** Under a figure that holds for any pages: that the guide's range or page rule leaves these out. */
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

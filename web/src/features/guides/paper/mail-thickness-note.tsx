import { largeFrom, mailShape, mailShapes } from '@printpartner/print-knowledge/mail';
import { provenanceOf } from '@printpartner/print-knowledge/figures';
import { stockOf } from '@printpartner/print-knowledge/paper';
import { Size } from '../../../ui/length.tsx';
import { TradeNote } from '../shell/trade-note.tsx';

/** Warns that a common cover stock is too thin for a large card. */
export function MailThicknessNote() {
  const from = provenanceOf(mailShapes, 'letter', 'minThicknessLarge');
  const gloss = stockOf('100-gloss-cover');
  if (!from || !gloss) return null;
  return (
    <TradeNote from={from}>
      USPS requires {mailShape('letter').minThicknessLarge} in for cards over{' '}
      <span className="whitespace-nowrap">
        <Size sides={[largeFrom.height, largeFrom.length]} />
      </span>
      . {gloss.name} at {gloss.caliperIn.toFixed(4)} in is too thin.
    </TradeNote>
  );
}

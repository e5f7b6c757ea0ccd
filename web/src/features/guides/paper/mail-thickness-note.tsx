import { largeFrom, mailShape, mailShapes } from '@printpartner/print-knowledge/mail';
import { provenanceOf } from '@printpartner/print-knowledge/figures';
import { stockOf } from '@printpartner/print-knowledge/paper';
import { Length, Size } from '../../../ui/length.tsx';
import { TradeNote } from '../shell/trade-note.tsx';

/** Warns that a common cover stock is too thin for a large card. */
export function MailThicknessNote() {
  const from = provenanceOf(mailShapes, 'letter', 'minThicknessLarge');
  const gloss = stockOf('100-gloss-cover');
  if (!from || !gloss) return null;
  return (
    <TradeNote from={from}>
      USPS requires <Length value={mailShape('letter').minThicknessLarge} decimals="all" /> for cards over{' '}
      <span className="whitespace-nowrap">
        <Size sides={[largeFrom.height, largeFrom.length]} />
      </span>
      . {gloss.name} at <Length value={gloss.caliperIn} decimals={4} /> is too thin.
    </TradeNote>
  );
}

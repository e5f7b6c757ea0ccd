import { hitsIn } from '@printpartner/print-search/search';
import { TradeText } from '../../ui/trade-text.tsx';

/** A text in which the words that were looked for are marked. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return hitsIn(text, query).map((piece, place) =>
    piece.isHit ? (
      <mark key={place} className="rounded-mark bg-yellow text-ink">
        <TradeText>{piece.text}</TradeText>
      </mark>
    ) : (
      <TradeText key={place}>{piece.text}</TradeText>
    ),
  );
}

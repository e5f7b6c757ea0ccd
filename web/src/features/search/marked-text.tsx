import { hitsIn } from '@printpartner/print-search/search';
import { InchText } from '../../ui/trade-text.tsx';

/** A text in which the words that were looked for are marked. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return hitsIn(text, query).map((piece, place) =>
    piece.isHit ? (
      <mark key={place} className="rounded-mark bg-yellow text-ink">
        <InchText>{piece.text}</InchText>
      </mark>
    ) : (
      <InchText key={place}>{piece.text}</InchText>
    ),
  );
}

import type { Binding } from '@printpartner/print-knowledge/binding';
import { dimensionText, pagesText } from './book-text.ts';
import { CrossSection } from './section/cross-section.tsx';
import { bookFor } from './section/drawn-book.ts';
import type { BookChoice } from './use-chosen-book.ts';
import { EnlargeLabel } from '../shell/drawing/enlarge-label.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';

/** Pixels, the same for every card. */
export const PREVIEW_HEIGHT = 154;

interface SectionPreviewProps {
  binding: Binding;
  choice: BookChoice;
  /** Pixels per inch. */
  scale: number;
  /** Pixels. */
  width: number;
  onOpen: () => void;
}

/** Cross-section on a card; opens the dialog. */
export function SectionPreview({ binding, choice, scale, width, onOpen }: SectionPreviewProps) {
  const { book: chosen } = choice;
  const book = chosen && bookFor(binding, chosen);
  return (
    <div className="mb-3">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="group relative block w-full rounded-control text-left focus-visible:-outline-offset-2"
      >
        <span className="flex items-center justify-center" style={{ minHeight: PREVIEW_HEIGHT }}>
          {chosen && book ? (
            <CrossSection
              binding={binding.id}
              book={book}
              scale={scale}
              width={width}
              height={PREVIEW_HEIGHT}
              label={`${binding.name}, cross-section`}
            />
          ) : (
            <span className="type-data text-ink-3">Enter a page count to see the drawing</span>
          )}
        </span>
        <EnlargeLabel className="on-paper absolute right-1.5 bottom-1.5" />
      </button>
      {chosen && book && (
        <p data-worked className="type-note mt-1 text-ink-2 tabular-nums">
          {pagesText(chosen, book, binding)}: <TradeText>{dimensionText(binding, book)}</TradeText>
        </p>
      )}
    </div>
  );
}

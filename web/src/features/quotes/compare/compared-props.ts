import type { Quote, SheetQuotes } from '@printpartner/contracts/types';
import type { Comparison } from '@printpartner/spec-sheet/quotes';

export interface ComparisonProps {
  data: SheetQuotes;
  /** Quotes to mark as new. */
  fresh: ReadonlySet<string>;
  onEdit: (quote: Quote) => void;
  onChoose: (quote: Quote) => void;
}

/** Props of both layouts of a comparison. */
export interface ComparedProps extends ComparisonProps {
  comparison: Comparison;
  writeUnit: (cents: number) => string;
}

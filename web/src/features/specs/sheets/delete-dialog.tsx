import type { QuoteCounts, SpecSheetSummary } from '@printpartner/contracts/types';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface DeleteDialogProps {
  sheet: SpecSheetSummary;
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a sheet is deleted that vendors have links to, or that has quotes. */
export const DeleteDialog = ({ sheet: { name, quotes }, onDelete, onClose }: DeleteDialogProps) => (
  <ConfirmDialog
    title="Delete sheet"
    question={
      <>
        <b className="font-semibold wrap-anywhere text-ink">{name}</b> is deleted with its vendor links and
        quotes: {linksAndQuotes(quotes)}.{quotes && quotes.asked > 0 && ' Vendors can no longer open it.'}
      </>
    }
    confirmLabel="Delete"
    busyLabel="Deleting…"
    isDestructive
    onConfirm={onDelete}
    onClose={onClose}
  />
);

/** `3 links, 4 quotes`; '' without any. */
export function linksAndQuotes(counts: QuoteCounts | undefined): string {
  if (!counts) return '';
  const quotes = counts.answered + counts.typed;
  return [
    counts.asked > 0 ? `${counts.asked} ${counts.asked === 1 ? 'link' : 'links'}` : '',
    quotes > 0 ? `${quotes} ${quotes === 1 ? 'quote' : 'quotes'}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

import type { SpecSheetSummary } from '@printpartner/contracts/types';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { linksAndQuotes } from './links-and-quotes.ts';

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

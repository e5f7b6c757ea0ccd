import type { KeptResult } from '@printpartner/contracts/types';
import { failureText } from '../../../platform/api/failure-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useRemoveKeptResult } from '../api/remove-kept-result.ts';

/** Asks before a kept result goes for good: its file is not there to be checked again. */
export function RemoveKeptDialog({ kept, onClose }: { kept: KeptResult; onClose: () => void }) {
  const { mutateAsync: remove } = useRemoveKeptResult();

  async function confirm() {
    try {
      await remove(kept);
    } catch (error) {
      const description = failureText(error, 'The server could not do this. Try again.');
      toast({ title: 'Result not removed', description, variant: 'destructive' });
      throw error;
    }
  }

  return (
    <ConfirmDialog
      title="Remove this result?"
      question={
        <span className="wrap-anywhere">
          What was found in <b className="font-semibold text-ink">{kept.filename}</b> is removed from this
          project for good.
        </span>
      }
      confirmLabel="Remove"
      busyLabel="Removing…"
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

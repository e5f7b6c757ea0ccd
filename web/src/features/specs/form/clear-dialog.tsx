import { toast } from '../../../ui/toast.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useSpecForm } from './spec-form-context.ts';

/** The dialog shows for this long that it is at work. */
const CLOSE_DELAY_MS = 1000;
const TOAST_MS = 2000;

/** Asks before all fields are erased. */
export function ClearDialog({ onCleared, onClose }: { onCleared: () => void; onClose: () => void }) {
  const { session } = useSpecForm();

  async function clear() {
    try {
      await session.saver.clear();
      onCleared();
      toast({
        title: 'Reset Complete',
        description: `All ${session.id.kind} specification fields have been cleared.`,
        durationMs: TOAST_MS,
      });
    } catch {
      toast({
        title: 'Reset Error',
        description: 'There was an issue clearing the form. Please refresh the page.',
        variant: 'destructive',
      });
    }
  }

  return (
    <ConfirmDialog
      title="Clear Fields"
      question="Are you sure you want to erase all the specs?"
      cancelLabel="No"
      confirmLabel="Yes"
      busyLabel="Clearing…"
      isDestructive
      onConfirm={() => {
        void clear();
        return new Promise((closed) => setTimeout(closed, CLOSE_DELAY_MS));
      }}
      onClose={onClose}
    />
  );
}

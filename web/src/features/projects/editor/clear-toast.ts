import { currentToasts } from '../../../ui/toast-store.ts';
import { toast, type ToastOptions } from '../../../ui/toast.tsx';
import { failureText } from '../save-failure.ts';

/** Long enough to read why, and still to press Undo. */
const failedMs = 8000;

/**
 * Says that the fields were cleared, with Undo; that the server did not hear of it, in the same toast, so that Undo
 * stays where it was.
 *
 * @param clearing the server's part
 * @param onUndo hears whether the server did its part
 * @returns takes Undo back, when something else was begun since
 */
export function offerUndo(clearing: Promise<void>, onUndo: (isPointedAway: boolean) => void): () => void {
  let failure: ToastOptions | null = null;
  const action = { label: 'Undo', onClick: () => onUndo(failure === null) };
  const said = toast({ title: 'Fields cleared', action });
  clearing.catch((error: unknown) => {
    failure = {
      title: 'Cleared on this screen only',
      description: failureText(error),
      variant: 'destructive',
      durationMs: failedMs,
    };
    if (isShown(said.id)) said.update(failure);
    else toast(failure);
  });
  return () => {
    if (!isShown(said.id)) return;
    said.dismiss();
    if (failure) toast(failure);
  };
}

const isShown = (toastId: number): boolean =>
  currentToasts().some(({ id, isOpen }) => id === toastId && isOpen);

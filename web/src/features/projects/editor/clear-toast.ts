import { currentToasts } from '../../../ui/toast-store.ts';
import { toast, type ToastOptions } from '../../../ui/toast.tsx';
import { saveFailureText } from '../save-failure.ts';

/** Long enough to read the reason and still press Undo. */
const FAILURE_TOAST_MS = 8000;

/**
 * Shows that the fields were cleared, with Undo. If the server call fails, the same toast says so, and Undo stays in
 * its place.
 *
 * @param clearing the server call
 * @param onUndo is told whether the server call succeeded
 * @returns withdraws Undo, for when the user has started something else
 */
export function offerUndo(clearing: Promise<void>, onUndo: (isClearedOnServer: boolean) => void): () => void {
  let failure: ToastOptions | null = null;
  const action = { label: 'Undo', onClick: () => onUndo(failure === null) };
  const cleared = toast({ title: 'Fields cleared', action });
  clearing.catch((error: unknown) => {
    failure = {
      title: 'Cleared on this screen only',
      description: saveFailureText(error),
      variant: 'destructive',
      durationMs: FAILURE_TOAST_MS,
    };
    if (isOpen(cleared.id)) cleared.update(failure);
    else toast(failure);
  });
  return () => {
    if (!isOpen(cleared.id)) return;
    cleared.dismiss();
    if (failure) toast(failure);
  };
}

const isOpen = (toastId: number): boolean =>
  currentToasts().some((shown) => shown.id === toastId && shown.isOpen);

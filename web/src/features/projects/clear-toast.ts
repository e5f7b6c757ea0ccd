import { currentToasts } from '../../components/ui/toast-store.ts';
import { toast, type ToastOptions } from '../../components/ui/toast.tsx';
import { failureText } from './failure.ts';

/** Long enough to read why, and still to press Undo. */
const failedMs = 8000;

/**
 * Says that the fields were cleared, with Undo; that the server did not hear of it, in the same toast, so that Undo
 * stays where it was.
 *
 * @param clearing the server's part
 * @param onUndo hears whether the server did its part
 */
export function offerUndo(clearing: Promise<void>, onUndo: (isPointedAway: boolean) => void): void {
  let isPointedAway = true;
  const action = { label: 'Undo', onClick: () => onUndo(isPointedAway) };
  const said = toast({ title: 'Fields cleared', action });
  clearing.catch((error: unknown) => {
    isPointedAway = false;
    const failure: ToastOptions = {
      title: 'Cleared on this screen only',
      description: failureText(error),
      variant: 'destructive',
      durationMs: failedMs,
    };
    const isOpen = currentToasts().some(({ id, isOpen: isShown }) => id === said.id && isShown);
    if (isOpen) said.update(failure);
    else toast(failure);
  });
}

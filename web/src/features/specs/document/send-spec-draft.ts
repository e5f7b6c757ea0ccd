import type { QueryClient } from '@tanstack/react-query';
import type { SendResult } from '../../../platform/outbox/queued-write.ts';
import { resultOf } from '../../../platform/outbox/send-result.ts';
import { DraftHold } from '../../../platform/storage/draft-hold.ts';
import { toast } from '../../../ui/toast.tsx';
import { leftSpec, readCopy, renewCopy, type KeptSpec } from './device-copy.ts';
import { describeDocument } from './spec-document.ts';
import { SpecEditor } from './spec-editor.ts';
import { SpecSaver } from './spec-saver.ts';

/**
 * Sends the unsaved values of a draft, as the form would. The draft stays where it is until it was sent: a form that
 * opens the document meanwhile takes it over, and sends it itself. What is in conflict, or refused, stays in the draft
 * until the user has opened the document.
 *
 * @param stopped aborts when the user is no longer signed in
 */
export async function sendSpecDraft(
  queryClient: QueryClient,
  { userId, name }: { userId: string; name: string },
  stopped: AbortSignal,
): Promise<SendResult> {
  const left = leftSpec(userId, name);
  // Sent already, or a form shows it and sends it itself.
  if (!left) return 'sent';
  if (stopped.aborted || !navigator.onLine) return 'offline';
  const editor = new SpecEditor(readCopy(userId, left.base), left);
  const hold = new DraftHold(userId, name);
  const keep = (isHeld: boolean) => {
    const kept: KeptSpec = { ...editor.kept(), isInUse: false, isHeld, at: Date.now() };
    hold.keep(describeDocument(kept.base), kept);
  };
  const saver = new SpecSaver(editor, queryClient, {
    userId,
    keep: () => keep(false),
    signal: AbortSignal.any([stopped, hold.lost]),
  });
  try {
    await saver.flush();
  } finally {
    hold.end();
  }
  if (stopped.aborted) return 'offline';
  if (!hold.isCurrent()) return 'sent';
  if (!editor.isDirty()) {
    renewCopy(userId, editor.get().base);
    hold.drop();
    return 'sent';
  }
  const isHeld = !editor.due().isDue || editor.get().failure === 'refused' || editor.get().failure === 'gone';
  keep(isHeld);
  if (!isHeld) return resultOf(saver.error, 'PUT') === 'offline' ? 'offline' : 'later';
  tellHeld(editor);
  return 'refused';
}

function tellHeld(editor: SpecEditor): void {
  const title = describeDocument(editor.get().base);
  const hasConflict = Object.keys(editor.get().conflicts).length > 0;
  toast({
    title: hasConflict ? 'Changed elsewhere, too' : 'Not saved yet',
    description: hasConflict
      ? `Open ${title} and choose what to keep.`
      : `Open ${title} to see what it needs. Your text is still on this device.`,
    variant: 'destructive',
  });
}

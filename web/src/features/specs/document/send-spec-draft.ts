import type { QueryClient } from '@tanstack/react-query';
import type { SendResult } from '../../../platform/outbox/queued-write.ts';
import { dropDraft, readDraft } from '../../../platform/storage/kept-draft.ts';
import { tabId } from '../../../platform/storage/tab-draft.ts';
import { toast } from '../../../ui/toast.tsx';
import { keepSpecAs, leftSpec, readCopy, renewCopy, specDraftName, type KeptSpec } from './device-copy.ts';
import { describeDocument } from './spec-document.ts';
import { SpecEditor } from './spec-editor.ts';
import { SpecSaver } from './spec-saver.ts';

/**
 * Sends the unsaved values of a draft, as the form would. What is in conflict, or refused, stays in the draft until the
 * user has opened the document.
 */
export async function sendSpecDraft(
  queryClient: QueryClient,
  userId: string,
  name: string,
): Promise<SendResult> {
  const left = leftSpec(userId, name);
  // Sent already, or a form shows it and sends it itself.
  if (!left) return 'sent';
  if (!navigator.onLine) return 'offline';
  // Under this tab's name and in use, so that no form takes it over meanwhile, and a killed tab's is found again.
  const sending = specDraftName(`${tabId(userId)}.sending`, left.base);
  const editor = new SpecEditor(readCopy(userId, left.base), left);
  const keepAs = (keptName: string, state: Pick<KeptSpec, 'isInUse' | 'isHeld'>) =>
    keepSpecAs(userId, keptName, { ...editor.kept(), ...state, at: Date.now() });
  if (!keepAs(sending, { isInUse: true })) return 'later';
  dropDraft(userId, name);
  // Otherwise the user signed out, and nothing may be written again.
  const isStillThere = () => readDraft(userId, sending) !== undefined;
  const saver = new SpecSaver(
    editor,
    queryClient,
    () => isStillThere() && keepAs(sending, { isInUse: true }),
  );
  await saver.flush();
  const isHeld = !editor.due().isDue || editor.get().failure === 'refused' || editor.get().failure === 'gone';
  if (!isStillThere()) return 'sent';
  const isSent = !editor.isDirty();
  if (isSent) renewCopy(userId, editor.get().base);
  if (isSent || keepAs(name, { isInUse: false, isHeld })) dropDraft(userId, sending);
  if (isSent) return 'sent';
  if (!isHeld) return 'later';
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

import type { QueryClient } from '@tanstack/react-query';
import type { SendResult } from '../../../platform/outbox/queued-write.ts';
import { resultOf } from '../../../platform/outbox/send-result.ts';
import { DraftHold } from '../../../platform/storage/draft-hold.ts';
import { readDraft } from '../../../platform/storage/kept-draft.ts';
import { isAbandoned } from '../../../platform/storage/tab-draft.ts';
import { toast } from '../../../ui/toast.tsx';
import { conflictingFields, conflictLabels } from './conflict.ts';
import { createEditorStore, type EditorStore } from './editor-store.ts';
import { isAutosaveDue } from './held-back.ts';
import { editorOf, isKeptEditor, keptFrom, unsavedTitle } from './kept-editor.ts';
import type { Editor } from './editor-state.ts';
import { isDirty } from './project-editor.ts';
import { createSaving } from './saving.ts';

/**
 * Sends what a draft holds, as the form would. The draft stays where it is until it was sent: a form that opens the
 * project meanwhile takes it over, and sends it itself. What is in conflict, or refused, stays in the draft until the
 * user has opened the project.
 *
 * @param stopped aborts when the user is no longer signed in
 */
export async function sendProjectDraft(
  queryClient: QueryClient,
  { userId, name }: { userId: string; name: string },
  stopped: AbortSignal,
): Promise<SendResult> {
  const draft = readDraft(userId, name);
  // Sent already, or a form shows it and sends it itself.
  if (!isKeptEditor(draft) || !isAbandoned(draft)) return 'sent';
  if (stopped.aborted || !navigator.onLine) return 'offline';
  const store = createEditorStore(editorOf({ name, draft }));
  const hold = new DraftHold(userId, name);
  const keep = () =>
    hold.keep(unsavedTitle(store.get()), {
      ...keptFrom(store.get()),
      isLeft: true,
      isHeld: !isAutosaveDue(store.get()),
    });
  // Among others the key of the save that is sent next.
  const unsubscribe = store.subscribe(() => isDirty(store.get()) && keep());
  const last: { result: SendResult } = { result: 'later' };
  try {
    const saving = createSaving(store, {
      userId,
      queryClient,
      inputs: () => null,
      signal: AbortSignal.any([stopped, hold.lost]),
      onFailure: (error) => (last.result = resultOf(error, 'PATCH')),
    });
    await saveAll(store, saving);
  } finally {
    unsubscribe();
    hold.end();
  }
  if (stopped.aborted) return 'offline';
  if (!hold.isCurrent()) return 'sent';
  if (!isDirty(store.get())) {
    hold.drop();
    return 'sent';
  }
  keep();
  if (isAutosaveDue(store.get())) return last.result === 'offline' ? 'offline' : 'later';
  tellHeld(store.get());
  return 'refused';
}

/** A newer version of the project, or a refused field, leaves the rest to the next save. */
async function saveAll(store: EditorStore, { flush }: ReturnType<typeof createSaving>): Promise<void> {
  let revision: number | undefined;
  do {
    revision = store.get().record?.revision;
  } while (!(await flush()) && store.get().record?.revision !== revision);
}

function tellHeld(editor: Editor): void {
  const fields = conflictingFields(editor.conflicts);
  const title = unsavedTitle(editor) ?? 'a project';
  if (editor.failure === 'gone') {
    toast({
      title: 'Project deleted elsewhere',
      description: `Your text is still on this device. Open ${title} in the list to save it as a new one.`,
      variant: 'destructive',
    });
    return;
  }
  toast({
    title: fields.length > 0 ? 'Changed elsewhere, too' : 'Not saved yet',
    description:
      fields.length > 0
        ? `Open ${title} and choose which text to keep: ${fields.map((field) => conflictLabels[field]).join(', ')}.`
        : `Open ${title} to see what it needs. Your text is still on this device.`,
    variant: 'destructive',
  });
}

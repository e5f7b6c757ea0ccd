import type { QueryClient } from '@tanstack/react-query';
import type { SendResult } from '../../../platform/outbox/queued-write.ts';
import { dropDraft, readDraft } from '../../../platform/storage/kept-draft.ts';
import { isAbandoned, tabId } from '../../../platform/storage/tab-draft.ts';
import { toast } from '../../../ui/toast.tsx';
import { conflictingFields, conflictLabels } from './conflict.ts';
import { createEditorStore, type EditorStore } from './editor-store.ts';
import { isAutosaveDue } from './held-back.ts';
import {
  draftNameOf,
  editorOf,
  isKeptEditor,
  keepEditor,
  unsavedTitle,
  type KeptEditor,
} from './kept-editor.ts';
import { isDirty, type Editor } from './project-editor.ts';
import { createSaving } from './saving.ts';

/**
 * Sends what a draft holds, as the form would. What is in conflict, or refused, stays in the draft until the user has
 * opened the project.
 */
export async function sendProjectDraft(
  queryClient: QueryClient,
  userId: string,
  name: string,
): Promise<SendResult> {
  const draft = readDraft(userId, name);
  // Sent already, or a form shows it and sends it itself.
  if (!isKeptEditor(draft) || !isAbandoned(draft)) return 'sent';
  if (!navigator.onLine) return 'offline';
  const store = createEditorStore(editorOf({ name, draft }));
  // Under this tab's name and in use, so that no form takes it over meanwhile, and a killed tab's is found again.
  const sending = draftNameOf(`${tabId(userId)}.sending`, store.get());
  const keepAs = (keptName: string, state: Pick<KeptEditor, 'isInUse' | 'isHeld'>) =>
    keepEditor(userId, keptName, store.get(), { ...state, isLeft: true });
  if (!keepAs(sending, { isInUse: true })) return 'later';
  dropDraft(userId, name);
  // Otherwise the user signed out, and nothing may be written again.
  const isStillThere = () => readDraft(userId, sending) !== undefined;
  const unsubscribe = store.subscribe(() => {
    if (isStillThere() && isDirty(store.get())) keepAs(sending, { isInUse: true });
  });
  try {
    await saveAll(store, createSaving(store, { userId, queryClient, inputs: () => null }));
  } finally {
    unsubscribe();
    const isHeld = !isAutosaveDue(store.get());
    if (isStillThere() && keepAs(name, { isInUse: false, isHeld })) dropDraft(userId, sending);
  }
  if (!isDirty(store.get())) return 'sent';
  if (isAutosaveDue(store.get())) return 'later';
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
  toast({
    title: fields.length > 0 ? 'Changed elsewhere, too' : 'Not saved yet',
    description:
      fields.length > 0
        ? `Open ${title} and choose which text to keep: ${fields.map((field) => conflictLabels[field]).join(', ')}.`
        : `Open ${title} to see what it needs. Your text is still on this device.`,
    variant: 'destructive',
  });
}

import { sendDraft, type SendDraft } from '../../../platform/documents/send-draft.ts';
import { leftDraft } from '../../../platform/storage/tab-draft.ts';
import { tellHeldDraft } from '../../../ui/tell-held-draft.ts';
import { toast } from '../../../ui/toast.tsx';
import { readKeptProject } from '../../../entities/project/kept-project.ts';
import { projectLabels } from '../../../entities/project/project-form.ts';
import { conflictingFields } from './conflict.ts';
import { createEditorStore, type EditorStore } from './editor-store.ts';
import { isAutosaveDue } from './held-back.ts';
import { editorOf, keptFrom, unsavedTitle } from './kept-editor.ts';
import type { Editor } from './editor-state.ts';
import { isDirty } from './project-editor.ts';
import { createSaving } from './saving.ts';

/** Sends the unsaved text of a project that no form shows. */
export const sendProjectDraft: SendDraft = (queryClient, { userId, name }, stopped) =>
  sendDraft({ userId, name }, stopped, ({ signal, keep }) => {
    const draft = leftDraft(userId, name, readKeptProject);
    if (!draft) return undefined;
    const store = createEditorStore(editorOf(draft));
    store.subscribe(() => isDirty(store.get()) && keep());
    let lastError: unknown;
    const onFailure = (error: unknown) => (lastError = error);
    const saving = createSaving(store, { userId, queryClient, inputs: () => null, signal, onFailure });
    return {
      flush: () => saveAll(store, saving),
      isDirty: () => isDirty(store.get()),
      isHeld: () => !isAutosaveDue(store.get()),
      error: () => lastError,
      kept: (isHeld) => ({
        title: unsavedTitle(store.get()),
        draft: { ...keptFrom(store.get()), isLeft: true, isHeld },
      }),
      tellHeld: () => tellHeld(store.get()),
    };
  });

/** A newer version of the project, or a refused field, leaves the rest to the next save. */
async function saveAll(store: EditorStore, { flush }: ReturnType<typeof createSaving>): Promise<void> {
  let revision: number | undefined;
  do {
    revision = store.get().record?.revision;
  } while (!(await flush()) && store.get().record?.revision !== revision);
}

function tellHeld(editor: Editor): void {
  const title = unsavedTitle(editor) ?? 'a project';
  if (editor.failure === 'gone') {
    toast({
      title: 'Project deleted elsewhere',
      description: `Your text is still on this device. Open ${title} in the list to save it as a new one.`,
      variant: 'destructive',
    });
    return;
  }
  const labels = conflictingFields(editor.conflicts).map((field) => projectLabels[field]);
  tellHeldDraft(title, labels.length > 0 ? `which text to keep: ${labels.join(', ')}` : undefined);
}

import { useEffect, type RefObject } from 'react';
import { toast } from '../../../ui/toast.tsx';
import { dropDraft, dropOwnDraft, readDraft } from '../../../platform/storage/kept-draft.ts';
import { keepWhileOpen, tabId } from '../../../platform/storage/tab-draft.ts';
import { reportUnsaved } from '../../../platform/storage/unsaved.ts';
import { useUser } from '../../../entities/session/session-context.ts';
import type { EditorStore } from './editor-store.ts';
import { draftNameOf, findKeptEditor, keepEditor, unsavedTitle, type FoundProject } from './kept-editor.ts';
import { readKeptProject } from '../../../entities/project/kept-project.ts';
import { projectDocument } from '../../../entities/project/project-form.ts';
import { halfTypedFields, withoutFields } from './half-typed.ts';
import type { Editor } from './editor-state.ts';
import { isDirty } from './project-editor.ts';

/** From the last change until it is stored. */
export const KEEP_DELAY_MS = 500;

/**
 * Reports unsaved text to the warnings before leaving, and stores it on this device while the user types, so that it
 * returns after a crash, a lost session or a visit to another page. Signing out clears it.
 *
 * @param form the form element, whose inputs tell which dates are half typed
 */
export function useKeptEditor(store: EditorStore, form: RefObject<HTMLElement | null>): void {
  const { id } = useUser();
  useEffect(() => {
    const tab = tabId(id);
    const found = findKeptEditor(id, tab);
    let kept: string | null = null;
    // The ref is empty by the time of the cleanup.
    const inputs = form.current;
    const keep = (isInUse: boolean) => {
      const editor = finished(store.get(), inputs);
      const name = draftNameOf(tab, editor);
      const isKept = keepEditor(id, name, editor, { isInUse });
      if (isKept && kept !== null && kept !== name) dropUnlessLeft(id, kept);
      kept = name;
    };
    const title = unsavedTitle(store.get());
    if (title) {
      toast({
        title: 'Your changes are back',
        description: `What you had typed in ${title} is in the form again. ${navigator.onLine ? 'It is not saved yet.' : 'It is sent when the network is back.'}`,
      });
    }
    const endReport = reportUnsaved(() => unsavedTitle(store.get()));
    const endKeeping = keepWhileTyping(store, keep);
    // It is stored under this tab's name now.
    if (found && found.name !== kept && isInForm(found, store.get())) dropDraft(id, found.name);
    return () => {
      endReport();
      endKeeping();
      keep(false);
    };
  }, [id, store, form]);
}

const isInForm = ({ draft }: FoundProject, { form }: Editor): boolean =>
  projectDocument.changed(draft.form, form).length === 0;

function dropUnlessLeft(userId: string, name: string): void {
  if (!readKeptProject(readDraft(userId, name))?.isLeft) dropOwnDraft(userId, name);
}

/**
 * Half of a date can't be stored. The saved date comes back instead, so that autosave doesn't clear it, and the form
 * remembers which dates these are.
 */
export function finished(editor: Editor, inputs: HTMLElement | null): Editor {
  const { form, record } = editor;
  const halfTyped = halfTypedFields(inputs);
  const unfinished = [...new Set([...editor.unfinished, ...halfTyped])];
  return { ...editor, form: withoutFields(form, record, halfTyped), unfinished };
}

/** Returns a function that stops it. */
function keepWhileTyping(store: EditorStore, keep: (isInUse: boolean) => void): () => void {
  const endKeeping = keepWhileOpen(keep);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let { attempt, generation } = store.get();
  const unsubscribe = store.subscribe(() => {
    clearTimeout(timer);
    const now = store.get();
    const isSent = attempt !== now.attempt;
    const isOther = generation !== now.generation;
    ({ attempt, generation } = now);
    // Without its key, a save would be made a second time after a crash.
    if (isSent || isOther) keep(true);
    else if (isDirty(store.get())) timer = setTimeout(() => keep(true), KEEP_DELAY_MS);
    else keep(true);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
    endKeeping();
  };
}

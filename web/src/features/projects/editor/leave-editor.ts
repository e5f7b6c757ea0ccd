import { newUuid } from '../../../platform/uuid.ts';
import type { EditorStore } from './editor-store.ts';
import { draftNameOf, keepEditor } from './kept-editor.ts';
import { queueKeptProject } from './queue-kept-projects.ts';
import { finished } from './use-kept-editor.ts';

/**
 * Keeps unsaved text of the form, which goes on to another project, and has it sent as soon as there is a network.
 *
 * @returns undefined if the browser can't keep it, otherwise whether it is queued
 */
export function leaveEditor(
  userId: string,
  tab: string,
  { store, inputs }: { store: EditorStore; inputs: HTMLElement | null },
): Promise<boolean> | undefined {
  const { record, newUuid: known } = store.get();
  if (!record && !known) store.dispatch({ type: 'named', newUuid: newUuid() });
  const editor = finished(store.get(), inputs);
  const name = draftNameOf(tab, editor);
  if (!keepEditor(userId, name, editor, { isInUse: false, isLeft: true })) return undefined;
  return queueKeptProject(userId, { name, draft: editor }).catch(() => false);
}

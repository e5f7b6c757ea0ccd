import { useState, useSyncExternalStore } from 'react';
import { useUser } from '../../../entities/session/session-context.ts';
import { tabId } from '../../../platform/storage/tab-draft.ts';
import { newUuid } from '../../../platform/uuid.ts';
import { editorOf, findKeptEditor, takeOverProject } from './kept-editor.ts';
import { emptyEditor, type Editor, type EditorAction } from './editor-state.ts';
import { reduceEditor } from './project-editor.ts';

/** Holds the editor outside of React, so that code running after a request reads the current form, not a stale one. */
export interface EditorStore {
  get: () => Editor;
  dispatch: (action: EditorAction) => void;
  subscribe: (listener: () => void) => () => void;
}

/** @param takeKept unsaved text of the project with that UUID, which the store now shows */
export function createEditorStore(
  initial = emptyEditor,
  takeKept: (uuid: string) => Editor | undefined = () => undefined,
): EditorStore {
  const listeners = new Set<() => void>();
  let editor = initial;
  return {
    get: () => editor,
    dispatch: (action) => {
      const { generation } = editor;
      editor = reduceEditor(editor, action, Date.now());
      // From the first letter on, so that whoever saves it makes the same project.
      if (action.type === 'typed' && !editor.record && !editor.newUuid)
        editor = reduceEditor(editor, { type: 'named', newUuid: newUuid() }, Date.now());
      const kept =
        editor.generation !== generation && editor.record ? takeKept(editor.record.uuid) : undefined;
      if (kept) editor = reduceEditor(editor, { type: 'reopened', kept }, Date.now());
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The editor of this screen. Starts with the user's kept draft, if there is one. */
export function useEditorStore(): { store: EditorStore; editor: Editor } {
  const { id } = useUser();
  const [store] = useState(() => {
    const kept = findKeptEditor(id, tabId(id));
    return createEditorStore(kept && editorOf(kept.draft), (uuid) => takeOverProject(id, tabId(id), uuid));
  });
  return { store, editor: useSyncExternalStore(store.subscribe, store.get) };
}

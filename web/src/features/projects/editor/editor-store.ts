import { useState, useSyncExternalStore } from 'react';
import { useUser } from '../../../entities/session/session-context.ts';
import { ownProjectDraft, readKeptEditor } from './kept-editor.ts';
import { emptyEditor, reduceEditor, type Editor, type EditorAction } from './project-editor.ts';

/** Holds the editor outside of React, so that code running after a request reads the current form, not a stale one. */
export interface EditorStore {
  get: () => Editor;
  dispatch: (action: EditorAction) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createEditorStore(initial = emptyEditor): EditorStore {
  const listeners = new Set<() => void>();
  let editor = initial;
  return {
    get: () => editor,
    dispatch: (action) => {
      editor = reduceEditor(editor, action, Date.now());
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
  const [store] = useState(() => createEditorStore(readKeptEditor(id, ownProjectDraft(id))));
  return { store, editor: useSyncExternalStore(store.subscribe, store.get) };
}

import { useState, useSyncExternalStore } from 'react';
import { emptyEditor, reduceEditor, type Editor, type EditorAction } from './project-editor.ts';

/** Holds the editor outside of React, so that what runs across a request reads the form as it is then, not as it was. */
export interface EditorStore {
  get: () => Editor;
  dispatch: (action: EditorAction) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createEditorStore(): EditorStore {
  const listeners = new Set<() => void>();
  let editor = emptyEditor;
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

export function useEditorStore(): { store: EditorStore; editor: Editor } {
  const [store] = useState(createEditorStore);
  return { store, editor: useSyncExternalStore(store.subscribe, store.get) };
}

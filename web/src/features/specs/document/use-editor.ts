import { useSyncExternalStore } from 'react';
import type { CoverType } from '@printpartner/contracts/spec-fields';
import { coverTypeOf, type Sheet, type SpecValues } from '@printpartner/spec-sheet/fields';
import type { SpecState, SpecEditor } from './spec-editor.ts';

/** A part of the document's state. `select` must return the same reference for the same state. */
export function useEditorState<Part>(editor: SpecEditor, select: (state: SpecState) => Part): Part {
  return useSyncExternalStore(editor.subscribe, () => select(editor.get()));
}

/** Something that follows from the values, soon after a change. Renders only when it changes. */
export function useFromValues<Part extends string | number | boolean>(
  editor: SpecEditor,
  select: (values: SpecValues) => Part,
): Part {
  return useSyncExternalStore(editor.subscribeRest, () => select(editor.values()));
}

/** A text made of the sheet, soon after a change. Renders only when it changes. */
export function useSheetText(editor: SpecEditor, textOf: (sheet: Sheet) => string): string {
  return useSyncExternalStore(editor.subscribeRest, () => textOf(editor.sheet()));
}

/** Decides which fields are shown, so it is never late. */
export const useCoverType = (editor: SpecEditor): CoverType =>
  useSyncExternalStore(editor.subscribeValues, () => coverTypeOf(editor.values()));

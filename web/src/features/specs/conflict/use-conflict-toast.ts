import { useEffect, useRef } from 'react';
import type { SpecKey } from '@printpartner/contracts/spec-fields';
import { specKeys } from '@printpartner/spec-sheet/fields';
import { toast } from '../../../ui/toast.tsx';
import { fieldList, type SpecEditor } from '../document/spec-editor.ts';
import { useEditorState } from '../document/use-editor.ts';
import { goToField, isFieldInView } from '../sections/section-place.ts';

/** Long enough to read it and to decide. */
const TOAST_MS = 10_000;

/** Tells once of a conflict that comes up out of sight, with a way to go there. */
export function useConflictToast(editor: SpecEditor): void {
  const conflicts = useEditorState(editor, (state) => state.conflicts);
  const told = useRef<readonly SpecKey[]>([]);
  const dismiss = useRef(() => {});
  useEffect(() => {
    const open = specKeys.filter((key) => conflicts[key] !== undefined);
    const added = open.filter((key) => !told.current.includes(key));
    told.current = open;
    if (open.length === 0) dismiss.current();
    const [first] = added.filter((key) => !isFieldInView(key));
    if (first === undefined) return;
    dismiss.current();
    ({ dismiss: dismiss.current } = toast({
      title: 'Changed elsewhere, too',
      description: `${fieldList(editor.kind, editor.values(), added)}. Choose what to keep.`,
      variant: 'destructive',
      durationMs: TOAST_MS,
      action: { label: 'Show', onClick: () => goToField(first) },
    }));
  }, [editor, conflicts]);
  useEffect(() => {
    // Whoever is at a conflict needs no way to it, and the toast may cover the next one.
    function dismissAtConflict({ target }: FocusEvent) {
      if (target instanceof Element && target.closest('[data-conflict]')) dismiss.current();
    }
    document.addEventListener('focusin', dismissAtConflict);
    return () => document.removeEventListener('focusin', dismissAtConflict);
  }, []);
  useEffect(
    () => () => {
      dismiss.current();
      told.current = [];
    },
    [],
  );
}

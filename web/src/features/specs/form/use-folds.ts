import { useState } from 'react';
import type { SpecSectionId } from '@printpartner/contracts/spec-fields';
import type { SpecEditor } from '../document/spec-editor.ts';
import { useEditorState } from '../document/use-editor.ts';
import { progressOf, startsFolded } from '../sections/progress.ts';

type Folds = Readonly<Partial<Record<SpecSectionId, boolean>>>;

/**
 * Which sections are folded. Finished ones are folded when the document comes up, not while the user types, so that
 * nothing moves under the fingers.
 */
export function useFolds(editor: SpecEditor) {
  const isKnown = useEditorState(editor, ({ isLoaded, base }) => isLoaded || base.revision > 0);
  const [folds, setFolds] = useState<Folds | null>(null);
  const [changed, setChanged] = useState<Folds>({});
  if (isKnown && folds === null) {
    const sections = progressOf(editor.sheet()).map((one) => [one.section.id, startsFolded(one)]);
    setFolds(editor.isTyped ? {} : (Object.fromEntries(sections) as Folds));
  }
  return {
    isFolded: (id: SpecSectionId): boolean => changed[id] ?? folds?.[id] ?? false,
    /** The user has unfolded it. */
    isUnfolded: (id: SpecSectionId): boolean => changed[id] === false,
    fold: (id: SpecSectionId, isFolded: boolean) => setChanged((now) => ({ ...now, [id]: isFolded })),
    /** Opens all sections after the form was cleared. */
    unfoldAll: () => {
      setFolds({});
      setChanged({});
    },
  };
}

import { labelOf, openQuestions } from '@printpartner/spec-sheet/fields';
import { VerdictNote } from '../../../ui/verdict.tsx';
import type { SpecEditor } from '../document/spec-editor.ts';
import { useCoverType, useEditorState, useFromValues } from '../document/use-editor.ts';
import { goToField } from '../sections/section-place.ts';

/** Says that a stored No was taken for no answer, until it is answered. */
export function UnsetNote({ editor }: { editor: SpecEditor }) {
  const cover = useCoverType(editor);
  const unset = useEditorState(editor, ({ base }) => base.unsetAnswers);
  const open = () => openQuestions(editor.sheet()).filter(({ key }) => unset?.includes(key));
  const labels = useFromValues(editor, () =>
    open()
      .map((field) => labelOf(field, editor.kind, cover))
      .join(' and '),
  );
  if (labels === '') return null;
  return (
    <div className="mt-4">
      <VerdictNote verdict="manual">
        {`${labels}: no answer. This sheet had No, which the form once set by itself. Choose Yes or No; until then it’s left out. `}
        <button
          type="button"
          onClick={() => {
            const [first] = open();
            if (first) goToField(first.key);
          }}
          className="touch-target type-link font-semibold"
        >
          Show
        </button>
      </VerdictNote>
    </div>
  );
}

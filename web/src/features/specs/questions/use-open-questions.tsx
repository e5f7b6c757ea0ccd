import { useState, type ReactNode } from 'react';
import { openQuestions, type CatalogField } from '@printpartner/spec-sheet/fields';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useCoverType } from '../document/use-editor.ts';
import { SpecField } from '../fields/spec-field.tsx';
import { useSpecForm } from '../form/spec-form-context.ts';

interface Asked {
  fields: readonly CatalogField[];
  settle: (goesOn: boolean) => void;
}

function questionOf(fields: readonly CatalogField[]): string {
  const hasQuestions = fields.some(({ type }) => type === 'yes-no');
  const hasDefaults = fields.some(({ type }) => type !== 'yes-no');
  return [
    'Vendors price what the sheet says.',
    hasQuestions && 'What has no answer is left out.',
    hasDefaults && 'Until you choose, they read the form’s default, marked as one.',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Asks what nobody has answered before the sheet goes to a vendor. `ask` resolves with false if the user goes back to
 * the form; what is still open after that is left out or marked as a default.
 */
export function useOpenQuestions(): { ask: () => Promise<boolean>; dialog: ReactNode } {
  const { editor } = useSpecForm().session;
  const cover = useCoverType(editor);
  const [asked, setAsked] = useState<Asked | null>(null);

  function ask(): Promise<boolean> {
    const fields = openQuestions(editor.sheet());
    if (fields.length === 0) return Promise.resolve(true);
    return new Promise((settle) => setAsked({ fields, settle }));
  }

  const dialog = asked && (
    <ConfirmDialog
      title="Still open on this sheet"
      question={questionOf(asked.fields)}
      cancelLabel="Back"
      confirmLabel="Continue"
      onConfirm={() => asked.settle(true)}
      onClose={() => {
        asked.settle(false);
        setAsked(null);
      }}
    >
      <div className="grid gap-4">
        {asked.fields.map((field) => (
          <SpecField key={field.key} editor={editor} field={field} cover={cover} isTitled={false} />
        ))}
      </div>
    </ConfirmDialog>
  );
  return { ask, dialog };
}

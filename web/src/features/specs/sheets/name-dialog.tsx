import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { sheetFailureText } from './sheet-failure.ts';
import { cleanName, nameError } from './sheet-name.ts';

interface NameDialogProps {
  title: string;
  question: ReactNode;
  initial: string;
  /** Names of other sheets. One of them is allowed, and said to be there. */
  taken: readonly string[];
  confirmLabel: string;
  busyLabel: string;
  /** Rejects if the name was not stored. */
  onName: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a sheet. What is wrong with it, or why it wasn't stored, shows at the field. */
export function NameDialog({ initial, taken, onName, ...dialog }: NameDialogProps) {
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string>();

  async function confirm() {
    const wrong = nameError(typed);
    setError(wrong);
    if (wrong !== undefined) throw new Error(wrong);
    try {
      await onName(cleanName(typed));
    } catch (failure) {
      setError(sheetFailureText(failure));
      throw failure;
    }
  }

  return (
    <ConfirmDialog {...dialog} onConfirm={confirm}>
      <Field label="Name" error={error}>
        <TextInput
          value={typed}
          autoComplete="off"
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setError(undefined);
          }}
        />
      </Field>
      <output className="type-note block text-ink-2 not-empty:pt-1.5">
        {taken.includes(cleanName(typed)) && 'You already have a spec sheet with this name.'}
      </output>
    </ConfirmDialog>
  );
}

import { type ReactNode, useState } from 'react';
import { limits } from '@printpartner/contracts/types';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { sheetFailureText } from './sheet-failure.ts';

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

/** A name as the server stores it: one line without outer or repeated white space. */
const cleanName = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Why a sheet can't have this name; undefined if it can. */
export function nameError(typed: string): string | undefined {
  const name = cleanName(typed);
  if (name === '') return 'Name is required';
  return name.length > limits.specSheetNameMax
    ? `Must be at most ${limits.specSheetNameMax} characters`
    : undefined;
}

/** `Spring catalog copy`, then `Spring catalog copy 2`; a name at the limit loses its end. */
export function copyName(name: string, taken: readonly string[]): string {
  const original = name.replace(/ copy( \d+)?$/, '');
  for (let number = 1; ; number += 1) {
    const mark = number === 1 ? ' copy' : ` copy ${number}`;
    const copy = `${original.slice(0, limits.specSheetNameMax - mark.length).trimEnd()}${mark}`;
    if (!taken.includes(copy)) return copy;
  }
}

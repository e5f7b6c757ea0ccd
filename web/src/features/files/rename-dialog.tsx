import { useState } from 'react';
import { limits, type JobFile } from '@printpartner/contracts/types';
import { useRenameJobFile } from '../../entities/job-file/change-job-file.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field, TextInput } from '../../ui/field.tsx';

const ENDING = /\.pdf$/i;

/** Asks for the name of a file. Why it wasn't stored shows at the field. */
export function RenameDialog({ file, onClose }: { file: JobFile; onClose: () => void }) {
  const { mutateAsync: rename } = useRenameJobFile();
  const [name, setName] = useState(file.name);
  const [error, setError] = useState<string>();

  async function confirm() {
    try {
      if (name.replace(ENDING, '').trim() === '') throw new EmptyName();
      await rename({ file, name: name.trim() });
    } catch (failure) {
      setError(
        failure instanceof EmptyName
          ? 'Please enter a name'
          : failureText(failure, 'The name was not stored.'),
      );
      throw failure;
    }
  }

  return (
    <ConfirmDialog
      title="Rename this file"
      question="Its versions keep the names they were uploaded with."
      confirmLabel="Rename"
      busyLabel="Renaming…"
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field label="Name" error={error}>
        <TextInput
          value={name}
          autoComplete="off"
          maxLength={limits.filenameMax}
          onFocus={({ currentTarget }) =>
            currentTarget.setSelectionRange(0, currentTarget.value.replace(ENDING, '').length)
          }
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setError(undefined);
          }}
        />
      </Field>
    </ConfirmDialog>
  );
}

class EmptyName extends Error {}

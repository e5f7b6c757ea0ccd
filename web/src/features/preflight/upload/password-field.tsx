import { useEffect, useRef } from 'react';
import { limits } from '@printpartner/contracts/types';
import { Field, PasswordInput } from '../../../ui/field.tsx';
import { VerdictNote } from '../../../ui/verdict.tsx';

interface PasswordFieldProps {
  /** The last password did not open the file. */
  wasWrong: boolean;
  onChange: (password: string) => void;
  value: string;
  isDisabled: boolean;
}

/** The password is sent with the file and stored nowhere. */
export function PasswordField({ wasWrong, value, isDisabled, onChange }: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <VerdictNote verdict="fail">
        This file needs a password to open. Printers can’t open it either, so send them a copy without one.
      </VerdictNote>
      <Field
        label="File password"
        hint="Used once, not stored"
        error={wasWrong ? 'This password does not open the file.' : undefined}
      >
        <PasswordInput
          ref={input}
          autoComplete="off"
          maxLength={limits.pdfPasswordMax}
          value={value}
          disabled={isDisabled}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </Field>
    </div>
  );
}

import { useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field, PasswordInput } from '../../../ui/field.tsx';
import { isWrongPassword } from '../api/confirm-password.ts';

interface PasswordQuestionProps {
  email: string;
  title: string;
  question: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  isDestructive?: boolean;
  /** Checks the password and does the work. If it rejects, the dialog stays open; a wrong password is shown at the field. */
  onConfirm: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password again, because someone else may be at this open screen. */
export function PasswordQuestion({ email, onConfirm, ...dialog }: PasswordQuestionProps) {
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function showAtField(message: string | undefined) {
    setError(message);
    input.current?.focus();
  }

  async function confirm() {
    const password = input.current?.value ?? '';
    setError(undefined);
    if (!password) {
      showAtField('Current password is required');
      throw new Error('no password typed');
    }
    try {
      await onConfirm(password);
    } catch (failure) {
      if (isWrongPassword(failure)) showAtField(failure.detail);
      throw failure;
    }
  }

  return (
    <ConfirmDialog {...dialog} onConfirm={confirm}>
      {/* Password managers look up the password under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" error={error}>
        <PasswordInput ref={input} autoComplete="current-password" />
      </Field>
      <p className="type-note mt-1.5 text-ink-3">
        Forgot it? Sign out and choose “Forgot your password?” on the sign-in screen.
      </p>
    </ConfirmDialog>
  );
}

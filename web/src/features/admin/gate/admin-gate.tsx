import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { isSendable } from '@printpartner/contracts';
import { Button } from '../../../ui/button.tsx';
import { Field, PasswordInput } from '../../../ui/field.tsx';
import { Wordmark } from '../../../ui/mark.tsx';
import { gateMessage, PASSWORD_REQUIRED, WRONG_PASSWORD } from './gate-message.ts';

interface AdminGateProps {
  /** Shown until the next try. */
  message: string | undefined;
  /** Whether the screen was unlocked before, so that the focus was in what is gone. */
  isReturning: boolean;
  /** @throws when the password is refused, or the data can't be loaded */
  onUnlock: (password: string) => Promise<void>;
  /** Shown below the form. */
  children?: ReactNode;
}

export function AdminGate({ message, isReturning, onUnlock, children }: AdminGateProps) {
  const [error, setError] = useState(message);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (isReturning) form.current?.querySelector('input')?.focus();
  }, [isReturning]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const field = form.current?.querySelector('input');
    const password = field?.value ?? '';
    if (isBusy) return;
    const refuse = (why: string) => {
      setError(why);
      field?.focus();
    };
    if (!password) return refuse(PASSWORD_REQUIRED);
    if (!isSendable(password)) return refuse(WRONG_PASSWORD);
    setError(undefined);
    setBusy(true);
    try {
      await onUnlock(password);
    } catch (failure) {
      setBusy(false);
      refuse(gateMessage(failure));
    }
  }

  return (
    <main className="mx-auto grid w-full max-w-104 grow content-start px-4 pt-12 pb-16 md:content-center md:px-0 md:pt-0">
      <Wordmark />
      <h1 className="type-title mt-1">Signup tracking</h1>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-5 grid gap-4 rounded-sheet border border-rule bg-sheet p-5"
      >
        <Field label="Admin password" error={error}>
          <PasswordInput name="admin-password" autoComplete="current-password" required />
        </Field>
        <Button type="submit" busy={isBusy} busyLabel="Checking...">
          Access Dashboard
        </Button>
      </form>
      {children && <div className="mt-4">{children}</div>}
    </main>
  );
}

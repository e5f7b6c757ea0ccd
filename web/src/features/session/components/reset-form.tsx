import { type ChangeEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from '@printpartner/contracts/types';
import { isGuessable } from '../../../entities/session/new-password/is-guessable.ts';
import { NewPasswordField } from '../../../entities/session/new-password/new-password-field.tsx';
import { submitBoxes } from '../../../entities/session/read-boxes.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { lazyResolver } from '../../../platform/lazy/lazy-resolver.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, PasswordInput, TextInput } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useResetPassword } from '../api/reset-password.ts';
import { resetFailure } from '../reset-failure.ts';
import { TextButton } from './text-button.tsx';

const resolver = lazyResolver(async () => (await import('../reset-forms.ts')).resetRules);

/** The code that was sent. */
export interface SentCode {
  email: string;
  /** Set only in development. */
  resetCode: string | undefined;
}

interface ResetFormProps {
  sent: SentCode;
  onResend: () => Promise<void>;
  onDone: () => void;
}

/** Step 2: the mailed code and a new password. */
export function ResetForm({ sent, onResend, onDone }: ResetFormProps) {
  const reset = useResetPassword();
  const form = useForm({
    resolver,
    defaultValues: { code: '', newPassword: '', confirmPassword: '' },
  });
  const { register, handleSubmit, setError, setFocus, setValue, formState } = form;
  const { errors } = formState;
  useEffect(() => setFocus('code'), [setFocus]);

  function keepDigits({ value }: HTMLInputElement) {
    const digits = codeDigits(value);
    // Setting an equal value would move the cursor to the end.
    if (digits !== value) setValue('code', digits);
  }

  const submit = handleSubmit(async ({ code, newPassword }) => {
    try {
      await reset.mutateAsync({ email: sent.email, code, newPassword });
      toast({
        title: 'Password Reset Successful',
        description: 'Your password has been reset. You can now sign in with your new password.',
      });
      onDone();
    } catch (error) {
      const description = resetFailure(error, 'Password reset failed. Please try again.');
      toast({ title: 'Reset Failed', description, variant: 'destructive' });
      if (isWrongCode(error)) setError('code', { message: description }, { shouldFocus: true });
      if (isGuessable(error)) setError('newPassword', { message: description }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate onSubmit={submitBoxes(form, submit)} className="grid gap-4.5">
      <p className="type-body text-ink-2">
        If <span className="break-words font-semibold text-ink">{sent.email}</span> has an account, we sent a
        link and a code to it. Open the link, or enter the code here. Both expire after{' '}
        {limits.resetCodeMinutes} minutes.
      </p>
      {/* Password managers store the new password under this name. */}
      <input type="email" autoComplete="username" value={sent.email} readOnly hidden />
      {sent.resetCode !== undefined && <DevelopmentCode code={sent.resetCode} />}
      <div>
        <Field label="Reset code" error={errors.code?.message}>
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="6-digit code"
            className="tabular-nums"
            {...register('code', {
              onChange: (event: ChangeEvent<HTMLInputElement>) => keepDigits(event.target),
            })}
          />
        </Field>
        <Resend onResend={onResend} />
      </div>
      <NewPasswordField
        label="New password"
        error={errors.newPassword?.message}
        owner={() => sent}
        {...register('newPassword')}
      />
      <Field label="Confirm password" error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      <Button type="submit" size="large" busy={formState.isSubmitting} busyLabel="Resetting password...">
        Reset Password
      </Button>
    </form>
  );
}

function Resend({ onResend }: { onResend: () => Promise<void> }) {
  const [isSending, setSending] = useState(false);
  return (
    <p className="type-data mt-2 flex flex-wrap gap-x-1.5 text-ink-2">
      No email?
      <TextButton
        busy={isSending}
        onClick={() => {
          setSending(true);
          void onResend().finally(() => setSending(false));
        }}
      >
        {isSending ? 'Sending code...' : 'Send the code again'}
      </TextButton>
    </p>
  );
}

const isWrongCode = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'auth.wrong_code';

/** The digits of a pasted code, without spaces, cut to the length of a code. */
export const codeDigits = (typed: string): string =>
  typed.replace(/\D/g, '').slice(0, limits.resetCodeLength);

/** The reset code, on development servers that are configured to show it. */
function DevelopmentCode({ code }: { code: string }) {
  return (
    <div className="rounded-control border border-l-3 border-rule border-l-ink bg-sunk px-4 py-3.5">
      <h3 className="type-subhead">Development Mode</h3>
      <p className="type-data text-ink-2">
        Your reset code is <strong className="font-semibold tracking-[0.08em] text-ink">{code}</strong>. In
        production it would be <span className="whitespace-nowrap">emailed</span> to you and not shown here.
      </p>
    </div>
  );
}

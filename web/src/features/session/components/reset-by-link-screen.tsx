import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { isGuessable } from '../../../entities/session/new-password/is-guessable.ts';
import { NewPasswordField } from '../../../entities/session/new-password/new-password-field.tsx';
import { submitBoxes } from '../../../entities/session/read-boxes.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { lazyResolver } from '../../../platform/lazy/lazy-resolver.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { DocumentHeader } from '../../../ui/document-page.tsx';
import { Field, PasswordInput } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { useResetByLink } from '../api/reset-password.ts';
import { dropKeptReset } from '../kept-reset.ts';

const resolver = lazyResolver(async () => (await import('../reset-forms.ts')).newPasswordRules);

/** The target of the mailed link: a new password, without the code. */
export function ResetByLinkScreen() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(hash);
  // Another link may be opened in the same tab.
  if (hash && hash !== opened) setOpened(hash);
  useEffect(() => {
    // The token must not stay in the address or the history.
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);

  return (
    <div className="min-h-dvh">
      <title>Set a new password – Print Partner</title>
      <DocumentHeader width="max-w-140" />
      <main className="mx-auto grid max-w-140 gap-5 px-4 pt-10 pb-16 md:px-6 md:pt-16">
        <h1 className="type-display">Set a new password</h1>
        <OpenedLink key={opened} fragment={new URLSearchParams(opened.slice(1))} />
      </main>
    </div>
  );
}

function OpenedLink({ fragment }: { fragment: URLSearchParams }) {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const token = fragment.get('token');

  function finish() {
    dropKeptReset();
    void navigate('/login', { replace: true });
  }

  if (token && refusal === null) {
    const email = fragment.get('email') ?? '';
    return <NewPasswordForm token={token} email={email} onDone={finish} onRefused={setRefusal} />;
  }
  return (
    <>
      <div role="alert">
        <VerdictNote verdict="fail">
          {refusal ?? 'This link is incomplete. Open it from the email again, or request a new one.'}
        </VerdictNote>
      </div>
      <Link to="/login" className={`${buttonLook('primary')} justify-self-start`}>
        Go to Sign In
      </Link>
    </>
  );
}

interface NewPasswordFormProps {
  token: string;
  email: string;
  onDone: () => void;
  /** Trying again with this link won't help. */
  onRefused: (message: string) => void;
}

function NewPasswordForm({ token, email, onDone, onRefused }: NewPasswordFormProps) {
  const reset = useResetByLink();
  const form = useForm({ resolver, defaultValues: { newPassword: '', confirmPassword: '' } });
  const { register, handleSubmit, setError, formState } = form;
  const { errors } = formState;

  const submit = handleSubmit(async ({ newPassword }) => {
    try {
      await reset.mutateAsync({ token, newPassword });
      toast({
        title: 'Password Reset Successful',
        description: 'Your password has been reset. You can now sign in with your new password.',
      });
      onDone();
    } catch (error) {
      const description = failureText(error, 'Password reset failed. Please try again.');
      if (isWrongLink(error)) return onRefused(description);
      toast({ title: 'Reset Failed', description, variant: 'destructive' });
      if (isGuessable(error)) setError('newPassword', { message: description }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate onSubmit={submitBoxes(form, submit)} className="grid gap-4.5">
      {email && (
        <p className="type-body text-ink-2">
          For <span className="break-words font-semibold text-ink">{email}</span>. You’ll be signed out on all
          your devices.
        </p>
      )}
      {/* Password managers store the new password under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        label="New password"
        error={errors.newPassword?.message}
        owner={() => ({ email })}
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

const isWrongLink = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'auth.wrong_reset_link';

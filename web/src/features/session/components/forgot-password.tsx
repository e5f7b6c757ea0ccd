import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ArrowLeft } from 'lucide-react';
import { toast } from '../../../ui/toast.tsx';
import { useForgotPassword } from '../api/reset-password.ts';
import { dropKeptReset, keepReset, readKeptReset } from '../kept-reset.ts';
import { resetFailure } from '../reset-failure.ts';
import { submitBoxes } from '../../../entities/session/read-boxes.ts';
import { lazyResolver } from '../../../platform/lazy/lazy-resolver.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { ResetForm, type SentCode } from './reset-form.tsx';
import { TextButton } from './text-button.tsx';

interface ForgotPasswordProps {
  /** The address that was typed in Sign In. */
  email: string;
  /** Returns to Sign In with this email filled in. */
  onBack: (email: string) => void;
}

/** Password reset in two steps: the email address, then the mailed code and a new password. */
export function ForgotPassword({ email, onBack }: ForgotPasswordProps) {
  const [sent, setSent] = useState<SentCode | null>(() => {
    const keptEmail = readKeptReset();
    return keptEmail === null ? null : { email: keptEmail, resetCode: undefined };
  });
  const { mutateAsync } = useForgotPassword();

  async function send(to: string) {
    try {
      const { message, resetCode } = await mutateAsync(to);
      keepReset(to);
      setSent({ email: to, resetCode });
      toast({ title: 'Reset Code Sent', description: message });
    } catch (error) {
      const description = resetFailure(error, 'Failed to send reset code. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  }

  function leave(typed: string) {
    dropKeptReset();
    onBack(typed);
  }

  return (
    <section aria-labelledby="reset-heading">
      <h2 id="reset-heading" className="type-section mb-2">
        Reset your password
      </h2>
      {sent ? (
        <ResetForm sent={sent} onResend={() => send(sent.email)} onDone={() => leave(sent.email)} />
      ) : (
        <ResetRequestForm email={email} onSubmit={send} />
      )}
      <div className="mt-7 border-t border-rule pt-4">
        <TextButton onClick={() => leave(sent?.email ?? email)}>
          <ArrowLeft size={16} strokeWidth={1.6} aria-hidden />
          Back to Sign In
        </TextButton>
      </div>
    </section>
  );
}

const resolver = lazyResolver(async () => (await import('../reset-forms.ts')).resetRequestRules);

interface ResetRequestFormProps {
  email: string;
  onSubmit: (email: string) => Promise<void>;
}

/** Step 1: the address for the code. */
export function ResetRequestForm({ email, onSubmit }: ResetRequestFormProps) {
  const form = useForm({ resolver, defaultValues: { email } });
  const { register, handleSubmit, setFocus, formState } = form;
  const submit = handleSubmit((typed) => onSubmit(typed.email));
  useEffect(() => setFocus('email'), [setFocus]);

  return (
    <form noValidate onSubmit={submitBoxes(form, submit)} className="grid gap-4.5">
      <p className="type-body text-ink-2">
        Enter the email address of your account. We’ll send it a link and a 6-digit code.
      </p>
      <Field label="Email" error={formState.errors.email?.message}>
        <TextInput type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Button type="submit" size="large" busy={formState.isSubmitting} busyLabel="Sending code...">
        Send Reset Code
      </Button>
    </form>
  );
}

import { useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { toast } from '../../../ui/toast.tsx';
import { useForgotPassword } from '../api/reset-password.ts';
import { dropKeptReset, keepReset, readKeptReset } from '../kept-reset.ts';
import { resetFailure } from '../reset-failure.ts';
import { ResetForm, type SentCode } from './reset-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';
import { TextButton } from './text-button.tsx';

interface ForgotPasswordProps {
  /** As typed in Sign In. */
  email: string;
  /** Returns to Sign In with this e-mail filled in. */
  onBack: (email: string) => void;
}

/** Password reset in two steps: the e-mail address, then the mailed code and a new password. */
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

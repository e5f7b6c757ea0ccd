import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@printpartner/contracts/types';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { invalidateSession } from '../../../entities/session/session-query.ts';
import { api } from '../../../platform/api/client.ts';
import { SettingsSection } from './settings-section.tsx';

/** The signed-in address and whether it is confirmed. */
export function AccountSection({ user }: { user: User }) {
  return (
    <SettingsSection
      title="Account"
      text={
        <>
          Signed in as {user.email}
          <EmailState isConfirmed={user.emailConfirmed} />
        </>
      }
      action={user.emailConfirmed ? null : <SendLinkAgain />}
    />
  );
}

function EmailState({ isConfirmed }: { isConfirmed: boolean }) {
  return (
    <p className={`mt-1.5 flex items-start gap-2 ${isConfirmed ? 'text-pass' : 'text-warning'}`}>
      <VerdictIcon verdict={isConfirmed ? 'pass' : 'warning'} size={16} className="mt-0.5 shrink-0" />
      {isConfirmed ? 'Email confirmed' : 'Confirm your email: open the link we sent you.'}
    </p>
  );
}

function SendLinkAgain() {
  const { mutateAsync, isPending } = useRequestConfirmation();

  async function send() {
    try {
      const { message } = await mutateAsync();
      toast({ title: 'Link sent', description: message });
    } catch (error) {
      const description = failureText(error, 'The link could not be sent. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  }

  return (
    <Button variant="outline" busy={isPending} busyLabel="Sending..." onClick={() => void send()}>
      Send link again
    </Button>
  );
}

/** Mails another link that confirms the address. */
function useRequestConfirmation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/auth/request-confirmation'),
    // The address may have been confirmed on another device.
    onSuccess: () => invalidateSession(queryClient),
  });
}

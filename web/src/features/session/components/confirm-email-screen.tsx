import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '../../../platform/navigation/use-search.ts';
import { api, ApiError } from '../../../platform/api/client.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { DocumentHeader } from '../../../ui/document-page.tsx';
import { Link } from '../../../ui/link.tsx';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { invalidateSession } from '../../../entities/session/session-query.ts';

/** The target of the mailed link. Confirming takes a click, because mail scanners open every link. */
export function ConfirmEmailScreen() {
  const search = useSearch();
  const token = search.get('token') ?? '';
  const { mutate, isPending, isSuccess, data, error } = useConfirmEmail();

  // Retrying with this link won't help; the user needs a new one from Settings.
  const isRefused = error instanceof ApiError && error.status === 422;

  return (
    <div className="min-h-dvh">
      <title>Confirm your email – Print Partner</title>
      <DocumentHeader width="max-w-180" />
      <main className="mx-auto grid max-w-180 justify-items-start gap-5 px-4 pt-10 pb-16 md:px-6 md:pt-16">
        <h1 className="type-display">{isSuccess ? 'Email confirmed' : 'Confirm your email'}</h1>
        {!isSuccess && token && (
          <p className="type-answer max-w-[52ch]">
            This confirms that the address is yours. We send mail about your projects only to confirmed
            addresses.
          </p>
        )}
        <div aria-live="polite" className="empty:hidden">
          {isSuccess && <VerdictNote verdict="pass">{data.message}</VerdictNote>}
          {error && (
            <VerdictNote verdict="fail">
              {failureText(error, 'Your email could not be confirmed. Please try again.')}
            </VerdictNote>
          )}
          {!token && (
            <VerdictNote verdict="fail">
              This link is incomplete. Open it from the email again, or request a new one in Settings.
            </VerdictNote>
          )}
        </div>
        {isSuccess || !token || isRefused ? (
          <Link to="/" className={buttonLook('primary')}>
            Go to your home screen
          </Link>
        ) : (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button busy={isPending} busyLabel="Confirming..." onClick={() => mutate(token)}>
              Confirm my email
            </Button>
            <Link to="/" className="touch-target type-data type-link">
              Go to your home screen
            </Link>
          </div>
        )}
      </main>
    </div>
  );
}

/** Confirms an address with the token of a mailed link, then refetches the session. */
function useConfirmEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => api('POST /api/auth/confirm-email', { body: { token } }),
    onSuccess: () => invalidateSession(queryClient),
  });
}

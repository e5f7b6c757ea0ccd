import { Fragment, useDeferredValue, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAuth } from '../../entities/session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { CropFrame } from '../../ui/empty-frame.tsx';
import { ScreenWait } from './screen-wait.tsx';

/** Redirects to the login screen when nobody is signed in. */
export function Protected({ children }: { children: ReactNode }) {
  const { user, isLoading, isUnreachable } = useAuth();
  const { search } = useLocation();
  // The screen is rendered in slices, so that input is handled in between.
  const isPrepared = useDeferredValue(user !== null, false);
  if (isLoading || (user && !isPrepared)) return <ScreenWait>Loading your workspace...</ScreenWait>;
  if (isUnreachable) return <ServerUnreachable />;
  return user ? (
    <Fragment key={user.id}>{children}</Fragment>
  ) : (
    <Navigate to="/login" replace state={{ search }} />
  );
}

/** Shown while the server can't say who is signed in. */
function ServerUnreachable() {
  return (
    <main className="grid min-h-dvh content-center justify-items-start gap-2 px-4 py-16 md:justify-center md:px-6">
      <title>Print Partner</title>
      <CropFrame className="mb-4" />
      <h1 className="type-display">The server cannot be reached</h1>
      <p role="alert" className="type-body max-w-[46ch] text-ink-2">
        You are not signed out. We keep trying every few seconds, and your workspace opens as soon as the
        server answers.
      </p>
      <Button className="mt-5" onClick={() => window.location.reload()}>
        Load again
      </Button>
    </main>
  );
}

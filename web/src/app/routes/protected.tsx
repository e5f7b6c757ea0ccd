import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../entities/session/session-context.ts';
import { ScreenWait } from './screen-wait.tsx';
import { ServerAway } from '../server-away.tsx';

/** Only for who is signed in; others go to the login screen. */
export function Protected({ children }: { children: ReactNode }) {
  const { user, isLoading, isUnreachable } = useSession();
  const { search } = useLocation();
  if (isLoading) return <ScreenWait>Loading your workspace...</ScreenWait>;
  if (isUnreachable) return <ServerAway />;
  return user ? (
    <Fragment key={user.id}>{children}</Fragment>
  ) : (
    <Navigate to="/login" replace state={{ search }} />
  );
}

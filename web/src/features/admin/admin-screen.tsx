import { useEffect, useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { ColorBar } from '../../ui/color-bar.tsx';
import { OnlineBadge } from '../../ui/online-badge.tsx';
import { Button } from '../../ui/button.tsx';
import { VerdictNote } from '../../ui/verdict.tsx';
import { type AdminAccess, AdminContext, adminHeaders, openAccess } from './api/admin-access.ts';
import { statsQuery } from './api/admin-queries.ts';
import { endSession, startSession } from './api/admin-session.ts';
import { AdminDashboard } from './admin-dashboard.tsx';
import { AdminGate } from './gate/admin-gate.tsx';
import { WRONG_PASSWORD } from './gate/gate-message.ts';

/** Sign-up attempts and the state of the system, behind the admin password. Leaving the page locks it. */
export function AdminScreen() {
  const [access, setAccess] = useState<AdminAccess | null>(null);
  const [message, setMessage] = useState<string>();
  const [wasUnlocked, setWasUnlocked] = useState(false);
  const [isSessionLeft, setSessionLeft] = useState(false);

  // Locking the screen or leaving the page also ends the session of pages that were opened from here.
  useEffect(() => {
    if (!access) return undefined;
    const end = () => void endSession().catch(() => setSessionLeft(true));
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
    };
  }, [access]);

  function lock(why?: string) {
    setMessage(why);
    setAccess(null);
  }

  async function unlock(password: string) {
    const stats = await api('GET /api/admin/signup-stats', { headers: adminHeaders(password) });
    const opened = openAccess(password, () => lock(WRONG_PASSWORD));
    opened.client.setQueryData(statsQuery(opened).queryKey, stats);
    await startSession(opened.headers);
    setSessionLeft(false);
    setWasUnlocked(true);
    setAccess(opened);
  }

  function logOut(left: AdminAccess) {
    lock();
    left.client.clear();
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <title>Signup tracking – Print Partner</title>
      <meta name="robots" content="noindex" />
      <header className="flex h-8 shrink-0 items-center gap-3 border-b border-rule bg-sheet px-4 md:px-6">
        <ColorBar />
        <span className="type-note text-ink-2">Admin</span>
        <span className="ml-auto flex">
          <OnlineBadge />
        </span>
      </header>
      {access ? (
        <AdminContext value={access}>
          <QueryClientProvider client={access.client}>
            <AdminDashboard onLogout={() => logOut(access)} />
          </QueryClientProvider>
        </AdminContext>
      ) : (
        <AdminGate message={message} isReturning={wasUnlocked} onUnlock={unlock}>
          {isSessionLeft && <OpenSession onEnded={() => setSessionLeft(false)} />}
        </AdminGate>
      )}
    </div>
  );
}

/** Says that the server did not end the session at logout, and tries again. */
function OpenSession({ onEnded }: { onEnded: () => void }) {
  const [isBusy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    await endSession().then(onEnded, () => setBusy(false));
  }

  return (
    <VerdictNote verdict="warning">
      <p role="alert">
        You are logged out here, but the server couldn’t be told. This browser can open the queue board and
        the sign-up data without the password for up to an hour.
      </p>
      <Button
        variant="outline"
        size="small"
        busy={isBusy}
        busyLabel="Ending..."
        className="mt-2.5 mb-1"
        onClick={() => void retry()}
      >
        End the session
      </Button>
    </VerdictNote>
  );
}

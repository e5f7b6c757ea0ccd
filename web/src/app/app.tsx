import { Suspense, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { isDebugging } from '../features/build-badge/debug-flag.ts';
import { AuthProvider } from '../features/session/auth-provider.tsx';
import { queryClient } from '../platform/api/query-client.ts';
import { lazyScreen } from '../platform/lazy/lazy-screen.ts';
import { Boundary } from '../ui/boundary.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { NoticesGate } from './notices-gate.tsx';
import { AppRouter } from './routes/app-router.tsx';
import { PageStart } from './routes/page-start.tsx';
import { screenAt } from './routes/screen-at.tsx';
import { ScreenWait } from './routes/screen-wait.tsx';
import { SearchGate } from './search/search-gate.tsx';

const BuildBadge = lazyScreen(
  async () => (await import('../features/build-badge/build-badge.tsx')).BuildBadge,
);
const isDebug = isDebugging(window.location.search);

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <AppRouter>
          <RouteBoundary>
            <Suspense fallback={<ScreenWait>Loading...</ScreenWait>}>
              <Screen />
            </Suspense>
          </RouteBoundary>
          <SearchGate />
        </AppRouter>
      </AuthProvider>
      <Toaster />
      <NoticesGate />
      {isDebug && (
        <Boundary>
          <Suspense>
            <BuildBadge />
          </Suspense>
        </Boundary>
      )}
    </QueryClientProvider>
  );
}

function Screen() {
  const { pathname } = useLocation();
  return <PageStart>{screenAt(pathname)}</PageStart>;
}

/** Resets with the path, so that a page that failed to load doesn't block the other pages. */
function RouteBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary resetKey={pathname} fallback={<NotLoaded />}>
      {children}
    </Boundary>
  );
}

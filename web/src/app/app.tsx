import { type ReactNode, Suspense, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { isDebugging } from '../features/build-badge/debug-flag.ts';
import { AuthProvider } from '../features/session/auth-provider.tsx';
import { queryClient } from '../platform/api/query-client.ts';
import { lazyScreen } from '../platform/lazy/lazy-screen.ts';
import { Boundary } from '../ui/boundary.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { useFirstIdle } from '../platform/lazy/use-first-idle.ts';
import { AppRouter } from './routes/app-router.tsx';
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

/** The path on screen. The browser itself positions the first page. */
let shownPath = window.location.pathname;

/** After navigation, scrolls to the top and moves the focus to the page's title. */
function PageStart({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isHistoryMove = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (pathname === shownPath) return;
    shownPath = pathname;
    // Back and forward restore the scroll position.
    if (!isHistoryMove) window.scrollTo(0, 0);
    const title = document.querySelector<HTMLElement>('h1');
    if (!title || document.activeElement !== document.body) return;
    title.tabIndex = -1;
    title.style.outline = 'none';
    title.focus({ preventScroll: true });
  }, [pathname, isHistoryMove]);
  return children;
}

const OfflineNotices = lazyScreen(
  async () => (await import('../features/offline/offline-notices.tsx')).OfflineNotices,
);

/** After the first load, which needs neither the offline worker nor what is said about it. */
function NoticesGate() {
  return (
    useFirstIdle() && (
      <Boundary>
        <Suspense>
          <OfflineNotices />
        </Suspense>
      </Boundary>
    )
  );
}

import { Suspense } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter, Route, Routes } from 'react-router';
import { queryClient } from '../platform/api/query-client.ts';
import { Boundary } from '../ui/boundary.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { AuthProvider } from '../features/session/auth-provider.tsx';
import { isDebugging } from '../features/build-badge/debug-flag.ts';
import { lazyScreen } from '../platform/lazy/lazy-screen.ts';
import { PageStart } from './routes/page-start.tsx';
import { RouteBoundary } from './routes/route-boundary.tsx';
import { routes } from './routes/routes.tsx';
import { ScreenWait } from './routes/screen-wait.tsx';

const BuildBadge = lazyScreen(
  async () => (await import('../features/build-badge/build-badge.tsx')).BuildBadge,
);
const isDebug = isDebugging(window.location.search);

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <BrowserRouter>
          <RouteBoundary>
            <Suspense fallback={<ScreenWait>Loading...</ScreenWait>}>
              <Routes>
                {routes.map(({ path, element }) => (
                  <Route key={path} path={path} element={<PageStart>{element}</PageStart>} />
                ))}
              </Routes>
            </Suspense>
          </RouteBoundary>
        </BrowserRouter>
      </AuthProvider>
      <Toaster />
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

import { Suspense } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter, Route, Routes } from 'react-router';
import { queryClient } from '../api/query-client.ts';
import { Boundary } from '../components/ui/boundary.tsx';
import { Toaster } from '../components/ui/toaster.tsx';
import { AuthProvider } from '../features/session/auth-provider.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { routes } from './routes.tsx';
import { ScreenWait } from './screen-wait.tsx';

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <BrowserRouter>
          <Boundary fallback={<NotLoaded />}>
            <Suspense fallback={<ScreenWait>Loading...</ScreenWait>}>
              <Routes>
                {routes.map(({ path, element }) => (
                  <Route key={path} path={path} element={element} />
                ))}
              </Routes>
            </Suspense>
          </Boundary>
        </BrowserRouter>
      </AuthProvider>
      <Toaster />
    </QueryClientProvider>
  );
}

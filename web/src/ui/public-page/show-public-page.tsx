import { type ReactNode, StrictMode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../../platform/api/query-client.ts';
import { Boundary } from '../boundary.tsx';
import { NotLoaded } from '../not-loaded.tsx';

const TOKEN_PLACE = 2;

/** Shows the page of a link in place of the app. @param render by the token in the address */
export function showPublicPage(root: HTMLElement, render: (token: string) => ReactNode): void {
  const token = window.location.pathname.split('/')[TOKEN_PLACE] ?? '';
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Boundary fallback={<NotLoaded />}>{render(token)}</Boundary>
      </QueryClientProvider>
    </StrictMode>,
  );
}

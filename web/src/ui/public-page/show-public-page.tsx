import { StrictMode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../../platform/api/query-client.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { VendorScreen } from './vendor-screen.tsx';

const TOKEN_PLACE = 2;

/** Shows the page of a vendor link in place of the app. */
export function showVendorPage(root: HTMLElement): void {
  const token = window.location.pathname.split('/')[TOKEN_PLACE] ?? '';
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Boundary fallback={<NotLoaded />}>
          <VendorScreen token={token} />
        </Boundary>
      </QueryClientProvider>
    </StrictMode>,
  );
}

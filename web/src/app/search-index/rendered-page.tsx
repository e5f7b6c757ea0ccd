import { StrictMode, type ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AppRouter } from '../routes/app-router.tsx';

/** Waits for what a page loads or opens. @throws if it doesn't come */
export async function until<Found>(find: () => Found | null | undefined | false): Promise<Found> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const found = find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`Not rendered: ${find.toString()}`);
}

const MAX_TRIES = 2_000;

/** Renders a part of the app, reads it, and removes it. */
export async function readRendered<Read>(
  page: ReactNode,
  address: string,
  read: (place: HTMLElement) => Promise<Read> | Read,
): Promise<Read> {
  window.history.replaceState(null, '', address);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const queryClient = new QueryClient();
  try {
    flushSync(() =>
      root.render(
        <StrictMode>
          <QueryClientProvider client={queryClient}>
            <AppRouter>{page}</AppRouter>
          </QueryClientProvider>
        </StrictMode>,
      ),
    );
    return await read(place);
  } finally {
    root.unmount();
    queryClient.clear();
    place.remove();
  }
}

/** The dialog over a page. Looked for only behind the page, because jsdom takes long to search a whole guide. */
export function openDialog(place: Element): Element | null {
  for (let one = place.nextElementSibling; one; one = one.nextElementSibling) {
    const dialog = one.matches(DIALOG) ? one : one.querySelector(DIALOG);
    if (dialog) return dialog;
  }
  return null;
}

const DIALOG = '[role=dialog]';

/** Clicks, and renders what that changes. */
export function press(button: HTMLElement): void {
  flushSync(() => button.click());
}

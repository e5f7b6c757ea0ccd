import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { keptResultsQuery } from '../../../entities/preflight-result/kept-results.ts';
import { buildKeptResult, buildResult } from '../../../entities/preflight-result/testing/build-result.ts';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import { Toaster } from '../../../ui/toaster.tsx';

// jsdom has none of them; react-router needs the first two.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.assign(Element.prototype, { checkVisibility: () => true });
const { MemoryRouter, useLocation } = await import('react-router');
const { KeptResults } = await import('./kept-results.tsx');

const realFetch = globalThis.fetch;

afterEach(() => {
  cleanup();
  dismissToast();
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(window, 'matchMedia');
});

const kept = buildKeptResult();

function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}

/** A project with one kept result, opened at the address of the result with this id. */
function openAt(id: string, list: (typeof kept)[] | null = [kept]) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  if (list) client.setQueryData(keptResultsQuery(kept.projectId).queryKey, list);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/?tab=projects&kept=${id}`]}>
        <KeptResults projectId={kept.projectId} onOpenPreflight={() => {}} />
        <Address />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('F6 the address of a removed kept result says that it no longer exists, and is cleared', async () => {
  openAt('5c7a9d14-08f3-4a5e-9f61-2f0c1be7d3aa');
  await screen.findByText('This result no longer exists');
  expect(screen.getByTestId('address').textContent).toBe('?tab=projects');
});

it('F6 the address of a kept result stays as it is', async () => {
  openAt(kept.id);
  await screen.findByRole('dialog');
  expect(screen.getByTestId('address').textContent).toBe(`?tab=projects&kept=${kept.id}`);
  expect(screen.queryByText('This result no longer exists')).toBeNull();
});

/** A server that can't be reached until `isUp`. */
function serverOf(answer: unknown) {
  const server = { isUp: false, calls: [] as string[] };
  server.calls = answerCalls(() => {
    if (server.isUp) return answer;
    throw new TypeError('Failed to fetch');
  });
  return server;
}

it('F6 a list that did not load says so, and loads when it is asked for again', async () => {
  const server = serverOf([kept]);
  openAt('', null);
  await screen.findByText(/^The preflight results did not load/);
  server.isUp = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(kept.filename);
  expect(screen.queryByText(/did not load/)).toBeNull();
});

it('F6 a result that did not load says so, and loads when it is asked for again', async () => {
  const media = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(window, { matchMedia: () => media });
  const result = buildResult([]);
  const server = serverOf({ ...kept, result });
  openAt(kept.id);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/^The result did not load/);
  server.isUp = true;
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByText(result.verdict);
});

it('F6 a removal that failed says so, and keeps the result and the question', async () => {
  const server = serverOf(null);
  openAt('');
  fireEvent.click(screen.getByRole('button', { name: `Remove ${kept.filename}` }));
  const question = within(screen.getByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: /^Remove/ }));
  await screen.findByText('Result not removed');
  expect(question.getByRole('button', { name: 'Cancel' }).isConnected).toBe(true);
  expect(server.calls[0]).toContain('DELETE');
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText(kept.filename).isConnected).toBe(true);
});

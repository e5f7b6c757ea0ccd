import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { keptResultsQuery } from '../../../entities/preflight-result/kept-results.ts';
import { buildKeptResult } from '../../../entities/preflight-result/testing/build-result.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import { Toaster } from '../../../ui/toaster.tsx';

// jsdom has neither, and react-router needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { MemoryRouter, useLocation } = await import('react-router');
const { KeptResults } = await import('./kept-results.tsx');

afterEach(() => {
  cleanup();
  dismissToast();
});

const kept = buildKeptResult();

function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}

/** A project with one kept result, opened at the address of the result with this id. */
function openAt(id: string) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(keptResultsQuery(kept.projectId).queryKey, [kept]);
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

import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ApiError } from '../../platform/api/api-error.ts';
import { ChangesSince } from '../changed-text.tsx';
import { PublicFrame, PublicScreen, type PublicWords } from './public-screen.tsx';

afterEach(cleanup);

/** A proof that a client approves: another noun than the sheet that a vendor quotes. */
interface ProofPage {
  name: string;
  version: number;
}

const words: PublicWords = {
  owner: 'the printer',
  title: 'Proof',
  loading: 'Loading the proof',
  failed: 'The proof did not load',
  ends: { 'quotes.link_expired': { title: 'This proof is old', text: 'Ask the printer for a new one.' } },
};

function Proof({ read }: { read: () => Promise<ProofPage> }) {
  const query = useQuery({ queryKey: ['proof'], queryFn: read, retry: false });
  return (
    <PublicScreen query={query} words={words}>
      {({ name, version }, onReload) => (
        <PublicFrame title={name} owner={words.owner}>
          <h1>{name}</h1>
          {query.isRefetchError && <p>Not read again</p>}
          <ChangesSince
            since={version - 1}
            fields={[{ label: 'Paper', before: 'silk', after: 'gloss' }]}
            note="Your approval is of version 1."
          />
          <button type="button" onClick={onReload}>
            Read again
          </button>
        </PublicFrame>
      )}
    </PublicScreen>
  );
}

const show = (read: () => Promise<ProofPage>) =>
  render(<Proof read={read} />, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });
const failed = (status: number, code: string) =>
  new ApiError(status, JSON.stringify({ code, detail: `The server says ${status}.` }), '');

it('S8 the page of another noun shows what changed, for whom it is, and that it is being read', async () => {
  show(async () => ({ name: 'Gala postcard', version: 2 }));
  screen.getByRole('status', { name: 'Loading the proof' });
  expect(document.title).toBe('Proof – Print Partner');
  await screen.findByRole('heading', { name: 'Gala postcard' });
  expect(document.title).toBe('Gala postcard – Print Partner');
  screen.getByText(/counts how often it is opened and tells the printer\./);
  const changes = screen.getByRole('region', { name: '1 change since version 1' });
  expect(changes.textContent).toContain('Your approval is of version 1.');
});

it('S8 a link of another noun can be tried again if that may help, and ends while its page is open', async () => {
  const read = jest.fn<() => Promise<ProofPage>>();
  read.mockRejectedValueOnce(failed(503, 'system.unavailable'));
  show(read);
  expect((await screen.findByRole('alert')).textContent).toBe('The server says 503.');
  read.mockResolvedValueOnce({ name: 'Gala postcard', version: 2 });
  fireEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  await screen.findByRole('heading', { name: 'Gala postcard' });
  const again = () => fireEvent.click(screen.getByRole('button', { name: 'Read again' }));
  read.mockRejectedValueOnce(failed(503, 'system.unavailable'));
  again();
  await screen.findByText('Not read again');
  screen.getByRole('heading', { name: 'Gala postcard' });
  read.mockRejectedValueOnce(failed(410, 'quotes.link_expired'));
  again();
  await screen.findByRole('heading', { name: 'This proof is old' });
  screen.getByText('Ask the printer for a new one.');
  expect(screen.queryByRole('button')).toBeNull();
});

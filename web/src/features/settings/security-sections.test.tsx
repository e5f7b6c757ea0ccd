import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ListedSession, SecurityEvent } from '@printpartner/contracts/types';
import { currentToasts } from '../../ui/toast-store.ts';
import { ActivitySection } from './components/activity-section.tsx';
import { DevicesSection } from './components/devices-section.tsx';

const realFetch = globalThis.fetch;
const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();

let sessions: ListedSession[] | 'away';
let events: SecurityEvent[];
let sent: string[];
/** A read of a list doesn't come back. */
let isStuck: boolean;

const answer = async (url: string, init?: RequestInit) => {
  sent.push(`${init?.method ?? 'GET'} ${url}`);
  if (isStuck && init?.method !== 'DELETE') await new Promise(() => {});
  if (sessions === 'away') throw new TypeError('Failed to fetch');
  const id = /\/sessions\/(.+)/.exec(url)?.[1];
  const isUnknown = id !== undefined && !sessions.some((session) => session.id === id);
  if (init?.method === 'DELETE')
    sessions = sessions.filter((session) => session.isCurrent || (id !== undefined && session.id !== id));
  const body = url.endsWith('/security-events') ? events : sessions;
  const problem = { code: 'auth.session_not_found', detail: 'This device is already signed out.' };
  const deleted = isUnknown ? problem : { success: true };
  const text = async () => JSON.stringify(init?.method === 'DELETE' ? deleted : body);
  const status = isUnknown ? 404 : 200;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
  return { ok: !isUnknown, status, statusText: '', headers: new Headers(), text } as Response;
};

beforeEach(() => {
  sent = [];
  isStuck = false;
  sessions = [
    {
      id: 'mac',
      device: 'Chrome on macOS',
      network: '203.0.113.x',
      firstSeenAt: at(3),
      lastSeenAt: at(0),
      isCurrent: true,
    },
    {
      id: 'phone',
      device: 'Safari on iPhone',
      network: '',
      firstSeenAt: at(9),
      lastSeenAt: at(2),
      isCurrent: false,
    },
    {
      id: 'pc',
      device: 'Edge on Windows',
      network: '2001:db8:1::/48',
      firstSeenAt: at(1),
      lastSeenAt: at(0),
      isCurrent: false,
    },
  ];
  events = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the API client passes addresses only as text
  globalThis.fetch = answer as typeof fetch;
});

afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const show = (section: React.ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {section}
    </QueryClientProvider>,
  );
const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
async function confirm() {
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: /^Sign out/ }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

it('A11 lists the devices, this one without a button, and signs out one or all others', async () => {
  show(<DevicesSection />);
  const [mac = '', phone = '', pc = ''] = await rows();
  expect(mac).toMatch(/^Chrome on macOS · This device203\.0\.113\.x · since \w+ \d+, \d+$/);
  expect(phone).toMatch(/^Safari on iPhonesince .+ · used 2 days agoSign out$/);
  expect(pc).toContain('used within the last hour');
  fireEvent.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await confirm();
  expect(sent).toContain('DELETE /api/auth/sessions/phone');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Sign out other devices' }));
  await confirm();
  expect(sent).toContain('DELETE /api/auth/sessions');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out other devices' })).toBeNull());
});

it('A11 a device that was signed out meanwhile counts as signed out, and no list holds up the dialog', async () => {
  show(<DevicesSection />);
  await rows();
  sessions = [];
  isStuck = true;
  fireEvent.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await confirm();
  expect(currentToasts().at(-1)).toMatchObject({ title: 'Safari on iPhone signed out' });
});

it('A11 says that the devices did not load, and tries again', async () => {
  const loaded = sessions;
  sessions = 'away';
  show(<DevicesSection />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  sessions = loaded;
  fireEvent.click(again);
  expect(await rows()).toHaveLength(3);
});

it('A11 says what happened how often and from where; first five, then all', async () => {
  const event = (n: number): SecurityEvent => ({
    id: String(n),
    kind: n === 0 ? 'sign_in_refused' : 'signed_in',
    device: 'Chrome on macOS',
    network: '203.0.113.x',
    count: n === 0 ? 12 : 1,
    at: at(n),
  });
  events = Array.from({ length: 7 }, (_, n) => event(n));
  show(<ActivitySection />);
  const shown = await rows();
  expect(shown).toHaveLength(5);
  expect(shown[0]).toMatch(
    /^Sign-in refused: wrong password \(12 times\)Chrome on macOS · 203\.0\.113\.x · /,
  );
  expect(shown[1]).toMatch(/^Signed inChrome/);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
  expect(await rows()).toHaveLength(7);
});

it('A11 says that nothing happened', async () => {
  show(<ActivitySection />);
  await screen.findByText('Nothing in the last 90 days.');
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hasDeparted, markForgotten, markReturned } from '../../entities/session/session-end.ts';
import { sessionQuery } from '../../entities/session/session-query.ts';
import { currentToasts } from '../../ui/toast-store.ts';
import { dismissToast } from '../../ui/toast.tsx';
import { DeleteSection } from './components/delete-section.tsx';

const user = { id: 'u-1', email: 'maya@example.com', firstName: null, lastName: null, emailConfirmed: true };
const realFetch = globalThis.fetch;
const here: Answer = [200, { user }];
const gone: Answer = [200, { user: null }];
const noSession: Answer = [401, { code: 'auth.no_session', detail: 'Please sign in.' }];
const right: Answer = [200, { success: true }];
const wrong: Answer = [422, { code: 'auth.wrong_password', detail: 'Current password is incorrect.' }];
const PASSWORD = 'kiss-cut 14 pt';

type Answer = [status: number, body: object] | 'lost';

let queryClient: QueryClient;
let answers: { password?: Answer[]; deletion: Answer[]; session: Answer[] };
let sent: string[];

function nextAnswer(method = 'GET', body?: BodyInit | null): Answer {
  sent.push(method);
  if (method === 'GET') return answers.session.shift() ?? 'lost';
  if (method === 'DELETE') return answers.deletion.shift() ?? 'lost';
  expect(body).toBe(JSON.stringify({ password: PASSWORD }));
  return answers.password?.shift() ?? right;
}

const answerWith: typeof fetch = async (_url, init) => {
  const next = nextAnswer(init?.method, init?.body);
  if (next === 'lost') throw new TypeError('Failed to fetch');
  const [status, body] = next;
  const answer = { ok: status < 400, status, statusText: '', headers: new Headers() };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
  return { ...answer, text: () => Promise.resolve(JSON.stringify(body)) } as Response;
};

const signedIn = () => queryClient.getQueryData(sessionQuery.queryKey);
const said = () => currentToasts().findLast(({ isOpen }) => isOpen);
const press = () =>
  fireEvent.click(screen.getAllByRole('button', { name: /^Delete Account/ }).at(-1) ?? document);

const field = () => screen.getByLabelText<HTMLInputElement>('Current password');
const type = (password: string) => fireEvent.change(field(), { target: { value: password } });

async function deleteOnce(wanted: string) {
  type(PASSWORD);
  press();
  await waitFor(() => {
    // No AuthProvider runs here to clear the user's data.
    markForgotten(user.id);
    expect(`${said()?.title}: ${said()?.description}`).toContain(wanted);
  });
}

beforeEach(() => {
  sent = [];
  globalThis.fetch = jest.fn(answerWith);
  queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, { user });
  render(
    <QueryClientProvider client={queryClient}>
      <DeleteSection user={user} unsaved={[]} />
    </QueryClientProvider>,
  );
  press();
});

afterEach(() => {
  cleanup();
  markReturned(user.id);
  dismissToast();
  queryClient.clear();
  globalThis.fetch = realFetch;
});

describe('deleting the account', () => {
  it.each<Answer>(['lost', [504, {}]])(
    'A6 the account counts as deleted when the answer is lost and the session has ended: %j',
    async (lost) => {
      answers = { deletion: [lost], session: [gone] };
      await deleteOnce('Account Deleted');
      expect(signedIn()).toEqual({ user: null });
      expect(hasDeparted(user.id)).toBe(true);
    },
  );

  it('A6 the deletion fails when the answer is lost and the session is still active', async () => {
    answers = { deletion: ['lost'], session: [here] };
    await deleteOnce('Failed to delete account. Please try again.');
    expect(signedIn()).toEqual({ user });
    expect(hasDeparted(user.id)).toBe(false);
  });

  it('A6 the outcome is reported as unknown without any answer; a second try that finds no session succeeds', async () => {
    answers = { deletion: ['lost', noSession], session: ['lost'] };
    await deleteOnce('we don’t know whether your account was deleted');
    expect(hasDeparted(user.id)).toBe(true);
    await deleteOnce('Account Deleted');
    expect(signedIn()).toEqual({ user: null });
  });

  it('A6 a second try that already finds no session when it checks the password succeeds', async () => {
    answers = { password: [right, noSession], deletion: ['lost'], session: ['lost'] };
    await deleteOnce('we don’t know whether your account was deleted');
    await deleteOnce('Account Deleted');
    expect(signedIn()).toEqual({ user: null });
  });

  it('A6 nothing is deleted without the right password, and the field shows why', async () => {
    answers = { password: [wrong], deletion: [], session: [] };
    press();
    await screen.findByText('Current password is required');
    expect(sent).toEqual([]);
    type(PASSWORD);
    press();
    await screen.findByText('Current password is incorrect.');
    expect(document.activeElement).toBe(field());
    expect(sent).toEqual(['POST']);
    expect(hasDeparted(user.id)).toBe(false);
    expect(signedIn()).toEqual({ user });
  });

  it('A6 a session that ended before the first try does not count as a deletion', async () => {
    answers = { deletion: [noSession], session: [] };
    await deleteOnce('Failed to delete account. Please try again.');
    expect(hasDeparted(user.id)).toBe(false);
  });

  it('A6 a failed deletion leaves the focus on the pressed button', async () => {
    answers = { deletion: ['lost'], session: [here] };
    type(PASSWORD);
    const button = screen.getAllByRole('button', { name: /^Delete Account/ }).at(-1);
    button?.focus();
    press();
    expect(document.activeElement).toBe(button);
    expect(button?.getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(button?.hasAttribute('aria-disabled')).toBe(false));
    expect(document.activeElement).toBe(button);
  });
});

import { useEffect, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expectedUser } from '../../platform/api/expected-user.ts';
import { keepUser, OWED_LOGOUT, readKeptUser } from '../../entities/session/kept-user.ts';
import { oweLogout } from '../../entities/session/owed-sign-out.ts';
import { answerCalls } from '../../platform/api/testing/answer-calls.ts';
import { endSession } from '../../entities/session/session-end.ts';
import { sessionQuery, writeSession } from '../../entities/session/session-query.ts';
import { dismissToast, toast } from '../../ui/toast.tsx';
import { currentToasts } from '../../ui/toast-store.ts';
import { keepDraft } from '../../platform/storage/kept-draft.ts';
import { useSignIn } from './components/sign-in-form.tsx';
import { AuthProvider } from './auth-provider.tsx';
import { useAuth } from '../../entities/session/session-context.ts';

const maya = {
  id: '8f0e7a52-6c5b-4f0f-9a52-0d9f3a1c2b3d',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: null,
  emailConfirmed: false,
};
const realFetch = globalThis.fetch;
let queryClient: QueryClient;
/** Each function answers one call, whenever the test wants, even after the call was canceled. */
let answers: ((status: number, body: object) => Promise<void>)[];

function settle(resolve: (answer: Response) => void, status: number, body: object): Promise<void> {
  const answer = { ok: status < 400, status, statusText: '', headers: new Headers() };
  return act(async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
    resolve({ ...answer, text: () => Promise.resolve(JSON.stringify(body)) } as Response);
    await jest.advanceTimersByTimeAsync(10);
  });
}

function Who() {
  const { user, isLoading, isUnreachable, lost } = useAuth();
  if (isUnreachable) return <p>unreachable</p>;
  const nobody = lost ? `lost, ${lost.hasDrafts ? 'drafts kept' : 'nothing kept'}` : 'nobody';
  return <p>{isLoading ? 'loading' : (user?.email ?? nobody)}</p>;
}

function SignIn() {
  const { mutate } = useSignIn();
  const { user } = useAuth();
  const press = () => mutate({ email: maya.email, password: 'kiss-cut 14 pt' });
  return <button onClick={press}>{user?.email ?? 'nobody'}</button>;
}

function open(children: ReactNode = <Who />) {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>{children}</AuthProvider>
    </QueryClientProvider>,
  );
}

async function signIn(user = maya) {
  await act(async () => {
    queryClient.setQueryData(sessionQuery.queryKey, { user });
    await jest.advanceTimersByTimeAsync(10);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  answers = [];
  globalThis.fetch = jest.fn<typeof fetch>(
    () => new Promise((resolve) => answers.push((status, body) => settle(resolve, status, body))),
  );
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

describe('AuthProvider', () => {
  it('A6 who has signed out without the server is signed out there before anything else', async () => {
    jest.useRealTimers();
    oweLogout(maya.id);
    const calls = answerCalls((call) => (call.includes('logout') ? { success: true } : { user: null }));
    open();
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.map((call) => call.split(' ')[1])).toEqual(['/api/auth/logout', '/api/auth/session']);
    await screen.findByText('nobody');
    expect(localStorage.getItem(OWED_LOGOUT)).toBeNull();
  });

  it('A6 a sign-in leaves no sign-out to send', async () => {
    oweLogout(maya.id);
    open();
    await act(() => writeSession(queryClient, maya));
    expect(localStorage.getItem(OWED_LOGOUT)).toBeNull();
  });

  it('A6 the last user is forgotten after 30 days', () => {
    keepUser(maya);
    expect(readKeptUser()).toEqual(maya);
    jest.setSystemTime(Date.now() + 32 * 24 * 60 * 60_000);
    expect(readKeptUser()).toBeNull();
  });

  it('A5 AuthProvider waits 3 s for the server, then continues without a user; a later answer still applies', async () => {
    open();
    act(() => jest.advanceTimersByTime(2999));
    expect(screen.getByText('loading')).not.toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('nobody')).not.toBeNull();
    await answers[0]?.(200, { user: maya });
    expect(screen.getByText('maya@example.com')).not.toBeNull();
  });

  it('A5 an older answer does not undo a sign-in', async () => {
    open(<SignIn />);
    fireEvent.click(screen.getByRole('button', { name: 'nobody' }));
    await act(() => jest.advanceTimersByTimeAsync(10));
    await answers[1]?.(200, { user: maya });
    expect(screen.getByText('maya@example.com')).not.toBeNull();
    await answers[0]?.(200, { user: null });
    expect(screen.getByText('maya@example.com')).not.toBeNull();
  });

  it('A5 an older answer does not undo a sign-out', async () => {
    open();
    await signIn();
    act(() => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }));
    await act(async () => {
      void endSession(queryClient);
      await jest.advanceTimersByTimeAsync(10);
    });
    for (const answer of answers) await answer(200, { user: maya });
    expect(screen.getByText('nobody')).not.toBeNull();
  });

  it('A5 a failing server is unreachable, not signed out, and is retried until it answers', async () => {
    open();
    for (const wait of [700, 700, 700]) {
      await answers.at(-1)?.(503, {});
      expect(screen.getByText('loading')).not.toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(wait));
    }
    await answers.at(-1)?.(503, {});
    expect(screen.getByText('unreachable')).not.toBeNull();
    for (const _ of [1, 2]) {
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(screen.getByText('unreachable')).not.toBeNull();
      await answers.at(-1)?.(503, {});
      expect(screen.getByText('unreachable')).not.toBeNull();
    }
    await act(() => jest.advanceTimersByTimeAsync(5000));
    await answers.at(-1)?.(200, { user: maya });
    expect(screen.getByText('maya@example.com')).not.toBeNull();
    expect(answers).toHaveLength(7);
  });

  it('A5 a server that failed and is then slow is unreachable, not signed out', async () => {
    open();
    await answers[0]?.(503, {});
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(screen.getByText('unreachable')).not.toBeNull();
  });

  it('S7 the user who was signed in last is shown while the server does not answer, until the server says otherwise', async () => {
    open();
    await signIn();
    cleanup();
    open();
    expect(screen.getByText('loading')).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('maya@example.com')).not.toBeNull();
    for (let failures = 0; failures < 5; failures += 1) {
      await answers.at(-1)?.(503, {});
      await act(() => jest.advanceTimersByTimeAsync(5000));
    }
    expect(screen.getByText('maya@example.com')).not.toBeNull();
    keepDraft(maya.id, 'project', 'the project “Harbor”', {});
    await answers.at(-1)?.(200, { user: null });
    expect(screen.getByText('lost, drafts kept')).not.toBeNull();
    cleanup();
    open();
    expect(screen.getByText('loading')).not.toBeNull();
  });

  it('S7 signing out before the server has said who is signed in clears the drafts, too', async () => {
    open();
    await signIn();
    cleanup();
    keepDraft(maya.id, 'project', 'the project “Harbor”', {});
    open();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await act(async () => {
      void endSession(queryClient);
      await jest.advanceTimersByTimeAsync(10);
    });
    expect(localStorage.length).toBe(0);
  });

  it("P6 a new screen's first call carries its user, the old screen's last call the old user", async () => {
    const called: string[] = [];
    function Screen({ name }: { name: string }) {
      useEffect(() => {
        called.push(`${name} opens for ${expectedUser()}`);
        return () => void called.push(`${name} closes for ${expectedUser()}`);
      }, [name]);
      return null;
    }
    function Home() {
      const { user } = useAuth();
      return user && <Screen key={user.id} name={user.email} />;
    }
    open(<Home />);
    await signIn();
    await signIn({ ...maya, id: 'id of noor', email: 'noor@example.com' });
    expect(called).toEqual([
      `maya@example.com opens for ${maya.id}`,
      `maya@example.com closes for ${maya.id}`,
      'noor@example.com opens for id of noor',
    ]);
  });

  it('A6 everything of a signed-out user is cleared', async () => {
    open();
    act(() => {
      queryClient.setQueryData(sessionQuery.queryKey, { user: maya });
      queryClient.setQueryData(['/api/projects'], [{ id: 1 }]);
      localStorage.setItem(`print-partner:${maya.id}:draft`, 'x');
      localStorage.setItem('theme', 'kept');
      localStorage.setItem('notification_tip_suppress_until', '1');
      localStorage.setItem('is_pwa_user', 'true');
      localStorage.setItem('order 4711', '{"hasPaid":true,"planType":"monthly","paymentDate":"2025-01-09"}');
      toast({ title: 'The tabs are in their default order', action: { label: 'Undo', onClick: () => {} } });
      sessionStorage.setItem('pointer', '1');
      jest.advanceTimersByTime(10);
    });
    await act(async () => {
      queryClient.setQueryData(sessionQuery.queryKey, { user: null });
      await jest.advanceTimersByTimeAsync(10);
    });
    expect(queryClient.getQueryData(['/api/projects'])).toBeUndefined();
    expect(Object.keys(localStorage).toSorted()).toEqual(['is_pwa_user', 'theme']);
    expect(currentToasts().filter(({ isOpen }) => isOpen)).toEqual([]);
    expect(sessionStorage.length).toBe(0);
    expect(screen.getByText('lost, nothing kept')).not.toBeNull();
  });

  it('A5 drafts are kept when the session is lost', async () => {
    open();
    await signIn();
    keepDraft(maya.id, 'project', 'the project “Harbor”', {});
    await act(async () => {
      queryClient.setQueryData(sessionQuery.queryKey, { user: null });
      await jest.advanceTimersByTimeAsync(10);
    });
    expect(Object.keys(localStorage)).toEqual([`print-partner:${maya.id}:draft:project`]);
    expect(screen.getByText('lost, drafts kept')).not.toBeNull();
  });

  it('A6 drafts are cleared when the user signs out', async () => {
    open();
    await signIn();
    keepDraft(maya.id, 'project', 'the project “Harbor”', {});
    await act(async () => {
      void endSession(queryClient);
      await jest.advanceTimersByTimeAsync(10);
    });
    expect(localStorage.length).toBe(0);
    expect(screen.getByText('nobody')).not.toBeNull();
  });

  it('A6 a toast shown after endSession stays on screen', async () => {
    open();
    await signIn();
    await act(async () => {
      void endSession(queryClient).then(() => toast({ title: 'Account Deleted' }));
      await jest.advanceTimersByTimeAsync(10);
    });
    expect(currentToasts().filter(({ isOpen }) => isOpen)).toMatchObject([{ title: 'Account Deleted' }]);
    dismissToast();
  });

  it('A5 a session lost after signing in again counts as lost, not as left on purpose', async () => {
    open();
    await signIn();
    await act(async () => {
      void endSession(queryClient);
      await jest.advanceTimersByTimeAsync(10);
    });
    await signIn();
    keepDraft(maya.id, 'project', 'the project “Harbor”', {});
    await act(async () => {
      queryClient.setQueryData(sessionQuery.queryKey, { user: null });
      await jest.advanceTimersByTimeAsync(10);
    });
    expect(localStorage.length).toBe(1);
  });

  it('A5 useAuth throws outside of AuthProvider', () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
    open();
    expect(() => render(<Who />)).toThrow('useAuth must be used within an AuthProvider');
    silent.mockRestore();
  });
});

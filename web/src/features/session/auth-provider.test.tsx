import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { endSession } from '../../api/session-end.ts';
import { sessionKey } from '../../api/session-key.ts';
import { keepDraft } from '../../storage/kept-draft.ts';
import { AuthProvider } from './auth-provider.tsx';
import { useSession } from './session-context.ts';

const maya = {
  id: '8f0e7a52-6c5b-4f0f-9a52-0d9f3a1c2b3d',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: null,
  emailConfirmed: false,
};
const realFetch = globalThis.fetch;
let queryClient: QueryClient;

function Who() {
  const { user, isLoading, lost } = useSession();
  const nobody = lost ? `lost, ${lost.hasDrafts ? 'drafts kept' : 'nothing kept'}` : 'nobody';
  return <p>{isLoading ? 'loading' : (user?.email ?? nobody)}</p>;
}

function open() {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Who />
      </AuthProvider>
    </QueryClientProvider>,
  );
}

async function signIn() {
  await act(async () => {
    queryClient.setQueryData(sessionKey, { user: maya });
    await jest.advanceTimersByTimeAsync(10);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn<typeof fetch>(() => new Promise(() => {}));
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

describe('AuthProvider', () => {
  it('A5 waits 3 s for the server, then goes on without a user; a later answer still counts', () => {
    open();
    act(() => jest.advanceTimersByTime(2999));
    expect(screen.getByText('loading')).not.toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('nobody')).not.toBeNull();
    act(() => {
      queryClient.setQueryData(sessionKey, { user: maya });
      jest.advanceTimersByTime(10);
    });
    expect(screen.getByText('maya@example.com')).not.toBeNull();
  });

  it('A6 forgets everything of a user who has gone', async () => {
    open();
    act(() => {
      queryClient.setQueryData(sessionKey, { user: maya });
      queryClient.setQueryData(['/api/projects'], [{ id: 1 }]);
      localStorage.setItem(`print-partner:${maya.id}:draft`, 'x');
      localStorage.setItem('theme', 'kept');
      localStorage.setItem('notification_tip_suppress_until', '1');
      sessionStorage.setItem('pointer', '1');
      jest.advanceTimersByTime(10);
    });
    await act(async () => {
      queryClient.setQueryData(sessionKey, { user: null });
      await jest.advanceTimersByTimeAsync(10);
    });
    expect(queryClient.getQueryData(['/api/projects'])).toBeUndefined();
    expect(Object.keys(localStorage)).toEqual(['theme']);
    expect(sessionStorage.length).toBe(0);
    expect(screen.getByText('lost, nothing kept')).not.toBeNull();
  });

  it('A5 keeps what was typed when the session is lost', async () => {
    open();
    await signIn();
    keepDraft(maya.id, 'project', 'the project “Harbor”', {});
    await act(async () => {
      queryClient.setQueryData(sessionKey, { user: null });
      await jest.advanceTimersByTimeAsync(10);
    });
    expect(Object.keys(localStorage)).toEqual([`print-partner:${maya.id}:draft:project`]);
    expect(screen.getByText('lost, drafts kept')).not.toBeNull();
  });

  it('A6 keeps nothing when the user leaves on purpose', async () => {
    open();
    await signIn();
    keepDraft(maya.id, 'project', 'the project “Harbor”', {});
    await act(async () => {
      endSession(queryClient);
      await jest.advanceTimersByTimeAsync(10);
    });
    expect(localStorage.length).toBe(0);
    expect(screen.getByText('nobody')).not.toBeNull();
  });

  it('A5 knows that who came back has not left on purpose', async () => {
    open();
    await signIn();
    await act(async () => {
      endSession(queryClient);
      await jest.advanceTimersByTimeAsync(10);
    });
    await signIn();
    keepDraft(maya.id, 'project', 'the project “Harbor”', {});
    await act(async () => {
      queryClient.setQueryData(sessionKey, { user: null });
      await jest.advanceTimersByTimeAsync(10);
    });
    expect(localStorage.length).toBe(1);
  });

  it('A5 a part outside the provider says what is wrong', () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
    open();
    expect(() => render(<Who />)).toThrow('useAuth must be used within an AuthProvider');
    silent.mockRestore();
  });
});

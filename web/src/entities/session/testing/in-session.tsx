import { jest } from '@jest/globals';
import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { User } from '@printpartner/contracts/types';
import { SessionContext } from '../session-context.ts';

const maya: User = {
  id: 'maya',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: null,
  emailConfirmed: false,
};

/** What a hook of this feature finds around it: its user, signed in, and a cache of its own. */
export function inSession() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={{ user: maya, isLoading: false, isUnreachable: false, lost: null }}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </SessionContext>
  );
  return { queryClient, wrapper };
}

/** Answers every call; @returns the calls as "PATCH /api/projects/1 {…}" */
export function answerCalls(answer: (call: string) => unknown): string[] {
  const calls: string[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    const body = typeof init?.body === 'string' ? ` ${init.body}` : '';
    const call = `${init?.method} ${typeof url === 'string' ? url : ''}${body}`;
    calls.push(call);
    const text = JSON.stringify(answer(call));
    const response = { ok: true, status: 200, headers: new Headers(), text: () => Promise.resolve(text) };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
    return Promise.resolve(response as Response);
  });
  return calls;
}

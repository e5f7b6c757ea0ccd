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

/** A wrapper for hooks and components under test, with a signed-in user and its own query cache. */
export function inSession(changes: Partial<User> = {}) {
  const user = { ...maya, ...changes };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={{ user, isLoading: false, isUnreachable: false, lost: null }}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </SessionContext>
  );
  return { queryClient, wrapper };
}

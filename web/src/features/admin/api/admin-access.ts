import { createContext, use } from 'react';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api/client.ts';

/** What an unlocked screen calls the API with. The password is in no store, address or query key. */
export interface AdminAccess {
  readonly headers: Readonly<Record<string, string>>;
  /** Answers of this unlocked time; dropped when the screen is locked. */
  readonly client: QueryClient;
}

/** @param onRefused called when a call finds that the password is no longer valid */
export function openAccess(password: string, onRefused: () => void): AdminAccess {
  const queryCache = new QueryCache({
    onError: (error) => {
      if (!isWrongPassword(error)) return;
      client.clear();
      onRefused();
    },
  });
  const queries = {
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    retry: false,
  } as const;
  const client = new QueryClient({ queryCache, defaultOptions: { queries } });
  return { headers: adminHeaders(password), client };
}

export const adminHeaders = (password: string) => ({ 'x-admin-password': password });

export const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'admin.wrong_password';

export const AdminContext = createContext<AdminAccess | null>(null);

export function useAdminAccess(): AdminAccess {
  const access = use(AdminContext);
  if (!access) throw new Error('The admin screen is locked');
  return access;
}

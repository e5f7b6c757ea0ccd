import { createContext, use } from 'react';
import type { User } from '@printpartner/contracts/types';

export interface Session {
  user: User | null;
  /** True until the server has answered, for at most 3 s. */
  isLoading: boolean;
  /** The server doesn't answer, so it is unknown whether anyone is signed in. The request is retried. */
  isUnreachable: boolean;
  /** Set while nobody is signed in because the session expired or was ended elsewhere. */
  lost: LostSession | null;
}

export interface LostSession {
  /** Unsaved text is kept until the user signs in again. */
  hasDrafts: boolean;
}

export const SessionContext = createContext<Session | null>(null);

export function useAuth(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useAuth must be used within an AuthProvider');
  return session;
}

/** The signed-in user. Throws when nobody is signed in. */
export function useUser(): User {
  const { user, isLoading } = useAuth();
  if (!user) throw new Error(`AUTH: no user (${isLoading ? 'session loading' : 'signed out'})`);
  return user;
}

import { createContext, use } from 'react';
import type { User } from '@printpartner/contracts/types';

export interface Session {
  user: User | null;
  /** True until the server has said who is signed in, at most 3 s. */
  isLoading: boolean;
  /** The server fails to say who is signed in, which is not to say that nobody is. It is asked again and again. */
  isUnreachable: boolean;
  /** Set while nobody is signed in because the session ended by itself. */
  lost: LostSession | null;
}

export interface LostSession {
  /** Whether unsaved text is kept for when its user is back. */
  hasDrafts: boolean;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useAuth must be used within an AuthProvider');
  return session;
}

/** The signed-in user, for what is only ever shown to one. */
export function useUser(): User {
  const { user, isLoading } = useSession();
  if (!user) throw new Error(`AUTH: no user (${isLoading ? 'session loading' : 'signed out'})`);
  return user;
}

import { TabChannel } from '../../platform/broadcast.ts';

export interface SessionMessage {
  /** Who is signed in now. */
  userId: string | null;
  /** Who has just left on purpose, by signing out or deleting the account. */
  departed: string | null;
}

/** Keeps the tabs of this browser in the same session. */
export const sessionChannel = new TabChannel<SessionMessage>('session');

import { Account } from './accounts/account.entity.ts';
import { AccountsAndSessions1763600000000 } from './migrations/1763600000000-accounts-and-sessions.ts';
import { Session } from './sessions/session.entity.ts';

/** What this service keeps in Postgres, and how it came to be. */
export const authDatabase = {
  service: 'auth',
  entities: [Account, Session],
  migrations: [AccountsAndSessions1763600000000],
};

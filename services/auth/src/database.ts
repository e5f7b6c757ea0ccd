import { InboxEvent, OutboxEvent } from '@printpartner/messaging';
import { Mail } from '@printpartner/service-kit';
import { Account } from './accounts/account.entity.ts';
import { AccountsAndSessions1763600000000 } from './migrations/1763600000000-accounts-and-sessions.ts';
import { CodesMailsPreferences1764000000000 } from './migrations/1764000000000-codes-mails-preferences.ts';
import { IndexesAtSize1764500000030 } from './migrations/1764500000030-indexes-at-size.ts';
import { KnownDevices1764600000000 } from './migrations/1764600000000-known-devices.ts';
import { AssistantSharesJob1767000000010 } from './migrations/1767000000010-assistant-shares-job.ts';
import { MailFailures1768000000000 } from './migrations/1768000000000-mail-failures.ts';
import { Origins1768100000020 } from './migrations/1768100000020-origins.ts';
import { LengthUnit1768600000000 } from './migrations/1768600000000-length-unit.ts';
import { ConfirmedSessions1769000000020 } from './migrations/1769000000020-confirmed-sessions.ts';
import { SessionsAsTheirUserSeesThem1769000000021 } from './migrations/1769000000021-sessions-as-their-user-sees-them.ts';
import { SecurityEvents1769000000022 } from './migrations/1769000000022-security-events.ts';
import { Session } from './sessions/session.entity.ts';

/** Entities and migrations of this service. */
export const authDatabase = {
  service: 'auth',
  entities: [Account, Session, Mail, OutboxEvent, InboxEvent],
  migrations: [
    AccountsAndSessions1763600000000,
    CodesMailsPreferences1764000000000,
    IndexesAtSize1764500000030,
    KnownDevices1764600000000,
    AssistantSharesJob1767000000010,
    MailFailures1768000000000,
    Origins1768100000020,
    LengthUnit1768600000000,
    ConfirmedSessions1769000000020,
    SessionsAsTheirUserSeesThem1769000000021,
    SecurityEvents1769000000022,
  ],
};

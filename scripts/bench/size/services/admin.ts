import { randomUUID } from 'node:crypto';
import {
  accountDeleted,
  adminRpcs,
  adminUserData,
  authEvents,
  findSignUpHints,
  listSignUpAttempts,
  readSignUpStats,
  readSignUpTrends,
  signUpAttempted,
} from '@printpartner/contracts';
import { readUserData } from '@printpartner/testing';
import { deletionOf } from '../deletion.ts';
import type { ServiceAtSize, Visit } from '../service-at-size.ts';
import { idOf, idSql, type Sizes } from '../sizes.ts';

const fillOldest = ({ others }: Sizes): string[] => [
  `insert into signup_attempts (id, at, email, email_hash, platform, success, ip, user_id)
    select gen_random_uuid(), now() - random() * interval '90.5 days', 'person' || n || '@print.example',
      md5('a' || n) || md5('b' || n), (array['web', 'mobile'])[1 + n % 2], n % 5 > 0,
      '10.' || n / 65536 % 256 || '.' || n / 256 % 256 || '.' || n % 256, ${idSql('user', 'n')}
    from generate_series(1, ${others}) n`,
  `insert into erased_emails select md5('c' || n) || md5('d' || n), now() - random() * interval '90.5 days'
    from generate_series(1, ${others}) n`,
  `insert into inbox_events (event_id, name, received_at)
    select gen_random_uuid(), 'auth.signup-attempted', now() - random() * interval '30 days'
    from generate_series(1, ${others}) n`,
];

/** The address of the nth attempt. */
const ipOf = (n: number) => `10.0.0.${n}`;

async function visit({ service: { call }, n, publishers, sweep }: Visit): Promise<void> {
  const userId = idOf('user', n);
  const { emailHash } = deletionOf(userId);
  await publishers['auth']?.publish(signUpAttempted, {
    attemptId: randomUUID(),
    at: new Date().toISOString(),
    email: `${userId}@print.example`,
    emailHash,
    platform: 'web',
    ip: '203.0.113.7',
    userId,
    errorMessage: null,
  });
  await publishers['auth']?.allAcknowledged();
  await call(readSignUpStats, {});
  const zone = 'America/New_York';
  const [, before] = await call(listSignUpAttempts, { zone, limit: 100 });
  for (const filter of [
    {},
    { platform: 'mobile' as const },
    { ip: ipOf(n) },
    { email: `person${n}@print.example` },
  ]) {
    await call(listSignUpAttempts, { zone, limit: 100, before: before?.id, ...filter });
    await call(readSignUpTrends, { zone, days: 7, ...filter });
  }
  await call(findSignUpHints, {});
  await readUserData(call, adminUserData, userId);
  await sweep('attempts/old-attempts.sweeper', 'OldAttemptsSweeper');
  await publishers['auth']?.publish(accountDeleted, deletionOf(userId));
  await publishers['auth']?.allAcknowledged();
}

export const atSize: ServiceAtSize = {
  service: 'admin',
  contracts: adminRpcs,
  settings: {},
  events: { auth: authEvents },
  fillOldest,
  fillNewest: () => [],
  // Trends and hints.
  spans: /^(with counted|select .*count\(.* from signup_attempts)/s,
  visit,
};

import { createHash, randomUUID } from 'node:crypto';
import { adminRpcs, authEvents, type EventPayload, signUpAttempted } from '@printpartner/contracts';
import { bootService, migrate } from '@printpartner/service-kit';
import { createTestDatabase, startEventTeller, startRedis, startServiceClient } from '@printpartner/testing';
import { AdminModule } from '../src/admin.module.ts';
import { adminDatabase } from '../src/database.ts';

type Attempt = EventPayload<typeof signUpAttempted>;

export const hashOf = (email: string): string => createHash('sha256').update(email).digest('hex');

/** A successful attempt from the web, unless told. */
export function anAttempt(changes: Partial<Attempt> = {}): Attempt {
  const email = changes.email ?? `maya.${randomUUID()}@example.com`;
  return {
    attemptId: randomUUID(),
    at: new Date().toISOString(),
    email,
    emailHash: hashOf(email),
    platform: 'web',
    ip: '203.0.113.7',
    userId: changes.errorMessage ? null : randomUUID(),
    errorMessage: null,
    ...changes,
  };
}

/** The admin service on a database and a Redis of its own, told of accounts as auth would tell it. */
export async function startAdmin() {
  const [database, redis] = await Promise.all([createTestDatabase({ service: 'admin' }), startRedis()]);
  await migrate({ ...adminDatabase, url: database.url });
  const app = await bootService({
    service: 'admin',
    module: AdminModule.with({ DATABASE_URL: database.url, REDIS_URL: redis.url, LOG_LEVEL: 'fatal' }),
    contracts: adminRpcs,
    redisUrl: redis.url,
  });
  const accounts = await startEventTeller({
    service: 'auth',
    database,
    redisUrl: redis.url,
    hearer: 'admin',
    events: authEvents,
  });
  const client = await startServiceClient(redis.url);
  return {
    app,
    database,
    accounts,
    call: client.call,
    async tried(...attempts: Attempt[]): Promise<void> {
      for (const attempt of attempts) await accounts.tell(signUpAttempted, attempt);
      await accounts.allHeard();
    },
    /** The totals are of all attempts, so each test counts from nothing. */
    async forgetAttempts(): Promise<void> {
      await database.query('truncate signup_attempts, signup_totals, erased_emails');
    },
    async stop() {
      await accounts.stop();
      await client.close();
      await app.close();
      await redis.stop();
      await database.close();
    },
  };
}
export type Admin = Awaited<ReturnType<typeof startAdmin>>;

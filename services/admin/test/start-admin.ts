import { createHash, randomUUID } from 'node:crypto';
import { adminRpcs, authEvents, type EventPayload, signUpAttempted } from '@printpartner/contracts';
import { startService } from '@printpartner/testing';
import { AdminModule } from '../src/admin.module.ts';
import { adminDatabase } from '../src/database.ts';

type Attempt = EventPayload<typeof signUpAttempted>;

export const hashOf = (email: string): string => createHash('sha256').update(email).digest('hex');

/** A successful attempt from the web by default. */
export function buildAttempt(overrides: Partial<Attempt> = {}): Attempt {
  const email = overrides.email ?? `maya.${randomUUID()}@example.com`;
  return {
    attemptId: randomUUID(),
    at: new Date().toISOString(),
    email,
    emailHash: hashOf(email),
    platform: 'web',
    ip: '203.0.113.7',
    userId: overrides.errorMessage ? null : randomUUID(),
    errorMessage: null,
    ...overrides,
  };
}

/** The admin service on its own database and Redis, with a publisher in place of the auth service. */
export async function startAdmin() {
  const service = await startService({
    database: adminDatabase,
    contracts: adminRpcs,
    module: (settings) => AdminModule.with(settings),
  });
  const { app, database, call, stop } = service;
  const accounts = await service.publisher('auth', authEvents);
  return {
    app,
    database,
    accounts,
    call,
    async recordAttempts(...attempts: Attempt[]): Promise<void> {
      for (const attempt of attempts) await accounts.publish(signUpAttempted, attempt);
      await accounts.allAcknowledged();
    },
    /** Totals count all attempts, so each test starts from zero. */
    async clearAttempts(): Promise<void> {
      await database.query('truncate signup_attempts, signup_totals, erased_emails');
    },
    stop,
  };
}
export type Admin = Awaited<ReturnType<typeof startAdmin>>;

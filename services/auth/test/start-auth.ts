import { createHash } from 'node:crypto';
import { authRpcs, type ClientOrigin, signUp } from '@printpartner/contracts';
import { openRedis } from '@printpartner/messaging';
import { bootService, migrate } from '@printpartner/service-kit';
import { createTestDatabase, startMailCatcher, startRedis, startServiceClient } from '@printpartner/testing';
import { AuthModule } from '../src/auth.module.ts';
import { authDatabase } from '../src/database.ts';
import type { AuthSettings } from '../src/env.ts';

let counter = 0;

/** An address that no test has used. */
export const someEmail = (name = 'maya'): string => `${name}.${(counter += 1)}@example.com`;

/** A client with an IP of its own. */
export function someOrigin(changes: Partial<ClientOrigin> = {}): ClientOrigin {
  counter += 1;
  const ip = `198.51.${Math.floor(counter / 250)}.${1 + (counter % 250)}`;
  return { ip, platform: 'web', userAgent: 'a browser', ...changes };
}

/** The auth service on a database, a Redis and a mail catcher of its own, asked through its queue. */
export async function startAuth(changes: Partial<AuthSettings> = {}) {
  const [database, redis, mailCatcher] = await Promise.all([
    createTestDatabase({ service: 'auth' }),
    startRedis(),
    startMailCatcher(),
  ]);
  await migrate({ ...authDatabase, url: database.url });
  const settings: AuthSettings = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    LOG_LEVEL: 'fatal',
    WEB_SIGNUP: 'flag',
    SHOW_RESET_CODE: 'false',
    CODE_SECRET: 'a secret of at least thirty-two letters',
    PUBLIC_URL: 'https://print.example',
    SMTP_URL: mailCatcher.smtpUrl,
    MAIL_FROM: 'Print Partner <no-reply@print.example>',
    ...changes,
  };
  const app = await bootService({
    service: 'auth',
    module: AuthModule.with(settings),
    contracts: authRpcs,
    redisUrl: redis.url,
  });
  const client = await startServiceClient(redis.url);
  const keys = openRedis(redis.url, 'blocking');

  const { call } = client;

  return {
    app,
    mailCatcher,
    redis: keys,
    call,
    /** Makes an account; gives its user and the session it opened. */
    async signUp(given: { email?: string; password?: string } = {}) {
      const form = { email: someEmail(), password: 'kiss-cut 14 pt', ...given };
      const opened = await call(signUp, { form, origin: someOrigin() });
      return { ...form, ...opened, tokenHash: hashToken(opened.token) };
    },
    rows: (sql: string, values?: unknown[]) => database.query(sql, values),
    async stop() {
      keys.disconnect();
      await client.close();
      await app.close();
      await Promise.all([redis.stop(), mailCatcher.stop(), database.close()]);
    },
  };
}
export type Auth = Awaited<ReturnType<typeof startAuth>>;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The error code of a call that is refused. @throws when it is not */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    const { reply } = error as { reply?: { code: string } };
    if (reply) return reply.code;
    throw error;
  }
  return 'none';
}

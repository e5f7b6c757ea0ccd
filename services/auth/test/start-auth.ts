import { createHash, randomBytes } from 'node:crypto';
import { authRpcs, type ClientOrigin, confirmSession, deleteAccount, signUp } from '@printpartner/contracts';
import { openRedis } from '@printpartner/messaging';
import { startMailCatcher, startService, uniqueEmail } from '@printpartner/testing';
import { AuthModule } from '../src/auth.module.ts';
import { authDatabase } from '../src/database.ts';
import type { AuthSettings } from '../src/env.ts';

let counter = 0;

/** A client with its own IP, in a /24 of its own. */
export function buildOrigin(overrides: Partial<ClientOrigin> = {}): ClientOrigin {
  counter += 1;
  const ip = `10.${Math.floor(counter / 250)}.${counter % 250}.7`;
  return { ip, platform: 'web', userAgent: 'a browser', ...overrides };
}

interface Confirming {
  user: { id: string };
  tokenHash: string;
  password: string;
}

/** The auth service on its own database, Redis and mail catcher, called through its queue. */
export async function startAuth(overrides: Partial<AuthSettings> = {}) {
  const mailCatcher = await startMailCatcher();
  const service = await startService({
    database: authDatabase,
    contracts: authRpcs,
    module: (settings) =>
      AuthModule.with({
        ...settings,
        WEB_SIGNUP: 'flag',
        SHOW_RESET_CODE: 'false',
        CODE_SECRET: 'a secret of at least thirty-two letters',
        PUBLIC_URL: 'https://print.example',
        SMTP_URL: mailCatcher.smtpUrl,
        MAIL_FROM: 'Print Partner <no-reply@print.example>',
        ...overrides,
      }),
  });
  const { call, database } = service;
  const redis = openRedis(service.redis.url, 'blocking');
  const confirm = ({ user, tokenHash, password }: Confirming) =>
    call(confirmSession, { form: { password }, tokenHash, origin: buildOrigin() }, user.id);
  return {
    get app() {
      return service.app;
    },
    mailCatcher,
    redis,
    call,
    /** Creates an account; returns its user and session. */
    async signUp(given: { email?: string; password?: string } = {}) {
      const form = { email: uniqueEmail(), password: 'kiss-cut 14 pt', ...given };
      const opened = await call(signUp, { form, origin: buildOrigin() });
      return { ...form, ...opened, tokenHash: hashToken(opened.token) };
    },
    /** Confirms the person's session with the password. */
    confirm,
    /** Deletes the account of a person who has just typed the password. */
    async deleteAccount(person: Confirming) {
      await confirm(person);
      await call(deleteAccount, { tokenHash: person.tokenHash }, person.user.id);
    },
    rows: (sql: string, values?: unknown[]) => database.query(sql, values),
    stopService: service.pause,
    startService: service.resume,
    async stop() {
      redis.disconnect();
      await service.stop();
      await mailCatcher.stop();
    },
  };
}
export type Auth = Awaited<ReturnType<typeof startAuth>>;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A browser's device mark, as the gateway passes it on. */
export const buildDeviceHash = (): string => hashToken(randomBytes(32).toString('base64url'));

/** The error code of a failed call; 'none' when it succeeds. */
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

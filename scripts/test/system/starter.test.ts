import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freePort } from '../../engines/ports.ts';
import { isRunning } from '../../processes/run-record.ts';
import { eventually } from '@printpartner/testing/e2e';
import { ApiUser } from './api-user.ts';
import { newDataDir, removeDataDir, Starter } from './running-system.ts';

const MINUTE_MS = 60_000;
const starters: Starter[] = [];

async function launch(settings?: Parameters<typeof Starter.launch>[0]): Promise<Starter> {
  const starter = await Starter.launch(settings);
  starters.push(starter);
  return starter;
}

describe('the starter', () => {
  let first: Starter;
  beforeAll(async () => {
    // jest sets NODE_ENV, a person does not.
    first = await launch({ env: { NODE_ENV: undefined } });
    await first.ready();
  }, 6 * MINUTE_MS);
  afterAll(async () => {
    await Promise.all(starters.map((starter) => starter.stop()));
    for (const { dataDir } of starters) removeDataDir(dataDir);
  }, 3 * MINUTE_MS);

  it('K1 runs the gateway, the services and their engines as processes of their own', () => {
    const names = first.processes().map(({ name }) => name);
    expect(names.toSorted()).toEqual([
      'admin',
      'alerts',
      'auth',
      'gateway',
      'mail',
      'postgres',
      'preflight',
      'projects',
      'redis',
    ]);
    expect(new Set(first.processes().map(({ pid }) => pid)).size).toBe(9);
  });

  it('K1 says where mails are read, on a page that only this machine can open', async () => {
    const mailUrl = first.told('mail') ?? '';
    expect(mailUrl).toMatch(/^http:\/\/localhost:\d+$/);
    const answer = await fetch(`${mailUrl}/email`);
    expect(Array.isArray(await answer.json())).toBe(true);
    expect(listenersOn(Number(new URL(mailUrl).port))).toEqual(['127.0.0.1']);
  });

  it('K1 makes an admin password and says it', async () => {
    expect(await adminStatus(first, first.told('admin password') ?? '')).toBe(200);
    expect(await adminStatus(first, 'something else')).toBe(401);
  });

  it('K4 tells each process its own secrets and nobody else', () => {
    const names = first.processes().map(({ name }) => name);
    const knowing = (setting: string) =>
      names.filter((name) => first.environmentOf(name)[setting]).toSorted();
    expect(knowing('ADMIN_PASSWORD')).toEqual(['gateway']);
    expect(knowing('CODE_SECRET')).toEqual(['auth']);
    const services = ['admin', 'alerts', 'auth', 'preflight', 'projects'];
    expect(knowing('DATABASE_URL')).toEqual(services);
    expect(new Set(services.map((name) => first.environmentOf(name)['DATABASE_URL'])).size).toBe(5);
    expect(knowing('SMTP_URL')).toEqual(services);
    expect(knowing('PUBLIC_URL')).toEqual(services);
    expect(first.environmentOf('auth')['PUBLIC_URL']).toBe(first.url);
    expect(knowing('NODE_ENV')).toEqual([]);
  });

  it.each([
    ['auth', 'projects.projects'],
    ['projects', 'alerts.project_alerts'],
    ['alerts', 'auth.accounts'],
  ])('K4 makes the services strangers in Postgres: %s cannot read %s', async (service, table) => {
    const db = new pg.Client({ connectionString: first.environmentOf(service)['DATABASE_URL'] ?? '' });
    await db.connect();
    await expect(db.query(`select * from ${table}`)).rejects.toThrow('permission denied for schema');
    await expect(db.query('select 1 from migrations')).resolves.toBeDefined();
    await db.end();
  });

  it.each(['projects', 'gateway', 'redis', 'postgres', 'mail'])(
    'K1 brings a killed %s back',
    async (name) => {
      const before = first.process(name);
      process.kill(before.pid, 'SIGKILL');
      await eventually(() => expect(first.process(name).pid).not.toBe(before.pid), {
        timeout: MINUTE_MS,
        interval: 100,
      });
      await eventually(async () => expect(await first.isReady()).toBe(true), {
        timeout: MINUTE_MS,
        interval: 100,
      });
    },
    3 * MINUTE_MS,
  );

  it('K1 says in one sentence that a port is taken, or is no port', async () => {
    const taken: Server = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => taken.listen(port, resolve));
    const starter = await launch({ port });
    expect(await starter.ended).toBe(1);
    taken.close();
    expect(starter.said.trim()).toBe(
      `Port ${port} is in use by another program. Choose another: PORT=${port + 1} npm start`,
    );
    const odd = await launch({ port: 99_999 });
    expect(await odd.ended).toBe(1);
    expect(odd.said.trim()).toBe('PORT must be a number from 1 to 65535, not "99999".');
  });

  it('K1 does not share a DATA_DIR', async () => {
    const other = await launch({ dataDir: first.dataDir });
    expect(await other.ended).toBe(1);
    expect(other.said).toMatch(/^Print Partner already runs on this DATA_DIR \(process \d+\)/);
    expect(await first.isReady()).toBe(true);
  });

  it(
    'K1 runs a second copy with settings of its own beside the first, and leaves nothing behind when asked to end',
    async () => {
      const dataDir = newDataDir();
      const passwordFile = join(dataDir, 'password');
      writeFileSync(passwordFile, 'chosen by the operator\n');
      const env = {
        ADMIN_PASSWORD_FILE: passwordFile,
        PUBLIC_URL: 'https://print.example',
        SMTP_URL: 'smtp://mail.print.example',
      };
      const second = await launch({ dataDir, env });
      await second.ready();
      expect([second.told('mail'), second.told('admin password')]).toEqual([undefined, undefined]);
      expect(second.environmentOf('gateway')).toMatchObject({
        ADMIN_PASSWORD: 'chosen by the operator',
        PUBLIC_URL: env.PUBLIC_URL,
      });
      const { PUBLIC_URL, SMTP_URL } = second.environmentOf('auth');
      expect({ PUBLIC_URL, SMTP_URL }).toEqual({ PUBLIC_URL: env.PUBLIC_URL, SMTP_URL: env.SMTP_URL });
      for (const { name } of second.processes())
        expect(second.environmentOf(name)).not.toHaveProperty('ADMIN_PASSWORD_FILE');
      const mine = await ApiUser.signUp(second.url);
      await expect(ApiUser.signIn(first.url, mine.email)).rejects.toThrow('401');
      const processes = second.processes();
      expect(await second.stop()).toBe(0);
      expect(processes.filter(isRunning)).toEqual([]);
      expect(await first.isReady()).toBe(true);
    },
    5 * MINUTE_MS,
  );

  it(
    'K1 clears what a killed starter left behind, and has lost nothing',
    async () => {
      const person = await ApiUser.signUp(first.url);
      const left = first.processes();
      const secretsBefore = first.environmentOf('auth');
      first.signal('SIGKILL');
      await first.ended;
      const again = await launch({ port: first.port, dataDir: first.dataDir });
      await again.ready();
      expect(again.told('mail')).toBe(first.told('mail'));
      expect(again.said).not.toContain('admin password');
      expect(await adminStatus(again, first.told('admin password') ?? '')).toBe(200);
      for (const name of ['CODE_SECRET', 'DATABASE_URL'])
        expect(again.environmentOf('auth')[name]?.replace(/:\d+\//, '/')).toBe(
          secretsBefore[name]?.replace(/:\d+\//, '/'),
        );
      expect(left.filter(isRunning)).toEqual([]);
      await expect(ApiUser.signIn(again.url, person.email)).resolves.toBeInstanceOf(ApiUser);
    },
    5 * MINUTE_MS,
  );
});

async function adminStatus(system: Starter, password: string): Promise<number> {
  const headers = { 'x-admin-password': password };
  return (await fetch(`${system.url}/api/admin/signup-stats`, { headers })).status;
}

/** Addresses on which somebody listens on the port, as Linux tells them: hexadecimal, lowest byte first. */
function listenersOn(port: number): string[] {
  const LISTEN = '0A';
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  return ['tcp', 'tcp6'].flatMap((family) =>
    readFileSync(`/proc/net/${family}`, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => state === LISTEN && local?.endsWith(`:${hexPort}`))
      .map(([, local = '']) => addressOf(local.slice(0, local.indexOf(':')))),
  );
}

const addressOf = (hex: string): string =>
  hex.length === 8 ? [...Buffer.from(hex, 'hex')].toReversed().join('.') : hex;

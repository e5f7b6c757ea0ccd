import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freePort } from '../engines/ports.ts';
import { isRunning } from '../processes/run-record.ts';
import { serviceNames } from '../start/services.ts';
import { eventually } from '@printpartner/testing/e2e';
import { ApiUser } from './api-user.ts';
import { newDataDir, removeDataDir, Starter, type StarterSettings } from './running-system.ts';

const MINUTE_MS = 60_000;
const starters: Starter[] = [];

async function launch(settings?: StarterSettings): Promise<Starter> {
  const starter = await Starter.launch(settings);
  starters.push(starter);
  return starter;
}

describe('npm start', () => {
  let first: Starter;
  beforeAll(async () => {
    // jest sets NODE_ENV; users don't.
    first = await launch({ env: { NODE_ENV: undefined } });
    await first.ready();
  }, 6 * MINUTE_MS);
  afterAll(async () => {
    await Promise.all(starters.map((starter) => starter.stop()));
    for (const { dataDir } of starters) removeDataDir(dataDir);
  }, 3 * MINUTE_MS);

  it('K1 runs the gateway, the services and their engines as separate processes', () => {
    const names = first.processes().map(({ name }) => name);
    expect(names.toSorted()).toEqual([...serviceNames(), 'gateway', 'mail', 'postgres', 'redis'].toSorted());
    expect(new Set(first.processes().map(({ pid }) => pid)).size).toBe(names.length);
  });

  it('K1 prints the address of the mail page, which is on the loopback address only', async () => {
    const mailUrl = first.printedValue('mail') ?? '';
    expect(mailUrl).toMatch(/^http:\/\/localhost:\d+$/);
    const answer = await fetch(`${mailUrl}/email`);
    expect(Array.isArray(await answer.json())).toBe(true);
    expect(listenersOn(Number(new URL(mailUrl).port))).toEqual(['127.0.0.1']);
  });

  it('K3 opens the port of the web app on loopback addresses only', () => {
    const found = listenersOn(first.port);
    expect(found).toContain('127.0.0.1');
    expect(['127.0.0.1', '::1']).toEqual(expect.arrayContaining(found));
  });

  it('K1 generates an admin password and prints it', async () => {
    expect(await adminStatus(first, first.printedValue('admin password') ?? '')).toBe(200);
    expect(await adminStatus(first, 'something else')).toBe(401);
  });

  it('K4 gives each secret only to the processes that need it', () => {
    const names = first.processes().map(({ name }) => name);
    const processesWith = (setting: string) =>
      names.filter((name) => first.environmentOf(name)[setting]).toSorted();
    expect(processesWith('ADMIN_PASSWORD')).toEqual(['gateway']);
    expect(processesWith('CODE_SECRET')).toEqual(['auth']);
    expect(processesWith('LINK_SECRET')).toEqual(['specs']);
    const services = serviceNames();
    expect(processesWith('DATABASE_URL')).toEqual(services);
    expect(new Set(services.map((name) => first.environmentOf(name)['DATABASE_URL'])).size).toBe(
      services.length,
    );
    expect(processesWith('SMTP_URL')).toEqual(['alerts', 'auth', 'specs']);
    expect(processesWith('PUBLIC_URL')).toEqual(['alerts', 'auth', 'specs']);
    expect(first.environmentOf('auth')['PUBLIC_URL']).toBe(first.url);
    expect(processesWith('NODE_ENV')).toEqual([]);
  });

  it.each([
    ['auth', 'projects.projects'],
    ['projects', 'alerts.project_alerts'],
    ['alerts', 'auth.accounts'],
  ])('K4 separates the services in Postgres: %s cannot read %s', async (service, table) => {
    const db = new pg.Client({ connectionString: first.environmentOf(service)['DATABASE_URL'] ?? '' });
    await db.connect();
    await expect(db.query(`select * from ${table}`)).rejects.toThrow('permission denied for schema');
    await expect(db.query('select 1 from migrations')).resolves.toBeDefined();
    await db.end();
  });

  it.each(['projects', 'gateway', 'redis', 'postgres', 'mail'])(
    'K1 restarts a killed %s',
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

  it('K1 prints one line when the port is in use or invalid', async () => {
    const server: Server = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, resolve));
    const starter = await launch({ port });
    expect(await starter.ended).toBe(1);
    server.close();
    expect(starter.output.trim()).toBe(
      `Port ${port} is in use by another program. Choose another: PORT=${port + 1} npm start`,
    );
    const invalid = await launch({ port: 99_999 });
    expect(await invalid.ended).toBe(1);
    expect(invalid.output.trim()).toBe('PORT must be a number from 1 to 65535, not "99999".');
  });

  it('K1 refuses a DATA_DIR in use', async () => {
    const other = await launch({ dataDir: first.dataDir });
    expect(await other.ended).toBe(1);
    expect(other.output).toMatch(/^Print Partner is already running in this DATA_DIR \(pid \d+\)/);
    expect(await first.isReady()).toBe(true);
  });

  it(
    'K1 runs a second instance with its own settings, and leaves no process behind when it ends',
    async () => {
      const dataDir = newDataDir();
      const passwordFile = join(dataDir, 'password');
      writeFileSync(passwordFile, 'chosen by the operator\n');
      const env = {
        ADMIN_PASSWORD_FILE: passwordFile,
        PUBLIC_URL: 'https://print.example',
        SMTP_URL: 'smtp://mail.print.example',
        OPENAI_API_KEY: 'a key of the operator',
      };
      const second = await launch({ dataDir, env });
      await second.ready();
      expect([second.printedValue('mail'), second.printedValue('admin password')]).toEqual([
        undefined,
        undefined,
      ]);
      expect(second.environmentOf('gateway')).toMatchObject({
        ADMIN_PASSWORD: 'chosen by the operator',
        PUBLIC_URL: env.PUBLIC_URL,
      });
      const { PUBLIC_URL, SMTP_URL } = second.environmentOf('auth');
      expect({ PUBLIC_URL, SMTP_URL }).toEqual({ PUBLIC_URL: env.PUBLIC_URL, SMTP_URL: env.SMTP_URL });
      for (const { name } of second.processes()) {
        const given = second.environmentOf(name);
        expect(given).not.toHaveProperty('ADMIN_PASSWORD_FILE');
        expect([name, given['OPENAI_API_KEY']]).toEqual([
          name,
          name === 'chat' ? env.OPENAI_API_KEY : undefined,
        ]);
      }
      await eventually(async () => {
        const config = await fetch(`${second.url}/api/config`);
        expect(await config.json()).toMatchObject({ assistant: 'model' });
      });
      const person = await ApiUser.signUp(second.url);
      await expect(ApiUser.signIn(first.url, person.email)).rejects.toThrow('401');
      const processes = second.processes();
      expect(await second.stop()).toBe(0);
      expect(processes.filter(isRunning)).toEqual([]);
      expect(await first.isReady()).toBe(true);
    },
    5 * MINUTE_MS,
  );

  it(
    'K1 stops processes of a killed starter and loses no data',
    async () => {
      const person = await ApiUser.signUp(first.url);
      const orphans = first.processes();
      const secretsBefore = first.environmentOf('auth');
      first.signal('SIGKILL');
      await first.ended;
      const again = await launch({ port: first.port, dataDir: first.dataDir });
      await again.ready();
      expect(again.printedValue('mail')).toBe(first.printedValue('mail'));
      expect(again.output).not.toContain('admin password');
      expect(await adminStatus(again, first.printedValue('admin password') ?? '')).toBe(200);
      for (const name of ['CODE_SECRET', 'DATABASE_URL'])
        expect(again.environmentOf('auth')[name]?.replace(/:\d+\//, '/')).toBe(
          secretsBefore[name]?.replace(/:\d+\//, '/'),
        );
      expect(orphans.filter(isRunning)).toEqual([]);
      await expect(ApiUser.signIn(again.url, person.email)).resolves.toBeInstanceOf(ApiUser);
    },
    5 * MINUTE_MS,
  );
});

async function adminStatus(system: Starter, password: string): Promise<number> {
  const headers = { 'x-admin-password': password };
  return (await fetch(`${system.url}/api/admin/signup-stats`, { headers })).status;
}

/** Addresses with a listener on the port. Linux gives them in hexadecimal, lowest byte first. */
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

const LOOPBACK_IPV6 = '00000000000000000000000001000000';

const addressOf = (hex: string): string =>
  hex === LOOPBACK_IPV6
    ? '::1'
    : hex.length === 8
      ? [...Buffer.from(hex, 'hex')].toReversed().join('.')
      : hex;

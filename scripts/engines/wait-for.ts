import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const PATIENCE_MS = 60_000;

async function until(isReady: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isReady().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what} did not answer within ${PATIENCE_MS / 1000} s`);
    await pause(40);
  }
}

/** Resolves once Postgres takes connections; it refuses them while it recovers from a crash. */
export function waitForPostgres(url: string): Promise<void> {
  return until(async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      return true;
    } finally {
      await client.end().catch(() => undefined);
    }
  }, 'Postgres');
}

/** Resolves once Redis answers a ping, which it refuses while it loads its file. */
export function waitForRedis(url: string): Promise<void> {
  const { hostname, port, password } = new URL(url);
  return until(
    () =>
      new Promise((resolve, reject) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(password ? `AUTH ${password}\r\nPING\r\n` : 'PING\r\n');
        });
        let heard = '';
        socket.setTimeout(1_000, () => socket.destroy(new Error('silence')));
        socket.on('error', reject);
        socket.on('close', () => resolve(false));
        socket.on('data', (chunk) => {
          heard += chunk.toString();
          if (heard.includes('+PONG')) resolve(true);
          if (heard.includes('+PONG') || heard.includes('-LOADING')) socket.destroy();
        });
      }),
    'Redis',
  );
}

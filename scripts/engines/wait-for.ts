import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { PlainError } from '../plain-error.ts';

const TIMEOUT_MS = 60_000;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html: class 28, invalid authorization. */
const WRONG_PASSWORD = /^28/;

async function until(isReady: () => Promise<boolean>, what: string, gone: AbortSignal): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await isReady().catch(falseUnlessPlain))) {
    gone.throwIfAborted();
    if (Date.now() > end) throw new PlainError(`${what}: timed out after ${TIMEOUT_MS / 1000} s`);
    await pause(40);
  }
}

function falseUnlessPlain(error: unknown): false {
  if (error instanceof PlainError) throw error;
  return false;
}

/** Resolves when Postgres accepts connections. It rejects them during crash recovery. */
export function waitForPostgres(url: string, gone: AbortSignal): Promise<void> {
  const isReady = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      return true;
    } catch (error) {
      if (error instanceof pg.DatabaseError && WRONG_PASSWORD.test(error.code ?? ''))
        throw new PlainError(
          'authentication failed: the database’s password is not the one in DATA_DIR/secrets.json',
        );
      throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  return until(isReady, 'Postgres', gone);
}

/** Resolves when Redis replies to PING. It replies with an error while loading its data. */
export function waitForRedis(url: string, gone: AbortSignal): Promise<void> {
  const { hostname, port, password } = new URL(url);
  return until(
    () =>
      new Promise((resolve, reject) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(password ? `AUTH ${password}\r\nPING\r\n` : 'PING\r\n');
        });
        let reply = '';
        socket.setTimeout(1_000, () => socket.destroy(new Error('timeout')));
        socket.on('error', reject);
        socket.on('close', () => resolve(false));
        socket.on('data', (chunk) => {
          reply += chunk.toString();
          if (reply.includes('+PONG')) resolve(true);
          if (reply.includes('+PONG') || reply.includes('-LOADING')) socket.destroy();
        });
      }),
    'Redis',
    gone,
  );
}

/** Resolves when the mail catcher's SMTP server and web page are up. */
export function waitForMail(smtpPort: number, webPort: number, gone: AbortSignal): Promise<void> {
  const isReady = async () => {
    // First what costs little to try again and again: it takes a second to start.
    if (!(await greets(smtpPort))) return false;
    const answer = await fetch(`http://127.0.0.1:${webPort}/healthz`, { signal: AbortSignal.timeout(1_000) });
    return answer.ok;
  };
  return until(isReady, 'The mail catcher', gone);
}

/** Whether an SMTP server sends its greeting. */
function greets(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(1_000, () => socket.destroy(new Error('timeout')));
    socket.on('error', reject);
    socket.on('close', () => resolve(false));
    socket.on('data', (chunk) => {
      resolve(chunk.toString().startsWith('220'));
      socket.end('QUIT\r\n');
    });
  });
}

import { randomInt } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { PlainError } from '../plain-error.ts';

function listen(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host }, () => server.close(() => resolve()));
  });
}

/** Whether the port is free on the loopback address. */
export const isPortFree = (port: number): Promise<boolean> =>
  listen(port, '127.0.0.1').then(
    () => true,
    () => false,
  );

/**
 * A free port of the loopback address, below the ephemeral range: an outgoing
 * connection could take an ephemeral port before its server listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_768);
    if (await isPortFree(port)) return port;
  }
}

/** Parses a port setting. @throws PlainError if it's invalid */
export function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new PlainError(`PORT must be a number from 1 to 65535, not "${text}".`);
}

/** @throws PlainError if the port is in use or not permitted on an address of the host, or this machine has none of them */
export async function assertPortFree(port: number, host: string): Promise<void> {
  let isHere = false;
  for (const address of await addressesOf(host)) {
    const code = await listen(port, address).then(() => undefined, codeOf);
    if (code === 'EADDRINUSE') {
      throw new PlainError(
        `Port ${port} is in use by another program. Choose another: PORT=${port + 1} npm start`,
      );
    }
    if (code === 'EACCES')
      throw new PlainError(`Permission denied for port ${port}. Choose a port above 1023.`);
    // A machine without IPv6 has no ::1.
    isHere ||= code === undefined;
  }
  if (!isHere) throw new PlainError(`HOST must be an address of this machine, not "${host}".`);
}

/** Those that the gateway listens on; none if the name has none. */
async function addressesOf(host: string): Promise<string[]> {
  if (host === 'localhost') return ['127.0.0.1', '::1'];
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}

const codeOf = (error: NodeJS.ErrnoException): string => error.code ?? 'unknown';

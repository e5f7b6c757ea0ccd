import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { PlainError } from '../plain-error.ts';

function listen(port: number, host?: string): Promise<void> {
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

/** @throws PlainError if the port is in use or not permitted */
export async function assertPortFree(port: number): Promise<void> {
  try {
    await listen(port);
  } catch (error) {
    const code = typeof error === 'object' && error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') {
      throw new PlainError(
        `Port ${port} is in use by another program. Choose another: PORT=${port + 1} npm start`,
      );
    }
    if (code === 'EACCES')
      throw new PlainError(`Permission denied for port ${port}. Choose a port above 1023.`);
    throw error;
  }
}

import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port of the loopback address that nobody listens on now. From below the
 * range that systems give to outgoing connections, which would take it before
 * its server listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_768);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A free port on the loopback address, below the ephemeral range so that no
 * outgoing connection takes it first.
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

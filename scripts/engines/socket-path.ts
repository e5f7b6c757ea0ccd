import { createServer } from 'node:net';

/** The shortest limit of the systems that we run on, macOS', with the byte at the end. */
const MAX_BYTES = 103;
/** What needs no escape in URLs and in the settings of Postgres and Redis. */
const PLAIN = /^[\w./-]+$/;

/**
 * Whether a Unix socket can be opened at this path, which not every file system allows. Where it can't, the processes use
 * the port.
 */
export async function isSocketPath(path: string): Promise<boolean> {
  if (process.platform === 'win32' || path.length > MAX_BYTES || !PLAIN.test(path)) return false;
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    // Closing it removes the file.
    server.listen(path, () => server.close(() => resolve(true)));
  });
}

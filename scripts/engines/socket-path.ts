/** The shortest limit of the systems that we run on, macOS', with the byte at the end. */
const MAX_BYTES = 103;
/** What needs no escape in URLs and in the settings of Postgres and Redis. */
const PLAIN = /^[\w./-]+$/;

/** Whether a Unix socket can be opened at this path. Where it can't, the processes use the port. */
export const isSocketPath = (path: string): boolean =>
  process.platform !== 'win32' && path.length <= MAX_BYTES && PLAIN.test(path);

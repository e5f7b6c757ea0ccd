import {
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  type WriteStream,
} from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Size of one file; with the kept ones, a process's logs take at most 60 MB. */
const ROTATE_BYTES = 10_000_000;
const KEPT_FILES = 5;
/** pino's level for warnings. */
const WARN = 40;
/** A line below it as pino writes it: nearly all lines, so that they aren't parsed. */
const ROUTINE = /^\{"level":[123]0,/;

interface LogLine {
  level?: number;
  msg?: string;
  err?: { message?: string };
  /** A request's status. */
  status?: number;
  event?: string;
}

/**
 * Writes a process's output to DATA_DIR/logs, and its warnings and errors to the console, too. A full file becomes
 * `<name>.log.1`, that one `.2` and so on, without losing a line.
 */
export class ProcessLog {
  readonly file: string;
  readonly #name: string;
  readonly #rotateBytes: number;
  /** Full files that are still being written to disk. */
  readonly #ending = new Set<Promise<void>>();
  #stream: WriteStream;
  #bytes: number;

  constructor(dataDir: string, name: string, rotateBytes = ROTATE_BYTES) {
    const folder = join(dataDir, 'logs');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#name = name;
    this.#rotateBytes = rotateBytes;
    this.file = join(folder, `${name}.log`);
    this.#stream = openLog(this.file);
    this.#bytes = statSync(this.file).size;
  }

  follow(output: Readable): void {
    let rest = '';
    const take = (text: string) => {
      const end = text.lastIndexOf('\n') + 1;
      if (end > 0) this.#write(rest + text.slice(0, end));
      rest = end > 0 ? text.slice(end) : rest + text;
    };
    output.setEncoding('utf8').on('data', take);
    output.on('end', () => {
      if (rest !== '') take('\n');
    });
  }

  /** Resolves when everything is on disk. */
  async end(): Promise<void> {
    await Promise.all([...this.#ending, ended(this.#stream)]);
  }

  /** @param lines whole ones, as many as have come at once */
  #write(lines: string): void {
    if (this.#bytes >= this.#rotateBytes) this.#rotate();
    if (!this.#stream.writable) this.#reopen();
    if (this.#stream.writable) this.#stream.write(lines);
    this.#bytes += Buffer.byteLength(lines);
    for (const line of lines.split('\n')) {
      const shown = consoleLine(line);
      if (shown) console.log(`[${this.#name}] ${shown}`);
    }
  }

  /** A stream ends at the first error, such as a full disk. Later there may be space again. */
  #reopen(): void {
    try {
      this.#stream = openLog(this.file);
      this.#bytes = statSync(this.file).size;
    } catch {
      // The next line tries again.
    }
  }

  /** What the full file's stream has not written yet follows the file to its new name. */
  #rotate(): void {
    // If the disk refuses, the next try comes after as many bytes again.
    this.#bytes = 0;
    try {
      for (let n = KEPT_FILES - 1; n > 0; n -= 1) renameIfThere(`${this.file}.${n}`, `${this.file}.${n + 1}`);
      renameIfThere(this.file, `${this.file}.1`);
      const next = openLog(this.file);
      const ending = ended(this.#stream).finally(() => this.#ending.delete(ending));
      this.#ending.add(ending);
      this.#stream = next;
    } catch (error) {
      console.log(`[${this.#name}] The log can't be rotated: ${(error as NodeJS.ErrnoException).code}`);
    }
  }
}

/** Opens at once, so that a rotation never renames a file that is about to be opened. */
function openLog(file: string): WriteStream {
  const stream = createWriteStream(file, { fd: openSync(file, 'a') });
  // A full disk must not end the system. The console still shows warnings and errors.
  stream.on('error', () => undefined);
  return stream;
}

const ended = (stream: WriteStream): Promise<void> =>
  new Promise((resolve) => {
    // Not `finish`: a stream that failed has only `close`.
    if (stream.closed) resolve();
    stream.once('close', resolve);
    stream.end();
  });

function renameIfThere(from: string, to: string): void {
  if (existsSync(from)) renameSync(from, to);
}

/** The console's version of a log line; undefined for routine lines and for lines that aren't our JSON. */
export function consoleLine(line: string): string | undefined {
  if (!line.startsWith('{') || ROUTINE.test(line)) return undefined;
  try {
    const { level = 0, msg, err, status, event }: LogLine = JSON.parse(line);
    // What clients cause are warnings in the log, but not worth a line on the console.
    const isOfClient = status !== undefined || event === 'client-error';
    const isRoutine = level < WARN || (level === WARN && isOfClient);
    return isRoutine ? undefined : [msg, err?.message].filter(Boolean).join(': ');
  } catch {
    return undefined;
  }
}

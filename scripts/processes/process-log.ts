import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const ROTATE_BYTES = 10_000_000;
/** pino's number for warnings. */
const WARN = 40;

interface LogLine {
  level?: number;
  msg?: string;
  err?: { message?: string };
  res?: unknown;
}

/** Keeps what a process says in DATA_DIR/logs, and shows its warnings and errors on the console. */
export class ProcessLog {
  readonly file: string;
  readonly #stream;
  readonly #name: string;

  constructor(dataDir: string, name: string) {
    const folder = join(dataDir, 'logs');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#name = name;
    this.file = join(folder, `${name}.log`);
    if (existsSync(this.file) && statSync(this.file).size > ROTATE_BYTES)
      renameSync(this.file, `${this.file}.1`);
    this.#stream = createWriteStream(this.file, { flags: 'a' });
    // A full disk must not end the product; the console still shows what is serious.
    this.#stream.on('error', () => undefined);
  }

  follow(output: Readable): void {
    createInterface(output).on('line', (line) => {
      if (this.#stream.writable) this.#stream.write(`${line}\n`);
      const shown = consoleLine(line);
      if (shown) console.log(`[${this.#name}] ${shown}`);
    });
  }

  /** Resolves when everything is on disk. */
  end(): Promise<void> {
    return new Promise((resolve) => this.#stream.end(() => resolve()));
  }
}

/** What a person needs to see of a log line; nothing of routine, and nothing of what is not our JSON. */
export function consoleLine(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const { level = 0, msg, err, res }: LogLine = JSON.parse(line);
    // A request that its sender got wrong is a warning in the log, and routine here.
    const isRoutine = level < WARN || (level === WARN && res !== undefined);
    return isRoutine ? undefined : [msg, err?.message].filter(Boolean).join(': ');
  } catch {
    return undefined;
  }
}

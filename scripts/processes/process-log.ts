import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const ROTATE_BYTES = 10_000_000;
/** pino's level for warnings. */
const WARN = 40;

interface LogLine {
  level?: number;
  msg?: string;
  err?: { message?: string };
  res?: unknown;
}

/** Writes a process's output to DATA_DIR/logs, and its warnings and errors to the console, too. */
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
    // A full disk must not end the system. The console still shows warnings and errors.
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

/** The console's version of a log line; undefined for routine lines and for lines that aren't our JSON. */
export function consoleLine(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const { level = 0, msg, err, res }: LogLine = JSON.parse(line);
    // Client errors are warnings in the log, but not worth a line on the console.
    const isRoutine = level < WARN || (level === WARN && res !== undefined);
    return isRoutine ? undefined : [msg, err?.message].filter(Boolean).join(': ');
  } catch {
    return undefined;
  }
}

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
}

/** Keeps what a process says in DATA_DIR/logs, and shows its warnings and errors on the console. */
export class ProcessLog {
  readonly file: string;
  readonly #stream;
  readonly #name: string;

  constructor(dataDir: string, name: string) {
    const folder = join(dataDir, 'logs');
    mkdirSync(folder, { recursive: true });
    this.#name = name;
    this.file = join(folder, `${name}.log`);
    if (existsSync(this.file) && statSync(this.file).size > ROTATE_BYTES)
      renameSync(this.file, `${this.file}.1`);
    this.#stream = createWriteStream(this.file, { flags: 'a' });
  }

  follow(output: Readable): void {
    createInterface(output).on('line', (line) => {
      this.#stream.write(`${line}\n`);
      const shown = consoleLine(line);
      if (shown) console.log(`[${this.#name}] ${shown}`);
    });
  }
}

/** What a person needs to see of a log line; nothing of routine, and nothing of what is not our JSON. */
export function consoleLine(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const { level = 0, msg, err }: LogLine = JSON.parse(line);
    if (level <= WARN) return undefined;
    return [msg, err?.message].filter(Boolean).join(': ');
  } catch {
    return undefined;
  }
}

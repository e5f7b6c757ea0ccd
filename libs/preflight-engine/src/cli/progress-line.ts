import { printable } from '../report/terminal/printable.ts';
import type { FileProgress } from './file-job.ts';

const ERASE = '\r\u001b[2K';

/** One progress line on standard error, only in an interactive terminal. */
export class ProgressLine {
  readonly isShown: boolean;
  readonly #stream: NodeJS.WriteStream;
  #isWritten = false;

  constructor(stream: NodeJS.WriteStream, isEnabled: boolean) {
    this.#stream = stream;
    this.isShown = isEnabled && stream.isTTY && process.env['TERM'] !== 'dumb';
  }

  show(file: string, { page, pages }: FileProgress): void {
    if (!this.isShown) return;
    const line = `Page ${page} of ${pages}: ${printable(file)}`;
    this.#stream.write(`${ERASE}${line.slice(0, this.#stream.columns - 1)}`);
    this.#isWritten = true;
  }

  clear(): void {
    if (this.#isWritten) this.#stream.write(ERASE);
    this.#isWritten = false;
  }
}

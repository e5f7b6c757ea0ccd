import { styleText } from 'node:util';
import { printable } from '../report/terminal/printable.ts';
import { type InspectCommand, commandIn } from './arguments.ts';
import type { ExitCode, FileReport, FileJob, FileProgress } from './file-job.ts';
import { Inspector } from './inspector.ts';
import { UsageError } from './job-options.ts';

const ERASE = '\r\u001b[2K';

/** Runs the command `preflight`. `compileCache` is the folder for compiled code. */
export async function main(args: string[], compileCache: string): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endQuietly);
  try {
    const command = commandIn(args, process.env);
    if (command === 'help' || command === 'version') {
      const { helpText, versionText } = await import('./help.ts');
      process.stdout.write(command === 'help' ? helpText : versionText());
      return;
    }
    process.exitCode = await inspectAll(command, new Inspector(compileCache));
  } catch (error) {
    const message = printable(error instanceof Error ? error.message : String(error)).replace(/\.?$/, '.');
    const hint = error instanceof UsageError ? ' See preflight --help.' : '';
    process.stderr.write(`preflight: ${message}${hint}\n`);
    process.exitCode = 2;
  }
}

async function inspectAll(command: InspectCommand, inspector: Inspector): Promise<ExitCode> {
  const { files, ...settings } = command;
  const isFull = command.mode === 'full' && command.output !== 'facts';
  const progress = new ProgressLine(process.stderr, isFull);
  process.on('SIGINT', () => {
    progress.clear();
    process.exit(130);
  });
  const color = styleText('red', 'x', { stream: process.stdout }) !== 'x';
  const look = { columns: process.stdout.columns || 80, color, reportsProgress: progress.isShown };
  const exitCodes: ExitCode[] = [];
  for (const [index, file] of files.entries()) {
    const job: FileJob = { file, ...settings, ...look };
    const { text, exitCode } = await inspector
      .inspect(job, (state) => progress.show(file, state))
      .catch((error: unknown) => afterFailure(job, error));
    progress.clear();
    process.stdout.write(command.output === 'text' && index > 0 ? `\n${text}` : text);
    exitCodes.push(exitCode);
  }
  await inspector.close();
  if (command.output === 'text' && files.length > 1) process.stdout.write(`\n${summaryOf(exitCodes)}`);
  return exitCodes.reduce((one, other) => (other > one ? other : one));
}

/** Reports a crashed thread as this file's error, so that the next file is still checked. */
async function afterFailure(job: FileJob, error: unknown): Promise<FileReport> {
  const [{ unreadableFileReport }, { unreadableFrom }] = await Promise.all([
    import('./check-file.ts'),
    import('./unreadable-file.ts'),
  ]);
  return unreadableFileReport(job, unreadableFrom(error));
}

/** The reader of the pipe, such as `head`, closed it. */
function endQuietly(error: NodeJS.ErrnoException): void {
  process.exit(error.code === 'EPIPE' ? (process.exitCode ?? 0) : 2);
}

/** A summary line for several files, such as `3 files: 2 without failures, 1 not ready for press.` */
function summaryOf(exitCodes: readonly ExitCode[]): string {
  const words = { 0: 'without failures', 1: 'not ready for press', 2: 'not checked' };
  const parts = ([0, 1, 2] as const).flatMap((code) => {
    const count = exitCodes.filter((one) => one === code).length;
    return count > 0 ? [`${count} ${words[code]}`] : [];
  });
  return `${exitCodes.length} files: ${parts.join(', ')}.\n`;
}

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

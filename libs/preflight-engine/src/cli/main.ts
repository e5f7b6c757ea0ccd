import { styleText } from 'node:util';
import { printable } from '../report/terminal/printable.ts';
import { type InspectOrder, orderIn, UsageError } from './arguments.ts';
import type { ExitCode, FileAnswer, FileJob } from './file-job.ts';
import { Inspector } from './inspector.ts';
import { ProgressLine } from './progress-line.ts';
import { tallyOf } from './tally.ts';

/** The command `preflight`. `compileCache` is the folder that may keep compiled code. */
export async function main(args: string[], compileCache: string): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endQuietly);
  try {
    const order = orderIn(args, process.env);
    if (order === 'help' || order === 'version') {
      const { helpText, versionText } = await import('./help.ts');
      process.stdout.write(order === 'help' ? helpText : versionText());
      return;
    }
    process.exitCode = await inspectAll(order, new Inspector(compileCache));
  } catch (error) {
    const message = printable(error instanceof Error ? error.message : String(error)).replace(/\.?$/, '.');
    const hint = error instanceof UsageError ? ' See preflight --help.' : '';
    process.stderr.write(`preflight: ${message}${hint}\n`);
    process.exitCode = 2;
  }
}

async function inspectAll(order: InspectOrder, inspector: Inspector): Promise<ExitCode> {
  const { files, ...wishes } = order;
  const isFull = order.mode === 'full' && order.output !== 'facts';
  const progress = new ProgressLine(process.stderr, isFull);
  process.on('SIGINT', () => {
    progress.clear();
    process.exit(130);
  });
  const color = styleText('red', 'x', { stream: process.stdout }) !== 'x';
  const look = { columns: process.stdout.columns || 80, color, tellProgress: progress.isShown };
  const exitCodes: ExitCode[] = [];
  for (const [index, file] of files.entries()) {
    const job: FileJob = { file, ...wishes, ...look };
    const { text, exitCode } = await inspector
      .inspect(job, (state) => progress.show(file, state))
      .catch((error: unknown) => afterFailure(job, error));
    progress.clear();
    process.stdout.write(order.output === 'text' && index > 0 ? `\n${text}` : text);
    exitCodes.push(exitCode);
  }
  await inspector.close();
  if (order.output === 'text' && files.length > 1) process.stdout.write(`\n${tallyOf(exitCodes)}`);
  return exitCodes.reduce((one, other) => (other > one ? other : one));
}

/** What ends the thread is told as the file's own fault, and the next file is looked at. */
async function afterFailure(job: FileJob, error: unknown): Promise<FileAnswer> {
  const [{ unreadableAnswer }, { unreadableBecause }] = await Promise.all([
    import('./answers.ts'),
    import('./unreadable-file.ts'),
  ]);
  return unreadableAnswer(job, unreadableBecause(error));
}

/** Whoever read us, such as `head`, has seen enough. */
function endQuietly(error: NodeJS.ErrnoException): void {
  process.exit(error.code === 'EPIPE' ? (process.exitCode ?? 0) : 2);
}

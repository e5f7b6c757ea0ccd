import type { ExitCode } from './file-job.ts';

/** A summary line for several files, such as `3 files: 2 without failures, 1 not ready for press.` */
export function tallyOf(exitCodes: readonly ExitCode[]): string {
  const words = { 0: 'without failures', 1: 'not ready for press', 2: 'not checked' };
  const parts = ([0, 1, 2] as const).flatMap((code) => {
    const count = exitCodes.filter((one) => one === code).length;
    return count > 0 ? [`${count} ${words[code]}`] : [];
  });
  return `${exitCodes.length} files: ${parts.join(', ')}.\n`;
}

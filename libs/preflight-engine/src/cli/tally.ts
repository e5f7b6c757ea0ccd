import type { ExitCode } from './file-job.ts';

/** Of several files, how they fared: a line, such as `3 files: 2 in which nothing failed, 1 not fit for print.` */
export function tallyOf(exitCodes: readonly ExitCode[]): string {
  const words = { 0: 'in which nothing failed', 1: 'not fit for print', 2: 'that could not be checked' };
  const parts = ([0, 1, 2] as const).flatMap((code) => {
    const count = exitCodes.filter((one) => one === code).length;
    return count > 0 ? [`${count} ${words[code]}`] : [];
  });
  return `${exitCodes.length} files: ${parts.join(', ')}.\n`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { eventually } from '@printpartner/testing';
import { pdfOf, square } from './pdf-bytes.ts';
import type { Preflight } from './start-preflight.ts';

const paused = new Set<number>();

/** Processes that look at files for this one. */
export const children = (): number[] =>
  readdirSync('/proc/self/task')
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' '))
    .filter((pid) => pid !== '' && commandOf(pid).includes('analysis.child'))
    .map(Number);

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // It has ended in between.
    return '';
  }
}

/**
 * Stops the one process that looks at files. The next file is handed to it and
 * stays under way, without a word of progress, until `resumeAnalysis`: no file
 * has to be long enough for what a test does meanwhile.
 */
export async function pauseAnalysis(preflight: Preflight): Promise<void> {
  // The process starts with its first file, and stands ready after it.
  await preflight.ended(await preflight.submit(pdfOf([square])));
  await preflight.idle();
  const pid = await eventually(() => {
    const [only, ...others] = children();
    if (only === undefined || others.length > 0) throw new Error(`${others.length} too many, or none`);
    return only;
  });
  process.kill(pid, 'SIGSTOP');
  paused.add(pid);
}

export function resumeAnalysis(): void {
  const alive = children();
  for (const pid of paused) if (alive.includes(pid)) process.kill(pid, 'SIGCONT');
  paused.clear();
}

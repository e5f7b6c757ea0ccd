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

/** Stops all of them where they are, until `resumeAnalysis`. */
export function stopAnalysis(): void {
  for (const pid of children()) {
    process.kill(pid, 'SIGSTOP');
    paused.add(pid);
  }
}

/**
 * Stops who looks at files before there is one. The next file is handed over
 * and stays under way, without a word of progress, until `resumeAnalysis`: no
 * file has to be long enough for what a test does meanwhile.
 */
export async function pauseAnalysis(preflight: Preflight): Promise<void> {
  // The process starts with its first file, and stands ready after it.
  await preflight.ended(await preflight.submit(pdfOf([square])));
  await preflight.idle();
  await eventually(() => {
    if (children().length !== 1) throw new Error(`${children().length} processes look at files`);
  });
  stopAnalysis();
}

export function resumeAnalysis(): void {
  const alive = children();
  for (const pid of paused) if (alive.includes(pid)) process.kill(pid, 'SIGCONT');
  paused.clear();
}

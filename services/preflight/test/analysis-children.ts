import { readdirSync, readFileSync } from 'node:fs';
import { eventually } from '@printpartner/testing';
import { pdfOf, SQUARE } from './pdf-bytes.ts';
import type { Preflight } from './start-preflight.ts';

const paused = new Set<number>();

/** Pids of this process's children that run a program. */
export const childrenRunning = (program: string): number[] =>
  readdirSync('/proc/self/task')
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' '))
    .filter((pid) => pid !== '' && commandOf(pid).includes(program))
    .map(Number);

/** Pids of this process's analysis children. */
export const children = (): number[] => childrenRunning('analysis.child');

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // The process ended meanwhile.
    return '';
  }
}

/** Suspends all children until `resumeAnalysis`. */
export function stopAnalysis(): void {
  for (const pid of children()) {
    process.kill(pid, 'SIGSTOP');
    paused.add(pid);
  }
}

/**
 * Suspends the analysis child before its next file. That file stays under way,
 * without progress, until `resumeAnalysis`, so a test needs no large file to
 * have time for its steps.
 */
export async function pauseAnalysis(preflight: Preflight): Promise<void> {
  // The child starts with the first file and is reused for the next.
  await preflight.ended(await preflight.submit(pdfOf([SQUARE])));
  await preflight.idle();
  await eventually(() => {
    if (children().length !== 1) throw new Error(`${children().length} children instead of 1`);
  });
  stopAnalysis();
}

export function resumeAnalysis(): void {
  const alive = children();
  for (const pid of paused) if (alive.includes(pid)) process.kill(pid, 'SIGCONT');
  paused.clear();
}

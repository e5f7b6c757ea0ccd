import { readFileSync } from 'node:fs';

/** Clock ticks of /proc, on every Linux. */
const MS_PER_TICK = 10;

/** A process and those it has started, by id. */
export function familyOf(pid: number): number[] {
  const found = [pid];
  for (const member of found) found.push(...childrenOf(member));
  return found;
}

/** User and system time of a process, of those it has started, and of those of them that have ended, ms; NaN without /proc. */
export function cpuMsOf(pid: number): number {
  if (read(`/proc/${pid}/stat`) === '') return Number.NaN;
  const ticks = familyOf(pid).map((member) => {
    const [user, system, endedUser, endedSystem] = statOf(member).slice(11, 15);
    return (user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0);
  });
  return ticks.reduce((sum, one) => sum + one, 0) * MS_PER_TICK;
}

/** User and system time of the processes that this one has started and that have ended, ms; NaN without /proc. */
export function endedCpuMs(): number {
  const [user, system] = statOf(process.pid).slice(13, 15);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * MS_PER_TICK;
}

/** The fields after the name, which may contain spaces; the first two aren't numbers. See proc(5). */
const statOf = (pid: number): number[] =>
  (read(`/proc/${pid}/stat`).split(') ')[1] ?? '').split(' ').map(Number);

const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** Peak resident memory, MB of 1,000,000 bytes; 0 for a process that has exited. */
export const peakMbOf = (pid: number): number =>
  (Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024) / 1e6;

/**
 * Memory of a process and of those it has started, MB of 1,000,000 bytes: proportional set sizes, so that a page that
 * several share counts once; NaN without /proc.
 */
export function memoryMbOf(pid: number): number {
  const kB = familyOf(pid).map((member) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${member}/smaps_rollup`))?.[1]),
  );
  return (kB.reduce((sum, one) => sum + one, 0) * 1024) / 1e6;
}

/** Empty if the process has exited in the meantime. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

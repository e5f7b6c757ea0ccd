import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Identifies a process. The start time tells it apart from a later process with the same pid. */
export interface RecordedProcess {
  name: string;
  pid: number;
  startedAt: string;
}

export interface Run {
  starter: RecordedProcess;
  children: RecordedProcess[];
}

/** When the process started, in the system's format; undefined if it isn't running. */
export function startTimeOf(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name may contain spaces and parentheses, so fields count from after it: state is the 3rd, start time the 22nd.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  return (
    spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || undefined
  );
}

export function recordOf(name: string, pid: number): RecordedProcess {
  return { name, pid, startedAt: startTimeOf(pid) ?? '' };
}

/** Whether this very process is running. */
export function isRunning({ pid, startedAt }: RecordedProcess): boolean {
  return startedAt !== '' && startTimeOf(pid) === startedAt;
}

export function readRun(file: string): Run | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const run: Run = JSON.parse(readFileSync(file, 'utf8'));
    return run;
  } catch {
    return undefined;
  }
}

export function writeRun(file: string, run: Run): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(run, null, 2));
  renameSync(draft, file);
}

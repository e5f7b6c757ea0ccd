import { inheritedEnv } from '../processes/inherited-env.ts';
import type { ProcessDefinition } from '../processes/process-definition.ts';
import { inProject } from '../project-root.ts';
import { programOf } from './services.ts';

/**
 * One of our own processes. It reports over its IPC channel when it's ready.
 *
 * @param youngMb half of the space for new objects, MB. By default it grows to 16, which keeps 8 MB more in each process than
 * 4 do; with 1, collecting them takes a tenth of a call (measured).
 */
export function nodeProcess(
  name: string,
  folder: string,
  graceSeconds: number,
  env: NodeJS.ProcessEnv,
  youngMb = 4,
): ProcessDefinition {
  return {
    name,
    command: process.execPath,
    args: [`--max-semi-space-size=${youngMb}`, inProject(programOf(folder))],
    cwd: inProject(folder),
    env: { ...inheritedEnv(), SHUTDOWN_GRACE_SECONDS: String(graceSeconds), ...env },
    stopSignal: 'SIGTERM',
    // It exits by itself when the grace is over, unless it hangs.
    stopTimeoutMs: (graceSeconds + 1) * 1_000,
  };
}

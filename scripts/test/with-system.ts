import { chmodSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataDir } from '../engines/postgres-home.ts';
import { onEndRequest } from '../processes/end-signals.ts';
import { endOneShots } from '../processes/one-shot.ts';
import { Supervisor } from '../processes/supervisor.ts';

export interface TestSystem {
  dataDir: string;
  /** Tells of the supervisor of what the tests run against. */
  onSupervisor: (supervisor: Supervisor) => void;
}

const say = (line: string) => console.log(line);
const ends = new Set<() => Promise<void>>();

/** Gives tests a DATA_DIR and a system on it, and ends and removes both, also when the run is ended. */
export async function withSystem<T>(work: (system: TestSystem) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'print-partner-test-'));
  // Postgres, which does not run as root, must get in; what is secret in it is closed by itself.
  chmodSync(dataDir, 0o755);
  let supervisor = new Supervisor({ dataDir, runFile: join(dataDir, 'run.json'), say });
  const end = async () => {
    ends.delete(end);
    await supervisor.stop();
    removeDataDir(dataDir);
  };
  ends.add(end);
  try {
    return await work({ dataDir, onSupervisor: (started) => (supervisor = started) });
  } finally {
    await end();
  }
}

/** Makes Ctrl-C and the like end the tests and everything that was started for them. */
export function endTestsOnRequest(): void {
  onEndRequest(
    () => void stop().finally(() => process.exit(130)),
    () => process.exit(130),
  );
}

async function stop(): Promise<void> {
  await Promise.all([endOneShots(), ...[...ends].map((end) => end())]);
}

import { chmodSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataDir } from '../engines/postgres-home.ts';
import { onEndRequest } from '../processes/end-signals.ts';
import { endOneShots } from '../processes/one-shot.ts';
import { Supervisor } from '../processes/supervisor.ts';

export interface TestSystem {
  dataDir: string;
  /** Registers the supervisor of the system under test, so that it's stopped at the end. */
  onSupervisor: (supervisor: Supervisor) => void;
}

const log = (line: string) => console.log(line);
const ends = new Set<() => Promise<void>>();

/** Gives tests a temporary DATA_DIR. Stops the system and removes the folder at the end, even if the run is interrupted. */
export async function withSystem<T>(work: (system: TestSystem) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'print-partner-test-'));
  // When run as root, Postgres runs as another user, which must be able to enter. Secret files have their own permissions.
  chmodSync(dataDir, 0o755);
  let supervisor = new Supervisor({ dataDir, runFile: join(dataDir, 'run.json'), log });
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

/** Stops the tests and their systems on Ctrl-C and termination signals. */
export function stopTestsOnSignals(): void {
  onEndRequest(
    () => void stop().finally(() => process.exit(130)),
    () => process.exit(130),
  );
}

async function stop(): Promise<void> {
  await Promise.all([endOneShots(), ...[...ends].map((end) => end())]);
}

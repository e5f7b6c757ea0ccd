import { join } from 'node:path';
import { PlainError } from '../plain-error.ts';
import { isRunning, readRun } from '../processes/run-record.ts';

/** The gateway handles it in `gateway/src/admin/admin-attempts.ts`. */
const UNLOCK_SIGNAL = 'SIGUSR2';

/** Makes the gateway of the running system forget the wrong admin passwords that were tried. @throws PlainError */
export function unlockAdmin(dataDir: string): void {
  const gateway = readRun(join(dataDir, 'run.json'))?.children.find(
    (child) => child.name === 'gateway' && isRunning(child),
  );
  if (!gateway) throw new PlainError(`No system is running in ${dataDir}. Set DATA_DIR as for npm start.`);
  process.kill(gateway.pid, UNLOCK_SIGNAL);
}

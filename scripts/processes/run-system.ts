import { endWith } from '../plain-error.ts';
import { onEndRequest } from './end-signals.ts';
import { endOneShots } from './one-shot.ts';
import type { Supervisor } from './supervisor.ts';

/**
 * Starts a system, runs it until this process should end, then stops it in
 * order. A second Ctrl-C kills it.
 *
 * @param start passes on its supervisor as soon as it exists, so that an unfinished start can be stopped
 */
export async function runSystem(
  start: (onSupervisor: (supervisor: Supervisor) => void) => Promise<void>,
): Promise<void> {
  let supervisor: Supervisor | undefined;
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    await Promise.all([endOneShots(), supervisor?.stop()]);
  };
  onEndRequest(
    () => {
      console.log('Stopping…');
      void stop().finally(() => process.exit(0));
    },
    () => {
      supervisor?.kill();
      process.exit(130);
    },
  );
  process.on('uncaughtException', (error) => {
    console.error(error);
    void stop().finally(() => process.exit(1));
  });
  try {
    await start((started) => (supervisor = started));
  } catch (error) {
    // Stopping makes an unfinished start fail; that's no error.
    if (isStopping) return;
    await stop();
    endWith(error);
  }
}

import { endWith } from '../plain-error.ts';
import { onEndRequest } from './end-signals.ts';
import { endOneShots } from './one-shot.ts';
import type { Supervisor } from './supervisor.ts';

/**
 * The life of a starter: brings a system up and keeps it until asked to end,
 * then ends it in order. A second Ctrl-C ends it at once.
 *
 * @param start tells of its supervisor as soon as there is one, so that a start can be ended half-way
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
    // An error during the stop is its own doing: something that was being started is being ended.
    if (isStopping) return;
    await stop();
    endWith(error);
  }
}

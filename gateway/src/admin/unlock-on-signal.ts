import { type INestApplicationContext, Logger } from '@nestjs/common';
import { describeError } from '@printpartner/messaging';
import { AdminAttempts } from './admin-attempts.ts';

/** Sent by `npm run admin:unlock`, and to a container by `docker-compose kill -s USR2 gateway`. */
const UNLOCK_SIGNAL = 'SIGUSR2';

/** Lets whoever may signal this process, on the machine, forget the wrong admin passwords that strangers tried. */
export function unlockOnSignal(app: INestApplicationContext): void {
  const attempts = app.get(AdminAttempts);
  const logger = new Logger(AdminAttempts.name);
  process.on(UNLOCK_SIGNAL, () => {
    void attempts.unlock().then(
      () => logger.log('Attempts at the admin password cleared'),
      (error: unknown) => logger.warn(describeError(error)),
    );
  });
}

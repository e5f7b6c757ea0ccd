import { AppError } from '@printpartner/messaging';
import type { Request } from 'express';

/**
 * Gives an upload up that brings nothing for so long, and ends its connection once that has been said.
 *
 * @returns ends the watch
 */
export function endWhenIdle(request: Request, idleMs: number, giveUp: (error: AppError) => void): Disposable {
  const timer = setTimeout(() => {
    request.res?.set('connection', 'close');
    giveUp(new AppError('request.timed_out', { userMessage: 'The upload stood still for too long.' }));
  }, idleMs);
  const goOn = () => timer.refresh();
  request.on('data', goOn);
  return {
    [Symbol.dispose]() {
      clearTimeout(timer);
      request.off('data', goOn);
    },
  };
}

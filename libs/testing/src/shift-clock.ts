import { jest } from '@jest/globals';

/** Makes this process's clock wrong by `ms`, and stops it until `jest.useRealTimers`. Its timers and Postgres's clock stay right. */
export function shiftClock(ms: number): void {
  const doNotFake = [
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'setImmediate',
    'clearImmediate',
  ] as const;
  const timers = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const;
  jest.useFakeTimers({ now: Date.now() + ms, doNotFake: [...doNotFake, ...timers] });
}

import { describe, expect, it } from '@jest/globals';
import { type EndedRun, RestartPauses } from './restart-pauses.ts';

const killed: EndedRun = { ranMs: 4_000, wasReady: true };
const failed: EndedRun = { ranMs: 500, wasReady: false };
const pausesAfter = (...runs: EndedRun[]): number[] => {
  const pauses = new RestartPauses();
  return runs.map((run) => pauses.after(run));
};

describe('RestartPauses', () => {
  it('K1 restarts a process that was ready within a second, however often it is killed', () => {
    expect(pausesAfter(killed, killed, killed, killed, killed, killed)).toEqual([
      200, 400, 800, 1_000, 1_000, 1_000,
    ]);
  });

  it('K1 waits up to ten seconds while a process ends before it is ready', () => {
    expect(pausesAfter(failed, failed, failed, failed, failed, failed, failed, failed)).toEqual([
      200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000,
    ]);
  });

  it('K1 restarts a process within a second when it was ready after failed starts', () => {
    const starts = Array.from({ length: 7 }, () => failed);
    expect(pausesAfter(...starts, killed).at(-1)).toBe(1_000);
  });

  it('K1 counts a crash after 30 s as the first', () => {
    expect(pausesAfter(killed, killed, { ranMs: 30_001, wasReady: true }, killed)).toEqual([
      200, 400, 200, 400,
    ]);
  });
});

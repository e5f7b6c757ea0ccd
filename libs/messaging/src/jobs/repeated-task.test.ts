import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { until } from '@printpartner/testing/e2e';
import { currentCall } from '@printpartner/tracing';
import { RepeatedTask } from './repeated-task.ts';

const tasks: RepeatedTask[] = [];
afterEach(async () => {
  await Promise.all(tasks.splice(0).map((task) => task.stop()));
});

function startTask(run: (signal: AbortSignal) => Promise<unknown>, everyMs = 1): RepeatedTask {
  const task = new RepeatedTask('demo', everyMs, run);
  tasks.push(task);
  task.start();
  return task;
}

describe('RepeatedTask', () => {
  test.each([
    ['rejects', () => Promise.reject(new Error('broken'))],
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
  ])('runs again after a run that %s', async (_how, fail) => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    let runs = 0;
    startTask(() => {
      runs += 1;
      return runs === 1 ? fail() : Promise.resolve();
    });
    await until(() => runs >= 3, 'the task runs on');
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });

  test('K8 runs outside the call that nudges it', async () => {
    const seen: unknown[] = [];
    const task = startTask(async () => seen.push(currentCall.getStore()), 60_000);
    await until(() => seen.length === 1, 'the first run');
    currentCall.run({ requestId: 'nudging-call' }, () => task.nudge());
    await until(() => seen.length === 2, 'the nudged run');
    expect(seen).toEqual([undefined, undefined]);
  });

  test('never overlaps its runs, and runs once more for any number of nudges', async () => {
    const gates: PromiseWithResolvers<void>[] = [];
    const task = startTask(() => {
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      return gate.promise;
    }, 60_000);
    task.nudge();
    task.nudge();
    expect(gates).toHaveLength(1);
    gates[0]?.resolve();
    await until(() => gates.length === 2, 'the nudged run has started');
    gates[1]?.resolve();
    await task.stop();
    expect(gates).toHaveLength(2);
  });

  test('aborts the signal of the current run when it is stopped, and not before', async () => {
    const gate = Promise.withResolvers<void>();
    let given: AbortSignal | undefined;
    const task = startTask((signal) => {
      given = signal;
      return gate.promise;
    });
    expect(given?.aborted).toBe(false);
    const stopped = task.stop();
    expect(given?.aborted).toBe(true);
    gate.resolve();
    await stopped;
  });

  test('stops after the current run', async () => {
    const gate = Promise.withResolvers<void>();
    let runs = 0;
    const task = startTask(() => {
      runs += 1;
      return gate.promise;
    });
    let isStopped = false;
    const stopped = task.stop().then(() => (isStopped = true));
    task.nudge();
    await new Promise(setImmediate);
    expect(isStopped).toBe(false);
    gate.resolve();
    await stopped;
    expect(runs).toBe(1);
  });
});

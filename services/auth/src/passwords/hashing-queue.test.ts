import { describe, expect, it } from '@jest/globals';
import { HashingQueue } from './hashing-queue.ts';

/** Work that ends on demand, and what has started so far. */
function controlled(queue: HashingQueue, count: number) {
  const begun: number[] = [];
  const end: (() => void)[] = [];
  const done = Array.from({ length: count }, (_, i) =>
    queue.run(() => {
      begun.push(i);
      return new Promise<number>((resolve) => end.push(() => resolve(i)));
    }),
  );
  return { begun, end, done };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('HashingQueue', () => {
  it('A2 runs two at a time in order', async () => {
    const { begun, end, done } = controlled(new HashingQueue(), 5);
    await settle();
    expect(begun).toEqual([0, 1]);
    end.shift()?.();
    await settle();
    expect(begun).toEqual([0, 1, 2]);
    while (begun.length < 5 || end.length > 0) {
      end.shift()?.();
      await settle();
    }
    expect(await Promise.all(done)).toEqual([0, 1, 2, 3, 4]);
  });

  it('A2 continues after failed work', async () => {
    const queue = new HashingQueue();
    const failing = Array.from({ length: 4 }, () => queue.run(() => Promise.reject(new Error('no memory'))));
    await Promise.allSettled(failing);
    await expect(queue.run(async () => 'done')).resolves.toBe('done');
  });

  it('A2 queued work whose caller has given up isn’t started', async () => {
    const queue = new HashingQueue();
    const { begun, end, done } = controlled(queue, 2);
    const giveUp = new AbortController();
    const given = queue.run(async () => begun.push(9), giveUp.signal);
    const patient = queue.run(async () => 'done', new AbortController().signal);
    giveUp.abort(new Error('too late'));
    await expect(given).rejects.toThrow('too late');
    while (end.length > 0) {
      end.shift()?.();
      await settle();
    }
    await Promise.all(done);
    expect(await patient).toBe('done');
    expect(begun).toEqual([0, 1]);
    const late = queue.run(async () => 'begun at once', AbortSignal.abort());
    await expect(late).resolves.toBe('begun at once');
  });

  it('A2 refuses work when 200 are waiting', async () => {
    const queue = new HashingQueue();
    const { end, done } = controlled(queue, 202);
    await settle();
    await expect(queue.run(async () => 'late')).rejects.toThrow('system.busy');
    while (end.length > 0) {
      end.shift()?.();
      await settle();
    }
    await Promise.all(done);
  });
});

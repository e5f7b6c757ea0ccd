import { describe, expect, it } from '@jest/globals';
import { HashingQueue } from './hashing-queue.ts';

/** Work that ends when it is told to, and what has begun so far. */
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
  it('A2 runs two at a time, in the order they came', async () => {
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

  it('A2 goes on after work that fails', async () => {
    const queue = new HashingQueue();
    const failing = Array.from({ length: 4 }, () => queue.run(() => Promise.reject(new Error('no memory'))));
    await Promise.allSettled(failing);
    await expect(queue.run(async () => 'done')).resolves.toBe('done');
  });

  it('A2 refuses when 200 wait already', async () => {
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

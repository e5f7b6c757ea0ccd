// oxlint-disable-next-line import/no-unassigned-import -- sets globals
import '../testing/device-storage.ts';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { enqueue, pendingWrites, registerSender, startOutbox, watchOutbox } from './outbox.ts';
import { usePendingWrites } from './pending-writes.ts';
import type { NewWrite, QueuedWrite, SendResult } from './queued-write.ts';
import { wipeUser } from '../storage/wipe-device.ts';

let stop = () => {};

afterEach(async () => {
  stop();
  await wipeUser('maya');
});

const write = (title: string, subjects: string[] = [], userId = 'maya'): NewWrite => ({
  userId,
  kind: 'test',
  title,
  subjects,
  payload: { title },
});

/** Answers each try with the next result of its title, then with `sent`. */
function sendWith(results: Record<string, SendResult[]> = {}): QueuedWrite[] {
  const tries: QueuedWrite[] = [];
  registerSender('test', (item) => {
    tries.push(item);
    return Promise.resolve(results[item.title]?.shift() ?? 'sent');
  });
  return tries;
}

const titles = (writes: readonly QueuedWrite[]) => writes.map(({ title }) => title);

describe('outbox', () => {
  it('S7 sends what waits in order, each with its own key, and leaves nothing', async () => {
    const tries = sendWith();
    await enqueue(write('a'));
    await enqueue(write('b'));
    expect(titles(await pendingWrites('maya'))).toEqual(['a', 'b']);
    stop = startOutbox('maya');
    await enqueue(write('c'));
    await waitFor(() => expect(titles(tries)).toEqual(['a', 'b', 'c']));
    await waitFor(async () => expect(await pendingWrites('maya')).toEqual([]));
    expect(new Set(tries.map(({ key }) => key)).size).toBe(3);
  });

  it('S7 keeps later writes of a subject behind one that failed, sends others, and repeats with the same key', async () => {
    const tries = sendWith({ a: ['later'] });
    await enqueue(write('a', ['project:1']));
    await enqueue(write('b', ['project:1', 'sheet:1']));
    await enqueue(write('c', ['sheet:1']));
    await enqueue(write('d', ['project:2']));
    stop = startOutbox('maya');
    await waitFor(() => expect(titles(tries)).toEqual(['a', 'd']));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(titles(tries)).toEqual(['a', 'd', 'a', 'b', 'c']));
    expect(tries[2]?.key).toBe(tries[0]?.key);
  });

  it('S7 sends nothing of another user', async () => {
    const tries = sendWith();
    await enqueue(write('hers'));
    await enqueue(write('his', [], 'noor'));
    stop = startOutbox('noor');
    await waitFor(async () => expect(await pendingWrites('noor')).toEqual([]));
    expect(titles(tries)).toEqual(['his']);
    expect(titles(await pendingWrites('maya'))).toEqual(['hers']);
  });

  it('S7 takes a database that fails for unknown and not for empty, and tries again', async () => {
    const tries = sendWith();
    await enqueue(write('a'));
    const onPause = jest.fn();
    watchOutbox({ onPause, onSentElsewhere: jest.fn() });
    const read = jest.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('damaged', 'DataError');
    });
    try {
      stop = startOutbox('maya');
      const { result } = renderHook(() => usePendingWrites());
      await waitFor(() => expect(result.current.titles).toEqual([expect.stringContaining('can’t read')]));
      expect(onPause).not.toHaveBeenCalled();
    } finally {
      read.mockRestore();
    }
    await waitFor(() => expect(titles(tries)).toEqual(['a']), { timeout: 5000 });
  });
});

import { describe, expect, it } from '@jest/globals';
import type { QueuedSession } from './analysis-leases.repository.ts';
import { passedBy, turnsOf } from './fair-queue.ts';

const SECOND_MS = 1_000;

/** `name` is the source's name and the file's number: `hog 2`. Times are in seconds. */
function session(
  name: string,
  submittedAt: number,
  { state = 'waiting', servedAt }: { state?: 'waiting' | 'working'; servedAt?: number } = {},
): QueuedSession {
  return {
    id: name,
    fileKey: name,
    source: name.split(' ')[0] ?? '',
    state,
    createdAt: new Date(submittedAt * SECOND_MS),
    servedAt: servedAt === undefined ? null : new Date(servedAt * SECOND_MS),
  };
}
const running = (name: string, submittedAt: number) =>
  session(name, submittedAt, { state: 'working', servedAt: submittedAt });
const ranks = (turns: ReturnType<typeof turnsOf>) => turns.map(({ id, rank }) => `${id}: ${rank}`);

describe('turns', () => {
  it('F5 turnsOf counts the unfinished files of the same source only', () => {
    const sessions = [running('hog 1', 0), session('hog 2', 1), session('hog 3', 2), session('maya 1', 3)];
    expect(ranks(turnsOf(sessions))).toEqual(['hog 2: 2', 'hog 3: 3', 'maya 1: 1']);
  });

  const passed = (sessions: QueuedSession[], name: string) => {
    const turns = turnsOf(sessions);
    const next = turns.find(({ id }) => id === name);
    return next && passedBy(next, turns).map(({ id }) => id);
  };

  it('F5 passedBy finds the next file of a source that has waited for longer behind its own slow file', () => {
    const own = session('hog 7', 1, { servedAt: 20 });
    const [slow, next] = [running('maya 1', 5), session('maya 2', 6, { servedAt: 5 })];
    expect(passed([slow, next, session('maya 3', 7, { servedAt: 5 }), own], 'hog 7')).toEqual(['maya 2']);
    const late = session('maya 2', 25, { servedAt: 5 });
    expect(passed([slow, own, late], 'hog 7')).toEqual([]);
  });

  it('F5 passedBy puts the source first that has waited longest, whichever submitted its file first', () => {
    const own = session('hog 7', 1, { servedAt: 20 });
    const before = [running('maya 1', 5), running('dan 1', 5)];
    const [maya, dan] = [session('maya 2', 9), session('dan 2', 8)];
    expect(passed([...before, dan, maya, own], 'hog 7')).toEqual(['dan 2', 'maya 2']);
    const served = session('dan 2', 8, { servedAt: 10 });
    expect(passed([...before, served, maya, own], 'hog 7')).toEqual(['maya 2', 'dan 2']);
  });
});

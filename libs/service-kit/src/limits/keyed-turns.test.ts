import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { type EndTurn, KeyedTurns } from './keyed-turns.ts';

const build = () => new KeyedTurns({ atOnce: 2, waiting: 5 });

/** Waits for a turn, and notes when it begins. */
function waitFor(turns: KeyedTurns, begun: string[], name: string, weight = 1, signal?: AbortSignal) {
  const turn = turns.wait('maya', weight, signal);
  void turn.then((end) => begun.push(end ? name : `not ${name}`));
  return turn;
}

describe('turns of a key', () => {
  it('K3 turns of a key begin at once up to their number, whatever other keys do', async () => {
    const turns = build();
    expect([turns.begin('maya'), turns.begin('maya')]).not.toContain(null);
    expect(turns.begin('maya')).toBeNull();
    expect(turns.begin('dan')).not.toBeNull();
    expect(await turns.wait('dan')).not.toBeNull();
  });

  it('K3 turns of a key pass to who waits longest', async () => {
    const turns = build();
    const [first, second] = [turns.begin('maya'), turns.begin('maya')];
    const begun: string[] = [];
    const third = waitFor(turns, begun, 'third');
    void waitFor(turns, begun, 'fourth');
    await nextTurn();
    expect(begun).toEqual([]);
    second?.();
    await nextTurn();
    expect(begun).toEqual(['third']);
    (await third)?.();
    first?.();
    await nextTurn();
    expect(begun).toEqual(['third', 'fourth']);
    expect(turns.begin('maya')).not.toBeNull();
    expect(turns.begin('maya')).toBeNull();
  });

  it('K3 turns of a key are refused beyond what may wait, and what left waits no longer', async () => {
    const turns = build();
    const first = turns.begin('maya');
    turns.begin('maya');
    const begun: string[] = [];
    const leaving = new AbortController();
    void waitFor(turns, begun, 'heavy', 4, leaving.signal);
    void waitFor(turns, begun, 'light');
    expect(await turns.wait('maya')).toBeNull();
    leaving.abort();
    await nextTurn();
    expect(begun).toEqual(['not heavy']);
    void waitFor(turns, begun, 'heavy again', 4);
    expect(await turns.wait('maya', 1, AbortSignal.abort())).toBeNull();
    first?.();
    await nextTurn();
    expect(begun).toEqual(['not heavy', 'light']);
  });

  it('K3 of a signal that aborts when its turn has begun stay', async () => {
    const turns = build();
    const ends: (EndTurn | null)[] = [turns.begin('maya'), turns.begin('maya')];
    const leaving = new AbortController();
    const waits = turns.wait('maya', 1, leaving.signal);
    ends[0]?.();
    leaving.abort();
    ends.push(await waits);
    expect(turns.begin('maya')).toBeNull();
    ends[1]?.();
    ends[2]?.();
    expect([turns.begin('maya'), turns.begin('maya')]).not.toContain(null);
  });
});

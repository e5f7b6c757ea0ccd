import { expect, it } from '@jest/globals';
import type { RpcClient } from '@printpartner/messaging';
import type { Caller } from '../http/caller.ts';
import { PreflightPoller } from './preflight-poller.ts';

const caller: Caller = {
  requestId: 'request',
  userId: undefined,
  tokenHash: undefined,
  origin: { ip: '203.0.113.7', platform: 'web', userAgent: '' },
};

const states = [
  { state: 'waiting', page: 0, pages: 0 },
  { state: 'working', page: 1, pages: 2 },
  { state: 'done', page: 2, pages: 2 },
];

/** A poller whose reads return these states one after the other, and how often it has read. */
function pollerOf(answers: readonly unknown[]) {
  const reads: unknown[] = [];
  const call = async (_: unknown, input: unknown) => {
    const answer = answers[Math.min(reads.length, answers.length - 1)];
    reads.push(input);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { poller: new PreflightPoller({ call } as unknown as RpcClient), reads };
}

async function followed(poller: PreflightPoller, { owner = 'user:maya', signal = never } = {}) {
  const seen = [];
  for await (const { state } of poller.follow('session', owner, caller, signal)) seen.push(state);
  return seen;
}
const never = new AbortController().signal;

it('F3 followers of one session share its reads, and both see every state', async () => {
  const { poller, reads } = pollerOf(states);
  const both = await Promise.all([followed(poller), followed(poller)]);
  expect(both).toEqual([
    ['waiting', 'working', 'done'],
    ['waiting', 'working', 'done'],
  ]);
  expect(reads).toHaveLength(3);
});

it('F3 a follower that leaves does not end the polling of another', async () => {
  const { poller } = pollerOf(states);
  const leaving = new AbortController();
  const first = followed(poller, { signal: leaving.signal });
  const second = followed(poller);
  leaving.abort();
  await first;
  expect((await second).at(-1)).toBe('done');
});

it('F3 owners do not share reads, though they name the same session', async () => {
  const { poller, reads } = pollerOf([states[2]]);
  await Promise.all([followed(poller), followed(poller, { owner: 'visitor:x' })]);
  expect(reads).toEqual([
    { sessionId: 'session', owner: 'user:maya' },
    { sessionId: 'session', owner: 'visitor:x' },
  ]);
});

it('F3 polling stops with its last follower, and a failed read reaches all followers', async () => {
  const idle = pollerOf([states[0]]);
  await followed(idle.poller, { signal: AbortSignal.timeout(150) });
  const { length } = idle.reads;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(idle.reads).toHaveLength(length);

  const broken = pollerOf([states[0], new Error('outage')]);
  const both = await Promise.allSettled([followed(broken.poller), followed(broken.poller)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

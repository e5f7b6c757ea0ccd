// oxlint-disable-next-line import/no-unassigned-import -- sets globals
import '../testing/device-storage.ts';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { errorCodes, projectPatch, routes, withKnownKeys } from '@printpartner/contracts';
import { waitFor } from '@testing-library/dom';
import { expectUser } from '../api/expected-user.ts';
import { wipeUser } from '../storage/wipe-device.ts';
import { startSending } from './calls.ts';
import { pendingWrites } from './outbox.ts';
import { projectSubject, write } from './write.ts';

type Contract = Pick<typeof routes.patchProject.body, 'safeParse'>;

/** What the gateway of the release before takes: a project can't be archived yet. */
const previous = withKnownKeys(projectPatch.omit({ archived: true }));

const realFetch = globalThis.fetch;
const events = { onRefused: jest.fn(), onHeld: jest.fn(), onSent: jest.fn(), onLostSession: jest.fn() };
let contract: Contract;
let taken: unknown[] = [];
let stop = () => {};

/** Takes what the contract takes, and answers the rest as the gateway does. */
function answer(body: unknown): [number, object] {
  const read = contract.safeParse(body);
  if (read.success) {
    taken.push(read.data);
    return [200, { id: 7 }];
  }
  const isUnknown = read.error.issues.some(({ code }) => code === 'unrecognized_keys');
  const code = isUnknown ? 'request.unknown_field' : 'request.invalid';
  return [errorCodes[code].status, { code, detail: read.error.issues[0]?.message }];
}

beforeEach(() => {
  jest.clearAllMocks();
  taken = [];
  expectUser('maya');
  globalThis.fetch = jest.fn<typeof fetch>(async (_url, init) => {
    const [status, body] = answer(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
    const text = async () => JSON.stringify(body);
    const response = { ok: status < 400, status, statusText: '', headers: new Headers(), text };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
    return response as unknown as Response;
  });
  stop = startSending('maya', events);
});

afterEach(async () => {
  stop();
  expectUser(undefined);
  globalThis.fetch = realFetch;
  await wipeUser('maya');
});

const change = (body: { archived?: boolean; due_date?: string }) =>
  write(
    {
      route: 'PATCH /api/projects/:id',
      params: { id: '7' },
      body,
      title: 'archiving “Harbor”',
      subjects: [projectSubject('7')],
    },
    () => 'assumed',
  );
const titlesLeft = async () => (await pendingWrites('maya')).map(({ title }) => title);
const tryAgain = () => window.dispatchEvent(new Event('online'));

it('S7 a write with a field that an older gateway refuses is kept, shown, and arrives once the gateway is upgraded', async () => {
  contract = previous;
  expect(await change({ archived: true })).toBe('assumed');
  expect(await titlesLeft()).toEqual(['archiving “Harbor”']);
  tryAgain();
  await waitFor(() => expect(events.onHeld.mock.calls).toEqual([['archiving “Harbor”']]));
  expect(await titlesLeft()).toEqual(['archiving “Harbor”']);
  expect([taken, events.onRefused.mock.calls]).toEqual([[], []]);

  contract = routes.patchProject.body;
  tryAgain();
  await waitFor(async () => expect(await titlesLeft()).toEqual([]));
  expect(taken).toEqual([{ archived: true }]);
  expect(events.onHeld).toHaveBeenCalledTimes(1);
});

it('S7 a write that the gateway understands and refuses is not kept', async () => {
  contract = routes.patchProject.body;
  await expect(change({ due_date: 'soon' })).rejects.toMatchObject({ status: 422 });
  expect(await titlesLeft()).toEqual([]);
});

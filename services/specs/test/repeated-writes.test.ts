import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  clearSpecDraft,
  createSpecSheet,
  deleteSpecSheet,
  listSpecSheets,
  patchSpecSheet,
  saveSpecDraft,
  specSlots,
} from '@printpartner/contracts';
import { refusal, type Specs, startSpecs } from './start-specs.ts';

let specs: Specs;
beforeAll(async () => {
  specs = await startSpecs();
});
afterAll(() => specs.stop());

const buildKey = () => ({ key: randomUUID(), requestHash: 'a' });

/** Sends a write twice one after the other, then three times at once. @returns its answer, always the same */
async function repeatedly<Answer>(send: (idempotency: ReturnType<typeof buildKey>) => Promise<Answer>) {
  const idempotency = buildKey();
  const first = await send(idempotency);
  const others = await Promise.all(Array.from({ length: 3 }, () => send(idempotency)));
  for (const other of others) expect(JSON.stringify(other)).toBe(JSON.stringify(first));
  return first;
}

it('S7 repeated writes of sheets and drafts have one effect and the same answer', async () => {
  const user = randomUUID();
  const slot = specSlots.custom;
  const form = { kind: 'custom', name: 'Postcard', data: { flatSize: '6 × 9 in' } } as const;
  // Without an id, only the key keeps a second sheet from being made.
  const { id } = await repeatedly((key) => specs.callOnce(createSpecSheet, form, user, key));
  const listed = async () => (await specs.call(listSpecSheets, {}, user)).sheets;
  expect(await listed()).toMatchObject([{ id, revision: 1 }]);
  const patch = { name: 'Postcard 2' };
  await repeatedly((key) => specs.callOnce(patchSpecSheet, { id, patch }, user, key));
  expect(await listed()).toMatchObject([{ id, revision: 2, name: 'Postcard 2' }]);
  // The second time, there would be nothing to delete.
  await repeatedly((key) => specs.callOnce(deleteSpecSheet, { id }, user, key));
  expect(await listed()).toEqual([]);
  const filled = await repeatedly((key) => {
    const draft = { data: { flatSize: '4 × 6 in' }, revision: 0 };
    return specs.callOnce(saveSpecDraft, { slot, form: draft }, user, key);
  });
  expect(filled.revision).toBe(1);
  expect(await repeatedly((key) => specs.callOnce(clearSpecDraft, { slot }, user, key))).toMatchObject({
    revision: 2,
  });
  await specs.deleteAccount(user);
  const left = await specs.database.query('select 1 from idempotency_keys where user_id = $1', [user]);
  expect(left).toEqual([]);
});

it('S7 a deleted sheet leaves no answer that tells of it, and its repeated creation doesn’t bring it back', async () => {
  const user = randomUUID();
  const [id, creation] = [randomUUID(), buildKey()];
  const form = { id, kind: 'custom', name: 'Postcard', data: { flatSize: '6 × 9 in' } } as const;
  const create = () => specs.callOnce(createSpecSheet, form, user, creation);
  await create();
  await specs.callOnce(patchSpecSheet, { id, patch: { name: 'Secret' } }, user, buildKey());
  await specs.callOnce(deleteSpecSheet, { id }, user, buildKey());
  const answers = await specs.database.query('select answer from idempotency_keys where user_id = $1', [
    user,
  ]);
  expect(answers.filter(({ answer }) => answer !== null)).toEqual([{ answer: '{"success":true}' }]);
  await expect(create()).rejects.toEqual(refusal('specs.not_found'));
  expect((await specs.call(listSpecSheets, {}, user)).sheets).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  chooseQuote,
  clearSpecDraft,
  createQuote,
  createSpecSheet,
  createVendor,
  deleteQuote,
  deleteSpecSheet,
  deleteVendor,
  listSpecSheets,
  listVendors,
  mailShare,
  markQuotesSeen,
  patchQuote,
  patchShare,
  patchSpecSheet,
  patchVendor,
  readSheetQuotes,
  revokeShare,
  saveSpecDraft,
  setTypedQuoteFile,
  shareNewVersion,
  shareSheet,
  specSlots,
  undoChoice,
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

it('S10 repeated writes of vendors, links, quotes and choices have one effect and the same answer', async () => {
  const user = randomUUID();
  specs.addresses.set(user, 'maya@example.com');
  const sheet = await specs.call(createSpecSheet, { kind: 'custom', name: 'Postcard', data: {} }, user);
  const others = async () => specs.call(readSheetQuotes, { id: sheet.id }, user);
  // Without an id, only the key keeps a second row from being made.
  const vendor = await repeatedly((key) => specs.callOnce(createVendor, { name: 'Ace' }, user, key));
  const patch = { name: 'Ace Print', email: 'ace@example.com' };
  await repeatedly((key) => specs.callOnce(patchVendor, { id: vendor.id, patch }, user, key));
  const form = { sheet_id: sheet.id, vendor: { id: vendor.id } };
  const link = await repeatedly((key) => specs.callOnce(shareSheet, { ...form, send_mail: true }, user, key));
  expect((await others()).links).toMatchObject([{ id: link.id, url: link.url }]);
  expect(await specs.database.query('select ref from mails where ref like $1', [`${link.id}%`])).toHaveLength(
    1,
  );
  await specs.call(patchSpecSheet, { id: sheet.id, patch: { data: { flatSize: '6 × 9 in' } } }, user);
  const offer = { id: link.id, form: {} };
  await repeatedly((key) => specs.callOnce(shareNewVersion, offer, user, key));
  await specs.database.query("update vendor_links set mailed_at = now() - interval '2 hours'");
  // The second time, an hour would not have passed.
  await repeatedly((key) => specs.callOnce(mailShare, { id: link.id }, user, key));
  await repeatedly((key) => specs.callOnce(patchShare, { id: link.id, patch: { closed: true } }, user, key));
  const lines = [{ quantity: 5_000, price_cents: 185_000 }];
  const quote = await repeatedly((key) => specs.callOnce(createQuote, { ...form, lines }, user, key));
  await repeatedly((key) => specs.callOnce(patchQuote, { id: quote.id, patch: { lines } }, user, key));
  expect((await others()).quotes).toMatchObject([{ id: quote.id, revision: 2 }]);
  const choice = { id: quote.id, form: { revision: 2, quantity: 5_000 } };
  await repeatedly((key) => specs.callOnce(chooseQuote, choice, user, key));
  await repeatedly((key) => specs.callOnce(undoChoice, { id: quote.id }, user, key));
  const seen = { quotes: [{ id: quote.id, revision: 2 }] };
  await repeatedly((key) => specs.callOnce(markQuotesSeen, seen, user, key));
  await repeatedly((key) => specs.callOnce(setTypedQuoteFile, { id: quote.id, file: null }, user, key));
  await repeatedly((key) => specs.callOnce(revokeShare, { id: link.id }, user, key));
  const answers = await specs.database.query('select answer from idempotency_keys where user_id = $1', [
    user,
  ]);
  // Whoever reads the database opens no link.
  for (const { answer } of answers) expect(answer).not.toContain('/v/');
  // The second time, there would be nothing to delete.
  await repeatedly((key) => specs.callOnce(deleteQuote, { id: quote.id }, user, key));
  await repeatedly((key) => specs.callOnce(deleteVendor, { id: vendor.id }, user, key));
});

it('S10 a deleted quote, vendor or sheet leaves no answer that tells of it, and none is created again', async () => {
  const user = randomUUID();
  const sheet = await specs.call(createSpecSheet, { kind: 'custom', name: 'Postcard', data: {} }, user);
  const lines = [{ quantity: 5_000, price_cents: 185_000 }];
  const vendor = { id: randomUUID(), name: 'Ace' };
  const keys = [buildKey(), buildKey(), buildKey()] as const;
  const form = { id: randomUUID(), sheet_id: sheet.id, vendor, lines };
  const writes = [
    () => specs.callOnce(createVendor, vendor, user, keys[0]),
    () => specs.callOnce(createQuote, form, user, keys[1]),
    () => specs.callOnce(shareSheet, { sheet_id: sheet.id, vendor }, user, keys[2]),
  ] as const;
  for (const write of writes) await write();
  await specs.call(deleteVendor, { id: vendor.id }, user);
  await expect(writes[0]()).rejects.toEqual(refusal('quotes.vendor_not_found'));
  await specs.call(deleteSpecSheet, { id: sheet.id }, user);
  await expect(writes[1]()).rejects.toEqual(refusal('quotes.not_found'));
  await expect(writes[2]()).rejects.toEqual(refusal('quotes.share_not_found'));
  expect((await specs.call(listVendors, {}, user)).vendors).toEqual([]);
});

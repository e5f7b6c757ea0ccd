import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  answerVendorLink,
  chooseQuote,
  createQuote,
  createSpecSheet,
  listSpecSheets,
  markQuotesSeen,
  readSheetQuotes,
  revokeShare,
  shareSheet,
} from '@printpartner/contracts';
import { countsOf } from '@printpartner/spec-sheet/quotes';
import { type Specs, startSpecs } from './start-specs.ts';

let specs: Specs;
beforeAll(async () => {
  specs = await startSpecs();
});
afterAll(() => specs.stop());

it('S8 S10 the list of sheets counts who was asked, who answered and what is new, of its own user', async () => {
  const [user, stranger] = [randomUUID(), randomUUID()];
  const sheetOf = (owner: string, name: string) =>
    specs.call(createSpecSheet, { kind: 'custom', name, data: { quantity: '5,000' } }, owner);
  const [sheet, plain] = [await sheetOf(user, 'Gala postcard'), await sheetOf(user, 'Flyer')];
  const vendor = () => ({ id: randomUUID(), name: 'Vendor', email: '' });
  const lines = [{ quantity: 5_000, price_cents: 185_000 }];
  const share = async (owner: string, sheet_id: string, isAnswered: boolean) => {
    const { id, url } = await specs.call(shareSheet, { sheet_id, vendor: vendor() }, owner);
    const token = url.slice(url.lastIndexOf('/') + 1);
    if (isAnswered)
      await specs.call(answerVendorLink, { token, viewerId: null, form: { version: 1, lines } });
    return id;
  };
  const countsIn = async (owner: string, sheetId: string) => {
    const { sheets } = await specs.call(listSpecSheets, {}, owner);
    const counts = sheets.find(({ id }) => id === sheetId)?.quotes;
    // The sheet's own screen counts what it shows.
    if (counts) expect(countsOf(await specs.call(readSheetQuotes, { id: sheetId }, owner))).toEqual(counts);
    return counts;
  };

  await share(stranger, (await sheetOf(stranger, 'Theirs')).id, true);
  expect(await countsIn(user, sheet.id)).toBeUndefined();
  const [first, answered, waiting] = [
    await share(user, sheet.id, true),
    await share(user, sheet.id, true),
    await share(user, sheet.id, false),
  ];
  await specs.call(createQuote, { sheet_id: sheet.id, vendor: vendor(), lines }, user);
  const counts = { asked: 3, answered: 2, typed: 1, fresh: 2, chosen: null };
  expect(await countsIn(user, sheet.id)).toEqual(counts);
  expect(await countsIn(user, plain.id)).toBeUndefined();

  const { quotes } = await specs.call(readSheetQuotes, { id: sheet.id }, user);
  const quote = quotes.find(({ link_id: link }) => link === first);
  await specs.call(revokeShare, { id: waiting }, user);
  await specs.call(revokeShare, { id: answered }, user);
  const { id = '', revision = 0 } = quote ?? {};
  await specs.call(markQuotesSeen, { quotes: [{ id, revision }] }, user);
  await specs.call(chooseQuote, { id, form: { revision, quantity: 5_000 } }, user);
  expect(await countsIn(user, sheet.id)).toEqual({ ...counts, asked: 2, fresh: 1, chosen: 'Vendor' });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  answerVendorLink,
  createQuote,
  createSpecSheet,
  patchQuote,
  patchSpecSheet,
  readSheetQuotes,
  type RpcInput,
  shareNewVersion,
  shareSheet,
} from '@printpartner/contracts';
import { type Specs, startSpecs } from './start-specs.ts';

let specs: Specs;
beforeAll(async () => {
  specs = await startSpecs();
});
afterAll(() => specs.stop());

it('S10 a quote is outdated once its sheet describes another job, answered or typed in, not by another name or contact', async () => {
  const user = randomUUID();
  const sheet = await specs.call(
    createSpecSheet,
    { kind: 'custom', name: 'Gala postcard', data: { quantity: '5,000' } },
    user,
  );
  const lines = [{ quantity: 5_000, price_cents: 185_000, freight_cents: 100 }];
  const vendor = (name: string) => ({ id: randomUUID(), name, email: '' });
  const link = await specs.call(shareSheet, { sheet_id: sheet.id, vendor: vendor('Harbor') }, user);
  const token = link.url.slice(link.url.lastIndexOf('/') + 1);
  const change = (patch: RpcInput<typeof patchSpecSheet>['patch']) =>
    specs.call(patchSpecSheet, { id: sheet.id, patch }, user);
  const offer = () => specs.call(shareNewVersion, { id: link.id, form: {} }, user);
  const answer = (version: number) =>
    specs.call(answerVendorLink, { token, viewerId: null, form: { version, lines } });
  await answer(1);
  const typed = await specs.call(createQuote, { sheet_id: sheet.id, vendor: vendor('Ace'), lines }, user);
  const outdated = async () => {
    const { quotes } = await specs.call(readSheetQuotes, { id: sheet.id }, user);
    expect(quotes.map(({ lines: stored }) => stored)).toEqual([lines, lines]);
    return quotes.filter(({ is_outdated: isOutdated }) => isOutdated).map(({ vendor_name: name }) => name);
  };

  await change({ name: 'Gala card' });
  expect(await outdated()).toEqual([]);
  await change({ data: { companyName: 'Lakeview Arts', contactEmail: 'maya@example.com' } });
  expect(await outdated()).toEqual([]);
  // The vendor priced the version before, which ordered the same.
  expect(await offer()).toMatchObject({ version: 2 });
  expect(await outdated()).toEqual([]);
  await change({ data: { quantity: '7,500' } });
  expect(await outdated()).toEqual(['Harbor', 'Ace']);
  await change({ data: { quantity: '5,000' } });
  expect(await outdated()).toEqual([]);

  await change({ data: { quantity: '7,500' } });
  const saved = await specs.call(patchQuote, { id: typed.id, patch: { lines } }, user);
  expect(saved).toMatchObject({ is_outdated: false, sheet_revision: sheet.revision + 5 });
  expect(await outdated()).toEqual(['Harbor']);
  await offer();
  expect(await outdated()).toEqual(['Harbor']);
  await answer(3);
  expect(await outdated()).toEqual([]);
});

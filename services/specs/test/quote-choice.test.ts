import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  admitTypedQuoteFile,
  answerVendorLink,
  chooseQuote,
  createQuote,
  createSpecSheet,
  deleteQuote,
  listNewQuotes,
  listVendors,
  locateQuoteFile,
  markQuoteSeen,
  openVendorLink,
  patchQuote,
  quoteChoiceSet,
  readSheetQuotes,
  revokeShare,
  setQuoteFile,
  setTypedQuoteFile,
  shareSheet,
  specsUserData,
  undoChoice,
} from '@printpartner/contracts';
import { readUserData } from '@printpartner/testing';
import { refusal, type Specs, startSpecs } from './start-specs.ts';

let specs: Specs;
beforeAll(async () => {
  specs = await startSpecs();
});
afterAll(() => specs.stop());

const TABLES = ['vendors', 'vendor_links', 'link_versions', 'quotes', 'quote_choices'];

const sheetOf = (user: string, project_uuid?: string) =>
  specs.call(
    createSpecSheet,
    { kind: 'custom', name: 'Gala postcard', data: { quantity: '5,000' }, project_uuid },
    user,
  );
const vendorNamed = (name: string, email = '') => ({ id: randomUUID(), name, email });
const lines = [{ quantity: 5_000, price_cents: 185_000 }];
const quotesOf = (user: string, id: string) => specs.call(readSheetQuotes, { id, seen: false }, user);

/** An answer to a new link. */
async function answered(user: string, sheet_id: string, name: string) {
  const { id, url } = await specs.call(shareSheet, { sheet_id, vendor: vendorNamed(name) }, user);
  const token = url.slice(url.lastIndexOf('/') + 1);
  const form = { version: 1, estimate_number: 'E-1207', lines };
  await specs.call(answerVendorLink, { token, form });
  const { quotes } = await quotesOf(user, sheet_id);
  return { linkId: id, token, quoteId: quotes.find(({ link_id }) => link_id === id)?.id ?? '' };
}
const visit = (token: string) => specs.call(openVendorLink, { token, viewerId: null, isNewVisit: true });
const choose = (user: string, id: string, quantity = 5_000) =>
  specs.call(chooseQuote, { id, form: { quantity } }, user);

/** What was recorded for the projects service, oldest first. */
async function recorded(userId: string): Promise<unknown[]> {
  const rows = await specs.database.query(
    `select payload from outbox_events where name = $1 and payload ->> 'userId' = $2 order by created_at`,
    [quoteChoiceSet.name, userId],
  );
  return rows.map(({ payload }) => payload);
}

describe('a quote that the owner types in', () => {
  it('S10 remembers its vendor, can be changed and deleted, and is never new', async () => {
    const user = randomUUID();
    const sheet = await sheetOf(user);
    const id = randomUUID();
    const form = { id, sheet_id: sheet.id, vendor: vendorNamed('Harbor Print'), lines };
    const typed = await specs.call(createQuote, form, user);
    expect(typed).toMatchObject({ id, link_id: null, version: null, sheet_revision: 1, is_new: false });
    expect(await specs.call(createQuote, form, user)).toEqual(typed);
    expect((await specs.call(listVendors, {}, user)).vendors).toMatchObject([{ name: 'Harbor Print' }]);
    const patch = { lines: [{ quantity: 2_500, price_cents: 99_000 }], freight_included: true };
    expect(await specs.call(patchQuote, { id, patch }, user)).toMatchObject({ ...patch, revision: 2 });
    expect((await specs.call(listNewQuotes, {}, user)).quotes).toEqual([]);
    const keys = [`quote-${randomUUID()}.pdf`, `quote-${randomUUID()}.pdf`];
    await specs.call(admitTypedQuoteFile, { id }, user);
    for (const key of keys) {
      specs.storeFile(key);
      const file = { key, filename: 'mailed.pdf', size: 8 };
      const answer = await specs.call(setTypedQuoteFile, { id, file }, user);
      expect(answer).toMatchObject({ file: { name: 'mailed.pdf', size: 8 }, is_new: false });
    }
    expect(specs.files()).toEqual(keys.slice(1));
    await specs.call(deleteQuote, { id }, user);
    expect((await quotesOf(user, sheet.id)).quotes).toEqual([]);
    expect(specs.files()).toEqual([]);
  });

  it("S10 of another user, or of a vendor, can't be changed", async () => {
    const [owner, stranger] = [randomUUID(), randomUUID()];
    const sheet = await sheetOf(owner);
    const { quoteId: id } = await answered(owner, sheet.id, 'Harbor Print');
    await expect(specs.call(patchQuote, { id, patch: { lines } }, owner)).rejects.toEqual(
      refusal('quotes.answered_by_vendor'),
    );
    await expect(specs.call(setTypedQuoteFile, { id, file: null }, owner)).rejects.toEqual(
      refusal('quotes.answered_by_vendor'),
    );
    const gone = refusal('quotes.not_found');
    const attempts = [
      specs.call(patchQuote, { id, patch: { lines } }, stranger),
      specs.call(deleteQuote, { id }, stranger),
      specs.call(markQuoteSeen, { id }, stranger),
      specs.call(locateQuoteFile, { id }, stranger),
      specs.call(admitTypedQuoteFile, { id }, stranger),
      specs.call(setTypedQuoteFile, { id, file: null }, stranger),
      choose(stranger, id),
      specs.call(undoChoice, { id }, stranger),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toEqual(gone);
    await expect(quotesOf(stranger, sheet.id)).rejects.toEqual(refusal('specs.not_found'));
    const own = await sheetOf(stranger);
    const taken = { id, sheet_id: own.id, vendor: vendorNamed('Mine'), lines };
    await expect(specs.call(createQuote, taken, stranger)).rejects.toEqual(gone);
  });

  it('S10 that a vendor sent can be deleted; the link then takes another answer', async () => {
    const user = randomUUID();
    const sheet = await sheetOf(user);
    const { quoteId, token } = await answered(user, sheet.id, 'Harbor Print');
    const key = `quote-${randomUUID()}.pdf`;
    specs.storeFile(key);
    await specs.call(setQuoteFile, { token, file: { key, filename: 'q.pdf', size: 8 } });
    expect(await specs.call(locateQuoteFile, { id: quoteId }, user)).toEqual({
      key,
      name: 'q.pdf',
      size: 8,
    });
    await specs.call(deleteQuote, { id: quoteId }, user);
    expect(specs.files()).not.toContain(key);
    expect(await visit(token)).toMatchObject({ state: 'open', answer: null });
  });
});

describe('choosing a quote', () => {
  it('S10 closes the links, records vendor and price with the project, and can be taken back', async () => {
    const [user, project] = [randomUUID(), randomUUID()];
    const sheet = await sheetOf(user, project);
    const chosen = await answered(user, sheet.id, 'Harbor Print');
    const other = await answered(user, sheet.id, 'Ace Print');
    const revoked = await answered(user, sheet.id, 'Old Print');
    await specs.call(revokeShare, { id: revoked.linkId }, user);
    const choice = await choose(user, chosen.quoteId);
    const written = { printing_company: 'Harbor Print', estimate_number: 'E-1207 · $1,850.00 for 5,000' };
    expect(choice).toMatchObject({
      quote_id: chosen.quoteId,
      quantity: 5_000,
      price_cents: 185_000,
      recorded: { project_uuid: project, ...written },
    });
    // The same choice again changes nothing.
    expect(await choose(user, chosen.quoteId)).toEqual(choice);
    for (const { token } of [chosen, other])
      await expect(visit(token)).rejects.toEqual(refusal('quotes.link_closed'));
    const payload = { printingCompany: written.printing_company, estimateNumber: written.estimate_number };
    expect(await recorded(user)).toEqual([
      { userId: user, projectId: project, setAt: choice.chosen_at, chosen: payload, withdrawn: null },
    ]);
    expect((await quotesOf(user, sheet.id)).choice).toEqual(choice);
    await specs.call(undoChoice, { id: chosen.quoteId }, user);
    expect((await quotesOf(user, sheet.id)).choice).toBeNull();
    for (const { token } of [chosen, other]) expect(await visit(token)).toMatchObject({ state: 'answered' });
    await expect(visit(revoked.token)).rejects.toEqual(refusal('quotes.link_not_found'));
    expect((await recorded(user)).at(-1)).toMatchObject({ chosen: null, withdrawn: payload });
  });

  it('S10 another one replaces it, and taking that back reopens what either closed', async () => {
    const user = randomUUID();
    const sheet = await sheetOf(user);
    const first = await answered(user, sheet.id, 'Harbor Print');
    expect((await choose(user, first.quoteId)).recorded).toBeNull();
    const second = await answered(user, sheet.id, 'Ace Print');
    await choose(user, second.quoteId);
    expect((await quotesOf(user, sheet.id)).choice?.quote_id).toBe(second.quoteId);
    // Of a quote that isn't chosen, nothing is taken back.
    await specs.call(undoChoice, { id: first.quoteId }, user);
    expect((await quotesOf(user, sheet.id)).choice).not.toBeNull();
    await specs.call(deleteQuote, { id: second.quoteId }, user);
    expect((await quotesOf(user, sheet.id)).choice).toBeNull();
    for (const { token } of [first, second]) await visit(token);
    expect(await recorded(user)).toEqual([]);
  });

  it('S10 needs a price for the quantity', async () => {
    const user = randomUUID();
    const sheet = await sheetOf(user);
    const { quoteId } = await answered(user, sheet.id, 'Harbor Print');
    await expect(choose(user, quoteId, 4_999)).rejects.toEqual(refusal('request.invalid'));
  });
});

describe('an account', () => {
  it('A6 exports vendors, links, versions, quotes and choices, and erases them with the PDFs', async () => {
    const [maya, noor] = [randomUUID(), randomUUID()];
    const keys = new Map<string, string>();
    const tokens = new Map<string, string>();
    for (const user of [maya, noor]) {
      const sheet = await sheetOf(user);
      const { quoteId, token } = await answered(user, sheet.id, 'Harbor Print');
      const key = `quote-${randomUUID()}.pdf`;
      specs.storeFile(key);
      await specs.call(setQuoteFile, { token, file: { key, filename: 'q.pdf', size: 8 } });
      await choose(user, quoteId);
      keys.set(user, key);
      tokens.set(user, token);
    }
    const data = await readUserData(specs.call, specsUserData, maya);
    for (const table of TABLES) expect(data[table]).toHaveLength(1);
    expect(data['quotes']).toMatchObject([{ vendor_name: 'Harbor Print', lines, file: { name: 'q.pdf' } }]);
    expect(data['link_versions']).toMatchObject([{ version: 1, name: 'Gala postcard' }]);
    await specs.deleteAccount(maya);
    const countOf = async (user: string) => {
      const counts = TABLES.map((table) => `select from ${table} where user_id = $1`).join(' union all ');
      return (await specs.database.query(counts, [user])).length;
    };
    expect(await countOf(maya)).toBe(0);
    expect(await countOf(noor)).toBe(TABLES.length);
    expect(specs.files()).toEqual([keys.get(noor)]);
    const token = tokens.get(maya) ?? '';
    await expect(visit(token)).rejects.toEqual(refusal('quotes.link_not_found'));
    await expect(specs.call(answerVendorLink, { token, form: { version: 1, lines } })).rejects.toEqual(
      refusal('quotes.link_not_found'),
    );
  });
});

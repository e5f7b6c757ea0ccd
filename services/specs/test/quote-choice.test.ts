import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  admitTypedQuoteFile,
  answerVendorLink,
  chooseQuote,
  createQuote,
  createSpecSheet,
  deleteQuote,
  type EventPayload,
  listNewQuotes,
  listVendors,
  markQuotesSeen,
  locateQuoteFile,
  openVendorLink,
  patchQuote,
  patchShare,
  patchSpecSheet,
  quoteChoiceSet,
  readSheetQuotes,
  revokeShare,
  type RpcInput,
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
const quotesOf = (user: string, id: string) => specs.call(readSheetQuotes, { id }, user);

/** An answer to a new link. */
async function answered(user: string, sheet_id: string, name: string, email = '') {
  const { id, url } = await specs.call(shareSheet, { sheet_id, vendor: vendorNamed(name, email) }, user);
  const token = url.slice(url.lastIndexOf('/') + 1);
  const form = { version: 1, estimate_number: 'E-1207', lines };
  await specs.call(answerVendorLink, { token, viewerId: null, form });
  const { quotes } = await quotesOf(user, sheet_id);
  return { linkId: id, token, quoteId: quotes.find(({ link_id }) => link_id === id)?.id ?? '' };
}
const visit = (token: string) => specs.call(openVendorLink, { token, viewerId: null, isNewVisit: true });
async function choose(user: string, id: string, changes: Partial<RpcInput<typeof chooseQuote>['form']> = {}) {
  const form = { revision: 1, quantity: 5_000, ...changes };
  const { not_told: _, ...choice } = await specs.call(chooseQuote, { id, form }, user);
  return choice;
}

/** What was recorded for the projects service, oldest first. */
async function recorded(userId: string): Promise<EventPayload<typeof quoteChoiceSet>[]> {
  const rows = await specs.database.query(
    `select payload from outbox_events where name = $1 and payload ->> 'userId' = $2 order by created_at`,
    [quoteChoiceSet.name, userId],
  );
  return rows.map(({ payload }) => quoteChoiceSet.payload.parse(payload));
}

describe('a quote that the owner types in', () => {
  it('S10 a change of a typed quote is refused, with the quote as it is, where another device changed the same fields since the base revision', async () => {
    const user = randomUUID();
    const sheet = await sheetOf(user);
    const vendor = vendorNamed('Harbor Print');
    const typed = await specs.call(createQuote, { sheet_id: sheet.id, vendor, lines }, user);
    const change = (patch: object) =>
      specs.call(
        patchQuote,
        { id: typed.id, patch: { lines, ...patch, base_revision: typed.revision } },
        user,
      );
    const newer = await change({ notes: 'by phone', vendor: vendorNamed('Lakeview Press') });
    await expect(change({ notes: 'by mail', vendor })).rejects.toEqual(
      refusal('quotes.changed', {
        errors: ['notes', 'vendor'].map((path) => ({ path, message: 'Changed elsewhere, too.' })),
        current: newer,
      }),
    );
    const others = { notes: 'by phone', estimate_number: 'E-7' };
    expect(await change(others)).toMatchObject({
      ...others,
      vendor_name: 'Lakeview Press',
      revision: 3,
      is_new: false,
    });
  });

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

  it("S10 a quote of another user, or of a vendor, can't be changed", async () => {
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

  it('S10 a quote is marked as seen only as it was on screen, and only by its owner', async () => {
    const user = randomUUID();
    const sheet = await sheetOf(user);
    const { quoteId: id, token } = await answered(user, sheet.id, 'Harbor Print');
    const typed = { sheet_id: sheet.id, vendor: vendorNamed('Ace Print'), lines };
    const other = await specs.call(createQuote, typed, user);
    const seen = (revision: number, by = user) =>
      specs.call(markQuotesSeen, { quotes: [other, { id, revision }] }, by);
    const isNew = async () => (await specs.call(listNewQuotes, {}, user)).quotes.length > 0;
    await seen(1, randomUUID());
    expect(await isNew()).toBe(true);
    // It changed after the page was read.
    await specs.call(answerVendorLink, { token, viewerId: null, form: { version: 1, lines, notes: 'Silk' } });
    for (const revision of [1, 3]) await seen(revision);
    expect(await isNew()).toBe(true);
    await seen(2);
    expect(await isNew()).toBe(false);
    // A late request about an earlier one.
    await seen(1);
    expect(await isNew()).toBe(false);
  });

  it('S10 a quote that a vendor sent can be deleted; the link then takes another answer', async () => {
    const user = randomUUID();
    const sheet = await sheetOf(user);
    const { quoteId, token } = await answered(user, sheet.id, 'Harbor Print');
    const key = `quote-${randomUUID()}.pdf`;
    specs.storeFile(key);
    await specs.call(setQuoteFile, { token, viewerId: null, file: { key, filename: 'q.pdf', size: 8 } });
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
    for (const { token } of [chosen, other]) expect(await visit(token)).toMatchObject({ state: 'closed' });
    const payload = { printingCompany: written.printing_company, estimateNumber: written.estimate_number };
    expect(await recorded(user)).toEqual([
      { userId: user, projectId: project, sheetId: sheet.id, setAt: choice.chosen_at, chosen: payload },
    ]);
    expect((await quotesOf(user, sheet.id)).choice).toEqual(choice);
    await specs.call(undoChoice, { id: chosen.quoteId }, user);
    expect((await quotesOf(user, sheet.id)).choice).toBeNull();
    for (const { token } of [chosen, other]) expect(await visit(token)).toMatchObject({ state: 'answered' });
    await expect(visit(revoked.token)).rejects.toEqual(refusal('quotes.link_not_found'));
    expect((await recorded(user)).at(-1)).toMatchObject({ chosen: null });
  });

  it('S10 leaves a link that has expired as it is', async () => {
    const user = randomUUID();
    const sheet = await sheetOf(user);
    const chosen = await answered(user, sheet.id, 'Harbor Print');
    const expired = await answered(user, sheet.id, 'Ace Print');
    await specs.database.query('update vendor_links set expires_at = now() where id = $1', [expired.linkId]);
    await choose(user, chosen.quoteId);
    await expect(visit(expired.token)).rejects.toEqual(refusal('quotes.link_expired'));
  });

  it('S10 attaches the sheet to the project that is chosen with it', async () => {
    const [user, project] = [randomUUID(), randomUUID()];
    const sheet = await sheetOf(user);
    const { quoteId } = await answered(user, sheet.id, 'Harbor Print');
    expect((await choose(user, quoteId, { project_uuid: project })).recorded).toMatchObject({
      project_uuid: project,
    });
    expect((await quotesOf(user, sheet.id)).sheet).toMatchObject({ project_uuid: project });
    expect(await recorded(user)).toMatchObject([{ projectId: project }]);
  });

  it('S10 another one replaces it, and taking that back reopens what either closed', async () => {
    const user = randomUUID();
    const sheet = await sheetOf(user);
    const first = await answered(user, sheet.id, 'Harbor Print');
    expect((await choose(user, first.quoteId)).recorded).toBeNull();
    const second = await answered(user, sheet.id, 'Ace Print');
    await choose(user, second.quoteId);
    expect((await quotesOf(user, sheet.id)).choice?.quote_id).toBe(second.quoteId);
    // Taking back a quote that isn't chosen changes nothing.
    await specs.call(undoChoice, { id: first.quoteId }, user);
    expect((await quotesOf(user, sheet.id)).choice).not.toBeNull();
    await specs.call(deleteQuote, { id: second.quoteId }, user);
    expect((await quotesOf(user, sheet.id)).choice).toBeNull();
    for (const { token } of [first, second]) await visit(token);
    expect(await recorded(user)).toEqual([]);
  });

  it('S10 the same choice again records what is new: a project, other terms, another price, mails; and nothing otherwise', async () => {
    const [user, project] = [randomUUID(), randomUUID()];
    specs.addresses.set(user, 'maya@example.com');
    const sheet = await sheetOf(user);
    const vendor = vendorNamed('Ace Print', 'ace@example.com');
    const ace = await specs.call(shareSheet, { sheet_id: sheet.id, vendor }, user);
    const harbor = { sheet_id: sheet.id, vendor: vendorNamed('Harbor Print'), lines };
    const { id } = await specs.call(createQuote, harbor, user);
    expect((await choose(user, id)).recorded).toBeNull();
    await specs.call(patchSpecSheet, { id: sheet.id, patch: { project_uuid: project } }, user);
    expect((await choose(user, id)).recorded).toMatchObject({ project_uuid: project });
    const terms = { lines, exceptions: 'No bleed' };
    await specs.call(patchQuote, { id, patch: terms }, user);
    expect(await quotesOf(user, sheet.id)).toMatchObject({
      quotes: [{ revision: 2 }],
      choice: { revision: 1 },
    });
    expect(await choose(user, id, { revision: 2 })).toMatchObject({ revision: 2, price_cents: 185_000 });
    const patch = { lines: [{ quantity: 5_000, price_cents: 199_900 }] };
    await specs.call(patchQuote, { id, patch }, user);
    const form = { revision: 3, tell_others: true };
    const choice = await choose(user, id, form);
    expect(choice).toMatchObject({
      price_cents: 199_900,
      recorded: { estimate_number: '$1,999.00 for 5,000' },
    });
    expect((await quotesOf(user, sheet.id)).choice).toEqual(choice);
    expect(await choose(user, id, form)).toEqual(choice);
    expect(await recorded(user)).toMatchObject([
      { projectId: project, chosen: { estimateNumber: '$1,850.00 for 5,000' } },
      { projectId: project, chosen: { estimateNumber: '$1,850.00 for 5,000' } },
      { projectId: project, chosen: { estimateNumber: '$1,999.00 for 5,000' } },
    ]);
    const told = await specs.database.query(`select kind from mails where ref like $1`, [`${ace.id}%`]);
    expect(told).toEqual([{ kind: 'quote-not-chosen' }]);
  });

  it('S10 a choice that is made again after its sheet moved is taken back from the project it moved out of', async () => {
    const [user, from, to] = [randomUUID(), randomUUID(), randomUUID()];
    const sheet = await sheetOf(user, from);
    const harbor = { sheet_id: sheet.id, vendor: vendorNamed('Harbor Print'), lines };
    const { id } = await specs.call(createQuote, harbor, user);
    await choose(user, id);
    for (const project_uuid of [to, null]) {
      await specs.call(patchSpecSheet, { id: sheet.id, patch: { project_uuid } }, user);
      await choose(user, id);
    }
    for (const projectId of [from, to])
      expect((await recorded(user)).filter((event) => event.projectId === projectId)).toMatchObject([
        { chosen: { printingCompany: 'Harbor Print' } },
        { chosen: null },
      ]);
  });

  it('S10 a choice that is taken back reopens what it closed, but no link closed by hand or of a vendor whose mail went out', async () => {
    const user = randomUUID();
    specs.addresses.set(user, 'maya@example.com');
    const sheet = await sheetOf(user);
    const linkTo = (name: string, email = '') =>
      specs.call(shareSheet, { sheet_id: sheet.id, vendor: vendorNamed(name, email) }, user);
    const { linkId: chosen, quoteId } = await answered(user, sheet.id, 'Harbor Print');
    const told = await linkTo('Ace Print', 'ace@example.com');
    const silent = await linkTo('Midtown Digital');
    const before = await linkTo('Lakeview Litho');
    const after = await linkTo('Old Print');
    const setClosed = (id: string, closed: boolean) =>
      specs.call(patchShare, { id, patch: { closed } }, user);
    await setClosed(before.id, true);
    const waiting = await linkTo('Zoe Print', 'zoe@example.com');
    const failed = await linkTo('Gone Print', 'gone@example.com');
    await choose(user, quoteId, { tell_others: true });
    const setMail = (id: string, state: string) =>
      specs.database.query('update mails set state = $1, done_at = now() where ref like $2', [
        state,
        `${id}/%`,
      ]);
    await setMail(told.id, 'sent');
    await setMail(failed.id, 'failed');
    await setClosed(after.id, true);
    await specs.call(undoChoice, { id: quoteId }, user);
    const states = async () =>
      new Map((await quotesOf(user, sheet.id)).links.map(({ id, state }) => [id, state]));
    expect(await states()).toEqual(
      new Map([
        [chosen, 'answered'],
        [told.id, 'closed'],
        [silent.id, 'open'],
        [before.id, 'closed'],
        [after.id, 'closed'],
        [waiting.id, 'open'],
        [failed.id, 'open'],
      ]),
    );
    // Who is asked again, or was not told, is told again.
    await setClosed(told.id, false);
    await choose(user, quoteId, { tell_others: true });
    for (const { id } of [told, waiting, failed])
      expect(await specs.database.query(`select from mails where ref like $1`, [`${id}/%`])).toHaveLength(2);
  });

  it('S10 points to no project once that is deleted, and is taken back without it', async () => {
    const [user, project] = [randomUUID(), randomUUID()];
    const sheet = await sheetOf(user, project);
    const { quoteId } = await answered(user, sheet.id, 'Harbor Print');
    await choose(user, quoteId);
    await specs.deleteProject(user, project);
    const { choice } = await quotesOf(user, sheet.id);
    expect(choice).toMatchObject({ quote_id: quoteId, price_cents: 185_000, recorded: null });
    expect(await choose(user, quoteId)).toEqual(choice);
    await specs.call(undoChoice, { id: quoteId }, user);
    expect(await recorded(user)).toHaveLength(1);
  });

  it('S10 a choice is refused when the quote says something else than its owner saw', async () => {
    const user = randomUUID();
    const sheet = await sheetOf(user, randomUUID());
    const { quoteId, token } = await answered(user, sheet.id, 'Harbor Print');
    const form = { version: 1, estimate_number: 'E-1207', lines, exceptions: 'No bleed' };
    await specs.call(answerVendorLink, { token, viewerId: null, form });
    await expect(choose(user, quoteId)).rejects.toEqual(refusal('quotes.changed'));
    expect((await quotesOf(user, sheet.id)).choice).toBeNull();
    expect(await recorded(user)).toEqual([]);
    expect(await visit(token)).toMatchObject({ state: 'answered' });
    expect(await choose(user, quoteId, { revision: 2 })).toMatchObject({ price_cents: 185_000 });
  });

  it('S10 needs a price for the quantity', async () => {
    const user = randomUUID();
    const sheet = await sheetOf(user);
    const { quoteId } = await answered(user, sheet.id, 'Harbor Print');
    await expect(choose(user, quoteId, { quantity: 4_999 })).rejects.toEqual(refusal('request.invalid'));
  });
});

describe('an account', () => {
  it('A6 exports vendors, links, versions, quotes and choices, and erases them with PDFs and mails', async () => {
    const [maya, noor] = [randomUUID(), randomUUID()];
    const keys = new Map<string, string>();
    const tokens = new Map<string, string>();
    for (const user of [maya, noor]) {
      specs.addresses.set(user, 'buyer@example.com');
      const sheet = await sheetOf(user);
      const { quoteId, token } = await answered(user, sheet.id, 'Harbor Print', `${user}@example.com`);
      const key = `quote-${randomUUID()}.pdf`;
      specs.storeFile(key);
      await specs.call(setQuoteFile, { token, viewerId: null, file: { key, filename: 'q.pdf', size: 8 } });
      await choose(user, quoteId, { revision: 2, tell_chosen: true });
      keys.set(user, key);
      tokens.set(user, token);
    }
    const data = await readUserData(specs.call, specsUserData, maya);
    for (const table of TABLES) expect(data[table]).toHaveLength(1);
    expect(data['quotes']).toMatchObject([{ vendor_name: 'Harbor Print', lines, file: { name: 'q.pdf' } }]);
    // The choice closed it.
    const at: unknown = expect.stringMatching(/^\d{4}-.*Z$/);
    const closed = { closed_at: at, closed_by_choice: true };
    expect(data['vendor_links']).toMatchObject([{ revoked_at: null, expires_at: at, ...closed }]);
    expect(data['link_versions']).toMatchObject([{ version: 1, name: 'Gala postcard' }]);
    await specs.deleteAccount(maya);
    const countOf = async (user: string) => {
      const counts = TABLES.map((table) => `select from ${table} where user_id = $1`).join(' union all ');
      return (await specs.database.query(counts, [user])).length;
    };
    expect(await countOf(maya)).toBe(0);
    expect(await countOf(noor)).toBe(TABLES.length);
    const mailsOf = async (user: string) =>
      (await specs.database.query('select kind from mails where ref like $1', [`%${user}%`])).map(
        ({ kind }) => String(kind),
      );
    expect(await mailsOf(maya)).toEqual([]);
    expect((await mailsOf(noor)).toSorted()).toEqual(['quote-answered', 'quote-answered', 'quote-chosen']);
    // What keeps others from filling a mailbox stays for its day, without the user.
    const counts = await specs.database.query('select user_id from vendor_mail_counts');
    expect(counts.filter(({ user_id }) => user_id === maya)).toEqual([]);
    expect(counts.filter(({ user_id }) => user_id === noor)).toHaveLength(1);
    expect(counts.filter(({ user_id }) => user_id === null)).toHaveLength(1);
    expect(specs.files()).toEqual([keys.get(noor)]);
    const token = tokens.get(maya) ?? '';
    await expect(visit(token)).rejects.toEqual(refusal('quotes.link_not_found'));
    await expect(
      specs.call(answerVendorLink, { token, viewerId: null, form: { version: 1, lines } }),
    ).rejects.toEqual(refusal('quotes.link_not_found'));
  });
});

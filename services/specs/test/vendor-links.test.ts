import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  admitQuoteFile,
  admitTypedQuoteFile,
  answerVendorLink,
  createQuote,
  createSpecSheet,
  createVendor,
  deleteQuote,
  deleteSpecSheet,
  deleteVendor,
  limits,
  listNewQuotes,
  listVendors,
  markQuotesSeen,
  openVendorLink,
  patchQuote,
  patchShare,
  patchSpecSheet,
  patchVendor,
  printVendorLink,
  readSheetQuotes,
  revokeShare,
  setQuoteFile,
  setTypedQuoteFile,
  shareNewVersion,
  shareSheet,
  type VendorLink,
} from '@printpartner/contracts';
import { refusal, type Specs, startSpecs } from './start-specs.ts';

let specs: Specs;
beforeAll(async () => {
  specs = await startSpecs();
});
afterAll(() => specs.stop());

const data = {
  companyName: 'Lakeview Arts',
  contactName: 'Maya Chen',
  quantity: '5,000',
  quantity2: '2,500',
  flatSize: '6 × 9 in',
  mailerFinishingOptions: ['Soft-Touch Aqueous'],
};
const newSheet = (user: string) =>
  specs.call(createSpecSheet, { kind: 'custom', name: 'Gala postcard', data }, user);
const vendorNamed = (name: string, email = '') => ({ id: randomUUID(), name, email });
const newLink = (user: string, sheet_id: string, vendor = vendorNamed('Harbor Print')) =>
  specs.call(shareSheet, { sheet_id, vendor }, user);
const tokenOf = ({ url }: VendorLink): string => url.slice(url.lastIndexOf('/') + 1);
const visit = (token: string, viewerId: string | null = null, isNewVisit = true) =>
  specs.call(openVendorLink, { token, viewerId, isNewVisit });
const form = { version: 1, lines: [{ quantity: 5_000, price_cents: 185_000 }] };
const answer = (token: string, changes: object = {}) =>
  specs.call(answerVendorLink, { token, viewerId: null, form: { ...form, ...changes } });
const quotesOf = (user: string, id: string) => specs.call(readSheetQuotes, { id }, user);
const fileNamed = (key: string) => ({ key, filename: 'our quote.pdf', size: 8 });

/** A user with a sheet and a link to it. */
async function shared() {
  const user = randomUUID();
  const sheet = await newSheet(user);
  const link = await newLink(user, sheet.id);
  return { user, sheet, link, token: tokenOf(link) };
}

describe('vendors', () => {
  it('S10 vendors are remembered by name, follow changes into links, and leave their name when deleted', async () => {
    const user = randomUUID();
    const zoe = { id: randomUUID(), name: 'Zoe Print', notes: 'HP Indigo 100K' };
    await specs.call(createVendor, zoe, user);
    await specs.call(createVendor, zoe, user);
    const sheet = await newSheet(user);
    const link = await specs.call(shareSheet, { sheet_id: sheet.id, vendor: { id: zoe.id } }, user);
    await newLink(user, sheet.id, vendorNamed('Ace Print'));
    const { vendors } = await specs.call(listVendors, {}, user);
    expect(vendors.map(({ name, notes }) => [name, notes])).toEqual([
      ['Ace Print', ''],
      ['Zoe Print', 'HP Indigo 100K'],
    ]);
    await specs.call(patchVendor, { id: zoe.id, patch: { name: 'Zoe & Co', email: 'Z@ZOE.example' } }, user);
    const [first] = (await quotesOf(user, sheet.id)).links;
    expect(first).toMatchObject({ id: link.id, vendor_name: 'Zoe & Co', vendor_email: 'z@zoe.example' });
    await specs.call(deleteVendor, { id: zoe.id }, user);
    expect((await quotesOf(user, sheet.id)).links[0]).toMatchObject({
      vendor_id: null,
      vendor_name: 'Zoe & Co',
    });
  });

  it("S10 a vendor of another user can't be read, used, changed or deleted", async () => {
    const [owner, stranger] = [randomUUID(), randomUUID()];
    const { id } = await specs.call(createVendor, vendorNamed('Harbor Print'), owner);
    const gone = refusal('quotes.vendor_not_found');
    const sheet = await newSheet(stranger);
    const attempts = [
      specs.call(patchVendor, { id, patch: { name: 'Mine' } }, stranger),
      specs.call(deleteVendor, { id }, stranger),
      specs.call(createVendor, { id, name: 'Mine' }, stranger),
      specs.call(shareSheet, { sheet_id: sheet.id, vendor: { id } }, stranger),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toEqual(gone);
    expect((await specs.call(listVendors, {}, owner)).vendors).toMatchObject([{ name: 'Harbor Print' }]);
  });
});

describe('a vendor link', () => {
  it('S8 S10 made again with the same id changes nothing, and is refused with other details, as vendors and quotes are', async () => {
    const user = randomUUID();
    const sheet = await newSheet(user);
    const vendor = vendorNamed('Ace Print', 'ace@example.com');
    const link = { id: randomUUID(), sheet_id: sheet.id, vendor, message: 'Please' };
    const quote = { id: randomUUID(), sheet_id: sheet.id, vendor, lines: form.lines };
    for (let n = 0; n < 2; n += 1) {
      await specs.call(shareSheet, link, user);
      await specs.call(createVendor, vendor, user);
      await specs.call(createQuote, quote, user);
    }
    const renamed = { ...vendor, email: 'sales@example.com' };
    const already = refusal('quotes.made_already');
    for (const attempt of [
      specs.call(createVendor, renamed, user),
      specs.call(shareSheet, { ...link, vendor: renamed }, user),
      specs.call(shareSheet, { ...link, message: '' }, user),
      specs.call(shareSheet, { ...link, expires_in_days: 3 }, user),
      specs.call(shareSheet, { ...link, vendor: vendorNamed('Zoe Print') }, user),
      specs.call(createQuote, { ...quote, notes: 'Including tax' }, user),
      specs.call(createQuote, { ...quote, vendor: renamed }, user),
    ])
      await expect(attempt).rejects.toEqual(already);
    expect(await quotesOf(user, sheet.id)).toMatchObject({
      links: [{ id: link.id, message: 'Please', vendor_email: 'ace@example.com' }],
      quotes: [{ id: quote.id, notes: '' }],
    });
    expect((await specs.call(listVendors, {}, user)).vendors).toHaveLength(1);
  });

  it('S8 a link of a swept sheet opens nothing, also not a later link with the same id', async () => {
    const { user, sheet, link, token } = await shared();
    await answer(token);
    await specs.call(deleteSpecSheet, { id: sheet.id }, user);
    await specs.database.query("update deleted_sheets set deleted_at = now() - interval '25 hours'");
    await specs.sweepQuotes();
    const other = randomUUID();
    const vendor = vendorNamed('Ace Print');
    const otherSheet = await newSheet(other);
    const again = await specs.call(shareSheet, { id: link.id, sheet_id: otherSheet.id, vendor }, other);
    const gone = refusal('quotes.link_not_found');
    for (const attempt of [
      visit(token),
      answer(token),
      specs.call(printVendorLink, { token }),
      specs.call(admitQuoteFile, { token, viewerId: null }),
      specs.call(setQuoteFile, { token, viewerId: null, file: null }),
    ])
      await expect(attempt).rejects.toEqual(gone);
    expect(await visit(tokenOf(again))).toMatchObject({ vendor_name: 'Ace Print', answer: null });
  });

  it('S8 shows the frozen version, counts visits but neither reloads nor the owner, and prints it', async () => {
    const { user, sheet, link, token } = await shared();
    expect(token).toMatch(/^[\w-]{43}$/);
    await specs.call(patchSpecSheet, { id: sheet.id, patch: { data: { quantity: '10,000' } } }, user);
    const page = await visit(token);
    expect(page).toMatchObject({
      state: 'open',
      is_owner: false,
      buyer: { company: 'Lakeview Arts', name: 'Maya Chen' },
      version: 1,
      quantities: [2_500, 5_000],
      finishes: ['Soft-Touch Aqueous'],
      changes: null,
      answer: null,
      sheet: { title: 'Gala postcard', form: 'Custom Specifications' },
    });
    const sections = page.state === 'closed' ? [] : page.sheet.sections;
    const lines = sections.flatMap((section) => section.lines);
    expect(lines).toContainEqual({ label: 'Quantity 1', text: '5,000' });
    await visit(token, null, false);
    await visit(token, randomUUID());
    expect(await visit(token, user)).toMatchObject({ is_owner: true });
    const [seen] = (await quotesOf(user, sheet.id)).links;
    expect(seen).toMatchObject({ id: link.id, state: 'open', openings: 2 });
    expect(seen?.first_opened_at).not.toBeNull();
    expect(seen?.unsent_changes).toEqual([{ label: 'Quantity 1', before: '5,000', after: '10,000' }]);
    const pdf = await specs.call(printVendorLink, { token });
    expect(pdf.filename).toBe('Gala postcard v1.pdf');
    expect(Buffer.from(pdf.content, 'base64').toString('latin1')).toMatch(/^%PDF-/);
  });

  it('S8 offers a newer version with what changed since the answer, and refuses prices for the older one', async () => {
    const { user, sheet, link, token } = await shared();
    await answer(token);
    await specs.call(patchSpecSheet, { id: sheet.id, patch: { data: { flatSize: '5 × 7 in' } } }, user);
    const offered = await specs.call(shareNewVersion, { id: link.id, form: {} }, user);
    expect(offered).toMatchObject({ version: 2, unsent_changes: [], url: link.url, state: 'answered' });
    // A repeated request offers nothing more.
    expect((await specs.call(shareNewVersion, { id: link.id, form: {} }, user)).version).toBe(2);
    const field = { label: expect.any(String) as unknown, before: '6 × 9 in', after: '5 × 7 in' };
    expect(await visit(token)).toMatchObject({ changes: { since: 1, fields: [field] } });
    await expect(answer(token)).rejects.toEqual(refusal('quotes.newer_version'));
    expect(await answer(token, { version: 2 })).toMatchObject({ version: 2, revision: 2 });
    expect(await visit(token)).toMatchObject({ changes: null });
  });

  it('S8 a link that is expired or closed says so, and works again when the owner extends or reopens it', async () => {
    const { user, link, token } = await shared();
    const { id } = link;
    await specs.database.query(`update vendor_links set expires_at = now() where id = $1`, [id]);
    for (const attempt of [visit(token), answer(token), specs.call(printVendorLink, { token })])
      await expect(attempt).rejects.toEqual(refusal('quotes.link_expired'));
    expect(await specs.call(patchShare, { id, patch: { expires_in_days: 5 } }, user)).toMatchObject({
      state: 'open',
    });
    await specs.call(patchShare, { id, patch: { closed: true } }, user);
    for (const attempt of [
      visit(token),
      answer(token),
      specs.call(admitQuoteFile, { token, viewerId: null }),
    ])
      await expect(attempt).rejects.toEqual(refusal('quotes.link_closed'));
    await specs.call(patchShare, { id, patch: { closed: false } }, user);
    expect(await visit(token)).toMatchObject({ state: 'open' });
  });

  it('S8 a link that is closed shows a vendor who answered the answer alone, and counts no opening', async () => {
    const { user, link, token, sheet } = await shared();
    const sent = await answer(token, { notes: 'On press Monday' });
    await specs.call(patchShare, { id: link.id, patch: { closed: true } }, user);
    const page = { state: 'closed', is_owner: false, title: 'Gala postcard', answer: sent };
    expect(await visit(token)).toEqual(page);
    expect(await visit(token, user)).toEqual({ ...page, is_owner: true });
    for (const attempt of [answer(token), specs.call(printVendorLink, { token })])
      await expect(attempt).rejects.toEqual(refusal('quotes.link_closed'));
    expect((await quotesOf(user, sheet.id)).links).toMatchObject([{ openings: 0 }]);
    await specs.database.query('update vendor_links set expires_at = now() where id = $1', [link.id]);
    await expect(visit(token)).rejects.toEqual(refusal('quotes.link_closed'));
  });

  it('S8 expires by the clock of the database, whatever the clock of the service says', async () => {
    const { user, sheet, token } = await shared();
    const fakeable = [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
    ] as const;
    const timers = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const;
    jest.useFakeTimers({ now: Date.now() + 60 * 86_400_000, doNotFake: [...fakeable, ...timers] });
    try {
      expect(await visit(token)).toMatchObject({ state: 'open' });
      await answer(token);
      expect((await quotesOf(user, sheet.id)).links).toMatchObject([{ state: 'answered' }]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('S8 a link that is revoked is as unknown as a forged one, for good', async () => {
    const { user, link, token } = await shared();
    const other = tokenOf((await shared()).link);
    await specs.call(revokeShare, { id: link.id }, user);
    const flipped = `${other.slice(0, -2)}${other.at(-2) === 'A' ? 'B' : 'A'}${other.at(-1)}`;
    const mixed = `${token.slice(0, 21)}${other.slice(21)}`;
    for (const wrong of [token, flipped, mixed, 'A'.repeat(43)]) {
      for (const attempt of [
        visit(wrong),
        answer(wrong),
        specs.call(printVendorLink, { token: wrong }),
        specs.call(setQuoteFile, { token: wrong, viewerId: null, file: null }),
      ])
        await expect(attempt).rejects.toEqual(refusal('quotes.link_not_found'));
    }
    for (const patch of [{ closed: false }, { expires_in_days: 30 }])
      await expect(specs.call(patchShare, { id: link.id, patch }, user)).rejects.toEqual(
        refusal('quotes.share_not_found'),
      );
    // Saved again under its id, it stays revoked.
    const again = { id: link.id, sheet_id: link.sheet_id, vendor: { id: link.vendor_id ?? '' } };
    expect(await specs.call(shareSheet, again, user)).toMatchObject({ state: 'revoked' });
    await expect(visit(token)).rejects.toEqual(refusal('quotes.link_not_found'));
  });

  it("S8 tokens are not in the database, and another user can't reach the link", async () => {
    const { link, token } = await shared();
    const stranger = randomUUID();
    const [row] = await specs.database.query(
      `select vendor_links::text as text from vendor_links where id = $1`,
      [link.id],
    );
    expect(row?.['text']).toEqual(expect.any(String));
    expect(row?.['text']).not.toContain(token);
    const { id, sheet_id } = link;
    const gone = refusal('quotes.share_not_found');
    await expect(specs.call(revokeShare, { id }, stranger)).rejects.toEqual(gone);
    await expect(specs.call(patchShare, { id, patch: {} }, stranger)).rejects.toEqual(gone);
    await expect(specs.call(shareNewVersion, { id, form: {} }, stranger)).rejects.toEqual(gone);
    await expect(newLink(stranger, sheet_id)).rejects.toEqual(refusal('specs.not_found'));
    const own = await newSheet(stranger);
    const taken = { id, sheet_id: own.id, vendor: vendorNamed('Mine') };
    await expect(specs.call(shareSheet, taken, stranger)).rejects.toEqual(gone);
  });

  it('S8 a link of a deleted sheet is unknown; Undo brings link and answer back, until a day later', async () => {
    const { user, sheet, link, token } = await shared();
    await answer(token);
    const key = `quote-${randomUUID()}.pdf`;
    specs.storeFile(key, 7_200_000);
    await specs.call(setQuoteFile, { token, viewerId: null, file: fileNamed(key) });
    await specs.call(deleteSpecSheet, { id: sheet.id }, user);
    for (const attempt of [visit(token), answer(token)])
      await expect(attempt).rejects.toEqual(refusal('quotes.link_not_found'));
    expect((await specs.call(listNewQuotes, {}, user)).quotes).toEqual([]);
    await specs.sweepQuotes();
    const { id, kind, name } = sheet;
    await specs.call(createSpecSheet, { id, kind, name, data }, user);
    expect(await visit(token)).toMatchObject({ state: 'answered' });
    await specs.call(deleteSpecSheet, { id }, user);
    await specs.database.query(
      `update deleted_sheets set deleted_at = now() - interval '25 hours' where id = $1`,
      [id],
    );
    await specs.sweepQuotes();
    await specs.call(createSpecSheet, { id, kind, name, data }, user);
    expect(await quotesOf(user, id)).toMatchObject({ links: [], quotes: [] });
    expect(specs.files()).not.toContain(key);
    await expect(specs.call(revokeShare, { id: link.id }, user)).rejects.toEqual(
      refusal('quotes.share_not_found'),
    );
  });

  it('S8 vendor links are limited per sheet, also when requests arrive at once', async () => {
    const user = randomUUID();
    const { id } = await newSheet(user);
    const vendor = await specs.call(createVendor, vendorNamed('Harbor Print'), user);
    const attempts = Array.from({ length: limits.linksOfSheet + 2 }, () =>
      specs.call(shareSheet, { sheet_id: id, vendor: { id: vendor.id } }, user),
    );
    const results = await Promise.allSettled(attempts);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    for (const result of refused)
      expect(result).toMatchObject({ reason: refusal('quotes.share_limit_reached') });
    const [first] = (await quotesOf(user, id)).links;
    await specs.call(revokeShare, { id: first?.id ?? '' }, user);
    // A revoked one makes room.
    await specs.call(shareSheet, { sheet_id: id, vendor: { id: vendor.id } }, user);
  });

  it('S8 vendor links are limited per user: those that work count, and a far larger number of all that were made', async () => {
    const { user, sheet, link } = await shared();
    const full = refusal('quotes.share_limit_reached');
    /** Copies of the link for another sheet. */
    const copy = async (sheetId: string, count: number, end: 'revoked_at' | 'closed_at') => {
      const columns = `message, version, sheet_revision, frozen_at, openings, owner_mails, expires_at, created_at`;
      await specs.database.query(
        `insert into vendor_links (id, user_id, sheet_id, vendor_name, vendor_email, ${columns}, ${end})
          select gen_random_uuid(), user_id, $2, '', '', ${columns}, now()
          from vendor_links, generate_series(1, $3::integer) where id = $1`,
        [link.id, sheetId, count],
      );
    };
    const old = await newSheet(user);
    await copy(old.id, limits.linksOfUser - 1, 'closed_at');
    await expect(newLink(user, sheet.id)).rejects.toEqual(full);
    await specs.database.query('update vendor_links set expires_at = now() where id = $1', [link.id]);
    const another = await newLink(user, sheet.id);
    const extend = () => specs.call(patchShare, { id: link.id, patch: { expires_in_days: 5 } }, user);
    await expect(extend()).rejects.toEqual(full);
    await specs.call(revokeShare, { id: another.id }, user);
    expect(await extend()).toMatchObject({ state: 'open' });
    await expect(newLink(user, sheet.id)).rejects.toEqual(full);

    await specs.call(deleteSpecSheet, { id: old.id }, user);
    await newLink(user, sheet.id);
    await copy(old.id, 1_000 - limits.linksOfUser, 'revoked_at');
    await expect(newLink(user, sheet.id)).rejects.toEqual(full);
    await specs.database.query("update deleted_sheets set deleted_at = now() - interval '25 hours'");
    await specs.sweepQuotes();
    await newLink(user, sheet.id);
  });
});

describe("a vendor's answer", () => {
  it('S10 a link has one answer, also when two arrive at once, which is new to the owner until it is seen', async () => {
    const { user, sheet, link, token } = await shared();
    const prices = [100_000, 200_000];
    await Promise.all(
      prices.map((price_cents) => answer(token, { lines: [{ quantity: 5_000, price_cents }] })),
    );
    const { quotes, links } = await quotesOf(user, sheet.id);
    expect(quotes).toMatchObject([
      { link_id: link.id, revision: 2, is_new: true, vendor_name: 'Harbor Print' },
    ]);
    expect(prices).toContain(quotes[0]?.lines[0]?.price_cents);
    expect(links[0]?.state).toBe('answered');
    const unseen = await specs.call(listNewQuotes, {}, user);
    expect(unseen.quotes).toMatchObject([{ id: quotes[0]?.id, sheet_name: 'Gala postcard' }]);
    const shown = quotes.map(({ id, revision }) => ({ id, revision }));
    await specs.call(markQuotesSeen, { quotes: shown }, user);
    expect((await quotesOf(user, sheet.id)).quotes).toMatchObject([{ is_new: false }]);
    // The same answer again changes nothing; another one is new.
    const now = quotes[0]?.lines[0]?.price_cents;
    await answer(token, { lines: [{ quantity: 5_000, price_cents: now }] });
    expect((await specs.call(listNewQuotes, {}, user)).quotes).toEqual([]);
    await answer(token, { lines: [{ quantity: 5_000, price_cents: 1 }] });
    expect((await quotesOf(user, sheet.id)).quotes).toMatchObject([{ is_new: true, revision: 3 }]);
  });

  it('S10 an answer is refused if someone else with the link changed it since it was shown', async () => {
    const { user, sheet, token } = await shared();
    const price = (cents: number, revision: number) =>
      answer(token, { revision, lines: [{ quantity: 5_000, price_cents: cents }] });
    await price(1, 0);
    const stale = refusal('quotes.changed');
    await expect(price(2, 0)).rejects.toEqual(stale);
    // A request that is repeated, because its answer got lost.
    expect(await price(1, 0)).toMatchObject({ revision: 1 });
    const ends = await Promise.allSettled([price(3, 1), price(4, 1)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await specs.call(setQuoteFile, {
      token,
      viewerId: null,
      file: fileNamed(`quote-${randomUUID()}.pdf`),
    });
    await expect(price(5, 2)).rejects.toEqual(stale);
    expect(await price(5, 3)).toMatchObject({ revision: 4, lines: [{ price_cents: 5 }] });
    // The owner deleted it, so nothing gets lost.
    const [quote] = (await quotesOf(user, sheet.id)).quotes;
    await specs.call(deleteQuote, { id: quote?.id ?? '' }, user);
    expect(await price(6, 4)).toMatchObject({ revision: 1 });
  });

  it('S10 an answer with a base revision is refused with the answer as it is, where someone else with the link changed the same fields', async () => {
    const { token } = await shared();
    const { revision: base_revision } = await answer(token);
    const more = { notes: 'Mail files by noon', turnaround_days: 5 };
    const newer = await answer(token, { ...more, base_revision });
    await expect(answer(token, { ...more, notes: 'By ten', base_revision })).rejects.toEqual(
      refusal('quotes.changed', {
        errors: [{ path: 'notes', message: 'Changed elsewhere, too.' }],
        current: newer,
      }),
    );
    const lines = [{ quantity: 5_000, price_cents: 1 }];
    const priced = await answer(token, { ...more, lines, base_revision });
    expect(priced).toMatchObject({ ...more, lines, revision: 3 });
    // A page of the release before names the revision by another field.
    await expect(answer(token, { lines, revision: 1 })).rejects.toEqual(
      refusal('quotes.changed', { current: priced }),
    );
    // The PDF is one more field.
    const set = (file: ReturnType<typeof fileNamed> | null) =>
      specs.call(setQuoteFile, { token, viewerId: null, base_revision, file });
    const filed = await set(fileNamed(`quote-${randomUUID()}.pdf`));
    expect(filed).toMatchObject({ lines, file: { name: 'our quote.pdf' }, revision: 4 });
    const changed = refusal('quotes.changed', {
      errors: [expect.objectContaining({ path: 'file' })],
      current: filed,
    });
    await expect(set(null)).rejects.toEqual(changed);
    await expect(specs.call(admitQuoteFile, { token, viewerId: null, base_revision })).rejects.toEqual(
      changed,
    );
    await specs.call(admitQuoteFile, { token, viewerId: null, base_revision: filed.revision });
  });

  it('S10 keeps its PDF if someone else with the link changed the answer since it was shown', async () => {
    const { token } = await shared();
    await answer(token);
    const newFile = () => fileNamed(`quote-${randomUUID()}.pdf`);
    const admit = (revision: number) => specs.call(admitQuoteFile, { token, viewerId: null, revision });
    const set = (revision: number, file: ReturnType<typeof newFile> | null) =>
      specs.call(setQuoteFile, { token, viewerId: null, revision, file });
    const own = newFile();
    await set(1, own);
    // A request that is repeated, because its answer got lost.
    expect(await set(1, own)).toMatchObject({ revision: 2 });
    await set(2, newFile());
    for (const attempt of [admit(2), set(2, newFile()), set(2, null)])
      await expect(attempt).rejects.toEqual(refusal('quotes.changed'));
    await admit(3);
    expect(await set(3, null)).toMatchObject({ revision: 4, file: null });
    expect(await set(3, null)).toMatchObject({ revision: 4 });
  });

  it('S10 comes from the vendor, not from the owner who opens the link', async () => {
    const { user, sheet, token } = await shared();
    const own = { token, viewerId: user };
    const refused = refusal('quotes.own_link');
    await expect(specs.call(answerVendorLink, { ...own, form })).rejects.toEqual(refused);
    await answer(token);
    const file = fileNamed(`quote-${randomUUID()}.pdf`);
    for (const attempt of [
      specs.call(answerVendorLink, { ...own, form: { ...form, notes: 'mine' } }),
      specs.call(admitQuoteFile, own),
      specs.call(setQuoteFile, { ...own, file }),
    ])
      await expect(attempt).rejects.toEqual(refused);
    expect((await quotesOf(user, sheet.id)).quotes).toMatchObject([{ revision: 1, notes: '', file: null }]);
    // Someone else who is signed in may be the vendor.
    await specs.call(answerVendorLink, { token, viewerId: randomUUID(), form: { ...form, notes: 'silk' } });
  });

  it('S10 keeps what it says, and the vendor reads it back', async () => {
    const { token } = await shared();
    const given = {
      estimate_number: 'E-1207',
      lines: [
        { quantity: 5_000, price_cents: 185_000 },
        { quantity: 2_500, price_cents: 120_050 },
      ],
      freight_cents: 9_900,
      postage_cents: null,
      turnaround_days: 7,
      included: ['Soft-touch', 'Soft-touch', ' ', 'Trim'],
      exceptions: 'House 100# gloss\ninstead of silk',
      valid_until: '2026-12-31',
      notes: 'Proof in two days',
    };
    await answer(token, given);
    expect((await visit(token)).answer).toMatchObject({
      ...given,
      lines: given.lines.toReversed(),
      included: ['Soft-touch', 'Trim'],
      freight_included: false,
      file: null,
      revision: 1,
    });
  });

  it.each([
    ['a negative price', { lines: [{ quantity: 1, price_cents: -1 }] }],
    ['a fraction of a cent', { lines: [{ quantity: 1, price_cents: 0.5 }] }],
    ['a price above the limit', { lines: [{ quantity: 1, price_cents: limits.quoteCentsMax + 1 }] }],
    ['no quantity', { lines: [] }],
    ['a quantity of zero', { lines: [{ quantity: 0, price_cents: 1 }] }],
    ['a quantity twice', { lines: [form.lines[0], form.lines[0]] }],
    [
      'too many quantities',
      { lines: Array.from({ length: 11 }, (_, n) => ({ quantity: n + 1, price_cents: 1 })) },
    ],
    ['a date that is none', { valid_until: '2026-02-30' }],
    ['long notes', { notes: 'x'.repeat(limits.quoteTextMax + 1) }],
    ['freight that is included and costs extra', { freight_included: true, freight_cents: 9_900 }],
    [
      'freight of a quantity that is included and costs extra',
      { freight_included: true, lines: [{ ...form.lines[0], freight_cents: 1 }] },
    ],
    ['too many services', { included: Array.from({ length: 31 }, (_, n) => String(n)) }],
  ])('S10 an answer with %s is refused, also typed in', async (_, changes: object) => {
    const { user, sheet, token } = await shared();
    const refused = refusal('request.invalid');
    await expect(answer(token, changes)).rejects.toEqual(refused);
    const typed = { sheet_id: sheet.id, vendor: vendorNamed('Typed'), ...form };
    await expect(specs.call(createQuote, { ...typed, ...changes }, user)).rejects.toEqual(refused);
    const { id } = await specs.call(createQuote, typed, user);
    await expect(specs.call(patchQuote, { id, patch: { ...form, ...changes } }, user)).rejects.toEqual(
      refused,
    );
  });

  it('S10 says for which version of the sheet it was sent, when newer prices keep it', async () => {
    const { user, sheet, link, token } = await shared();
    await answer(token);
    const add = () =>
      specs.call(setQuoteFile, { token, viewerId: null, file: fileNamed(`quote-${randomUUID()}.pdf`) });
    expect(await add()).toMatchObject({ version: 1, file: { version: 1 } });
    await specs.call(patchSpecSheet, { id: sheet.id, patch: { data: { flatSize: '5 × 7 in' } } }, user);
    await specs.call(shareNewVersion, { id: link.id, form: {} }, user);
    expect(await answer(token, { version: 2 })).toMatchObject({ version: 2, file: { version: 1 } });
    expect((await quotesOf(user, sheet.id)).quotes).toMatchObject([{ version: 2, file: { version: 1 } }]);
    expect(await add()).toMatchObject({ file: { version: 2 } });
  });

  it('S10 tells the owner whether the PDF is older than the answer, which the vendor changed since', async () => {
    const { user, sheet, token } = await shared();
    await answer(token);
    const add = () =>
      specs.call(setQuoteFile, { token, viewerId: null, file: fileNamed(`quote-${randomUUID()}.pdf`) });
    const ageOfFile = async () => {
      const [quote] = (await quotesOf(user, sheet.id)).quotes;
      return Date.parse(quote?.answered_at ?? '') - Date.parse(quote?.file?.added_at ?? '');
    };
    await add();
    expect(await ageOfFile()).toBe(0);
    await answer(token, { lines: [{ quantity: 5_000, price_cents: 199_900 }] });
    expect(await ageOfFile()).toBeGreaterThan(0);
    await add();
    expect(await ageOfFile()).toBe(0);
  });

  it('S10 a PDF is refused, from the vendor and from the owner, when the owner’s PDFs take all the room', async () => {
    const { user, sheet, token } = await shared();
    await answer(token);
    const full = refusal('quotes.storage_full');
    const vendor = vendorNamed('Typed');
    const typed = await specs.call(createQuote, { sheet_id: sheet.id, vendor, lines: form.lines }, user);
    const file = fileNamed(`quote-${randomUUID()}.pdf`);
    const addTyped = (size: number) =>
      specs.call(setTypedQuoteFile, { id: typed.id, file: { ...file, size } }, user);
    await addTyped(8);
    await specs.database.query('update quotes set file_size = $1 where id = $2', [
      limits.quoteFilesBytes - 10,
      typed.id,
    ]);
    const add = (size: number) =>
      specs.call(setQuoteFile, {
        viewerId: null,
        token,
        file: { key: `quote-${randomUUID()}.pdf`, filename: 'a.pdf', size },
      });
    await specs.call(admitQuoteFile, { token, viewerId: null });
    await expect(add(11)).rejects.toEqual(full);
    // One that is replaced doesn't count.
    for (let n = 0; n < 2; n += 1) await add(10);
    await specs.database.query('update quotes set file_size = $1 where id = $2', [
      limits.quoteFilesBytes,
      typed.id,
    ]);
    await expect(specs.call(admitQuoteFile, { token, viewerId: null })).rejects.toEqual(full);
    const another = await newSheet(user);
    await specs.call(deleteSpecSheet, { id: sheet.id }, user);
    const other = await specs.call(createQuote, { sheet_id: another.id, vendor, lines: form.lines }, user);
    const admit = () => specs.call(admitTypedQuoteFile, { id: other.id }, user);
    // They are still in the store.
    await expect(admit()).rejects.toEqual(full);
    await specs.database.query("update deleted_sheets set deleted_at = now() - interval '25 hours'");
    await specs.sweepQuotes();
    await admit();
  });

  it('S10 takes one PDF after the prices, which replaces the one before and is removed from the store', async () => {
    const { user, sheet, token } = await shared();
    const [first, second] = [`quote-${randomUUID()}.pdf`, `quote-${randomUUID()}.pdf`];
    await expect(specs.call(admitQuoteFile, { token, viewerId: null })).rejects.toEqual(
      refusal('quotes.not_answered'),
    );
    await answer(token);
    await specs.call(admitQuoteFile, { token, viewerId: null });
    for (const key of [first, second]) {
      specs.storeFile(key);
      await specs.call(setQuoteFile, { token, viewerId: null, file: fileNamed(key) });
    }
    expect(specs.files()).not.toContain(first);
    expect((await quotesOf(user, sheet.id)).quotes).toMatchObject([
      { file: { name: 'our quote.pdf', size: 8, version: 1 } },
    ]);
    const foreign = fileNamed(`${randomUUID()}.pdf`);
    await expect(specs.call(setQuoteFile, { token, viewerId: null, file: foreign })).rejects.toEqual(
      refusal('request.invalid'),
    );
    await specs.call(setQuoteFile, { token, viewerId: null, file: null });
    expect(specs.files()).not.toContain(second);
    expect((await visit(token)).answer?.file).toBeNull();
  });

  it('S10 the sweeper removes PDFs that no quote names after an hour, and nothing else', async () => {
    const { token } = await shared();
    await answer(token);
    const named = `quote-${randomUUID()}.pdf`;
    const [orphan, young, check] = [
      `quote-${randomUUID()}.pdf`,
      `quote-${randomUUID()}.pdf`,
      `${randomUUID()}.pdf`,
    ];
    for (const key of [named, orphan, check]) specs.storeFile(key, 7_200_000);
    specs.storeFile(young);
    await specs.call(setQuoteFile, { token, viewerId: null, file: fileNamed(named) });
    await specs.sweepQuotes();
    const left = specs.files();
    expect(left).toEqual(expect.arrayContaining([named, young, check]));
    expect(left).not.toContain(orphan);
  });
});

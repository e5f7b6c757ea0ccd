import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  answerVendorLink,
  chooseQuote,
  createQuote,
  createSpecSheet,
  limits,
  mailShare,
  patchShare,
  patchSpecSheet,
  readSheetQuotes,
  resumeVendorMails,
  shareNewVersion,
  shareSheet,
  stopVendorMails,
  type VendorLink,
} from '@printpartner/contracts';
import { aboutSheet, buyerName } from '../src/mails/unlinked-text.ts';
import { refusal, type Specs, startSpecs } from './start-specs.ts';

let specs: Specs;
beforeAll(async () => {
  specs = await startSpecs();
});
afterAll(() => specs.stop());

const addressOf = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.com`;
const limited = refusal('quotes.mail_limit');

async function owner() {
  const user = randomUUID();
  specs.addresses.set(user, addressOf('maya'));
  const newSheet = () => specs.call(createSpecSheet, { kind: 'custom', name: 'Card', data: {} }, user);
  return { user, newSheet, sheet: await newSheet() };
}
const invite = (user: string, sheet_id: string, email: string, more: object = {}) => {
  const vendor = { id: randomUUID(), name: 'Harbor Print', email };
  return specs.call(shareSheet, { sheet_id, vendor, send_mail: true, ...more }, user);
};
const mailsOf = (linkId: string) =>
  specs.database.query(
    `select kind, round(extract(epoch from next_try_at - created_at) / 60)::integer as minutes
      from mails where ref like $1 order by created_at, next_try_at`,
    [`${linkId}/%/%`],
  );
const setMails = (linkId: string, state: string) =>
  specs.database.query('update mails set state = $1, done_at = now() where ref like $2', [
    state,
    `${linkId}/%`,
  ]);
const waitAnHour = (id: string) =>
  specs.database.query("update vendor_links set mailed_at = mailed_at - interval '1 hour' where id = $1", [
    id,
  ]);

describe('mails to vendors', () => {
  it('S8 mails to vendors are limited per user and day, and a refused request counts and makes nothing', async () => {
    const { user, newSheet, sheet } = await owner();
    await expect(invite(user, randomUUID(), addressOf('ace'))).rejects.toEqual(refusal('specs.not_found'));
    await expect(invite(user, sheet.id, '')).rejects.toEqual(refusal('quotes.no_address'));
    let used = sheet;
    for (let n = 0; n < limits.vendorMailsOfUser; n += 1) {
      if (n > 0 && n % limits.linksOfSheet === 0) used = await newSheet();
      await invite(user, used.id, addressOf('ace'));
    }
    const last = await newSheet();
    await expect(invite(user, last.id, addressOf('ace'))).rejects.toEqual(
      refusal('quotes.mail_limit', { retryAfter: expect.any(Number) as unknown }),
    );
    expect((await specs.call(readSheetQuotes, { id: last.id }, user)).links).toEqual([]);
    await specs.database.query("update vendor_mail_counts set counted_at = now() - interval '25 hours'");
    await invite(user, last.id, addressOf('ace'));
    await specs.sweepTombstones();
    const recipient = expect.stringMatching(/^[\w-]{43}$/) as unknown;
    expect(await specs.database.query('select user_id, recipient from vendor_mail_counts')).toEqual([
      { user_id: user, recipient },
    ]);
  });

  it('S8 mails to vendors are limited per user and address', async () => {
    const { user, sheet } = await owner();
    const email = addressOf('ace');
    for (let n = 0; n < limits.vendorMailsOfPair; n += 1) await invite(user, sheet.id, email);
    await expect(invite(user, sheet.id, email)).rejects.toEqual(limited);
    await invite(user, sheet.id, addressOf('ace'));
  });

  it('S8 mails to vendors are limited per address over all users, its variants included, also at once', async () => {
    const name = `pressroom${randomUUID().slice(0, 8)}`;
    const variants = [`${name}@gmail.com`, `${name.slice(0, 5)}.${name.slice(5)}+a@googlemail.com`];
    const { vendorMailsOfPair: ofPair, vendorMailsOfRecipient: ofAll } = limits;
    const users = await Promise.all(Array.from({ length: 3 }, owner));
    const [first] = users;
    await invite(first?.user ?? '', first?.sheet.id ?? '', variants[0] ?? '');
    // Other users' mails, up to six less than the limit.
    await specs.database.query(
      `insert into vendor_mail_counts select gen_random_uuid(), recipient, gen_random_uuid(), counted_at
        from vendor_mail_counts, generate_series(8, ${ofAll}) where user_id = $1`,
      [first?.user],
    );
    const sent = await Promise.all(
      users.map(({ user, sheet }) =>
        Promise.allSettled(
          Array.from({ length: ofPair + 1 }, (_, n) => invite(user, sheet.id, variants[n % 2] ?? '')),
        ),
      ),
    );
    const countOf = (results: readonly PromiseSettledResult<unknown>[]) =>
      results.filter(({ status }) => status === 'fulfilled').length;
    expect(countOf(sent.flat())).toBe(6);
    for (const result of sent.flat())
      if (result.status === 'rejected') expect(result.reason).toEqual(limited);
  });

  it('S8 S10 no longer go to an address that stopped them, also if they are recorded already', async () => {
    const { user, sheet } = await owner();
    const email = addressOf('harbor');
    const link = await invite(user, sheet.id, email);
    const forged = `${'A'.repeat(43)}${specs.stopTokenOf(email).slice(43)}`;
    for (const contract of [stopVendorMails, resumeVendorMails])
      await expect(specs.call(contract, { token: forged })).rejects.toEqual(refusal('quotes.link_not_found'));
    for (let n = 0; n < 2; n += 1) await specs.call(stopVendorMails, { token: specs.stopTokenOf(email) });
    const other = await owner();
    const stopped = refusal('quotes.address_stopped');
    await waitAnHour(link.id);
    await expect(specs.call(mailShare, { id: link.id }, user)).rejects.toEqual(stopped);
    await expect(invite(other.user, other.sheet.id, email.toUpperCase())).rejects.toEqual(stopped);
    // A choice isn't refused: it tells the others.
    const ace = await invite(user, sheet.id, addressOf('ace'));
    const lines = [{ quantity: 1, price_cents: 1 }];
    const vendor = { id: randomUUID(), name: 'Typed' };
    const { id } = await specs.call(createQuote, { sheet_id: sheet.id, vendor, lines }, user);
    await specs.call(chooseQuote, { id, form: { revision: 1, quantity: 1, tell_others: true } }, user);
    expect((await mailsOf(link.id)).map(({ kind }) => kind)).toEqual(['vendor-link']);
    expect((await mailsOf(ace.id)).map(({ kind }) => kind)).toEqual(['vendor-link', 'quote-not-chosen']);
    const rows = JSON.stringify(await specs.database.query('select * from stopped_recipients'));
    expect(rows).not.toContain('@');
  });

  it('S8 stopped mails can be allowed again within an hour of the stop, and no longer by whoever gets the token later', async () => {
    const { user, sheet } = await owner();
    const email = addressOf('harbor');
    const token = specs.stopTokenOf(email);
    await specs.call(stopVendorMails, { token });
    for (let n = 0; n < 2; n += 1)
      expect(await specs.call(resumeVendorMails, { token })).toEqual({ is_resumed: true });
    await invite(user, sheet.id, email);
    await specs.call(stopVendorMails, { token });
    await specs.database.query("update stopped_recipients set stopped_at = now() - interval '1 hour'");
    // Stopping again doesn't start another hour.
    await specs.call(stopVendorMails, { token });
    expect(await specs.call(resumeVendorMails, { token })).toEqual({ is_resumed: false });
    await expect(invite(user, sheet.id, email)).rejects.toEqual(refusal('quotes.address_stopped'));
  });

  it('S10 a choice stands when a limit is reached or a vendor stopped mail, and says who was not told', async () => {
    const { user, sheet } = await owner();
    const stopped = addressOf('harbor');
    const vendors = [
      ['Ace Print', addressOf('ace')],
      ['Harbor Print', stopped],
      ['Lakeview Litho', addressOf('lakeview')],
      ['Midtown Digital', ''],
    ] as const;
    const links: VendorLink[] = [];
    for (const [name, email] of vendors)
      links.push(
        await invite(user, sheet.id, '', { vendor: { id: randomUUID(), name, email }, send_mail: false }),
      );
    await specs.call(stopVendorMails, { token: specs.stopTokenOf(stopped) });
    // All but one of the day's mails.
    await specs.database.query(
      `insert into vendor_mail_counts (user_id, recipient, mail_id, counted_at)
        select $1, 'someone ' || n, gen_random_uuid(), now() from generate_series(2, ${limits.vendorMailsOfUser}) n`,
      [user],
    );
    const typed = { sheet_id: sheet.id, vendor: { id: randomUUID(), name: 'Typed' } };
    const quote = await specs.call(createQuote, { ...typed, lines: [{ quantity: 1, price_cents: 1 }] }, user);
    const choose = () => {
      const form = { revision: 1, quantity: 1, tell_others: true };
      return specs.call(chooseQuote, { id: quote.id, form }, user);
    };
    const { not_told: untold } = await choose();
    expect(untold).toHaveLength(2);
    expect(untold).toContain('Harbor Print');
    expect((await specs.call(readSheetQuotes, { id: sheet.id }, user)).choice).toMatchObject({
      quote_id: quote.id,
    });
    const told = () => Promise.all(links.map(async ({ id }) => (await mailsOf(id)).length));
    expect((await told()).filter((count) => count > 0)).toEqual([1]);
    // The next day, the same choice tells who is left.
    await specs.database.query("update vendor_mail_counts set counted_at = now() - interval '25 hours'");
    expect((await choose()).not_told).toEqual(['Harbor Print']);
    expect(await told()).toEqual([1, 0, 1, 0]);
  });

  it('S8 mails about a new version wait until an hour after the last mail, and all go out then, and count, as one', async () => {
    const { user, sheet } = await owner();
    const link = await invite(user, sheet.id, addressOf('harbor'));
    await setMails(link.id, 'sent');
    for (const quantity of ['1', '2']) {
      await specs.call(patchSpecSheet, { id: sheet.id, patch: { data: { quantity } } }, user);
      await specs.call(shareNewVersion, { id: link.id, form: { send_mail: true } }, user);
    }
    expect((await mailsOf(link.id)).map(({ minutes }) => minutes)).toEqual([0, 60, 60]);
    const counted = 'select from vendor_mail_counts where user_id = $1';
    expect(await specs.database.query(counted, [user])).toHaveLength(2);
    await expect(specs.call(mailShare, { id: link.id }, user)).rejects.toEqual(limited);
  });

  it('S8 mails that were not sent and won’t be are followed by another one within the hour', async () => {
    const { user, sheet } = await owner();
    const { id } = await invite(user, sheet.id, addressOf('harbor'));
    for (const state of ['failed', 'dropped']) {
      await expect(specs.call(mailShare, { id }, user)).rejects.toEqual(limited);
      await setMails(id, state);
      await specs.call(mailShare, { id }, user);
    }
    expect((await mailsOf(id)).map(({ minutes }) => minutes)).toEqual([0, 0, 0]);
  });

  it('S10 a vendor is told once that it was chosen, also if the choice changes', async () => {
    const { user, sheet } = await owner();
    const { id: linkId, url } = await invite(user, sheet.id, addressOf('harbor'));
    const lines = [1, 2].map((quantity) => ({ quantity, price_cents: 1 }));
    const token = url.slice(url.lastIndexOf('/') + 1);
    await specs.call(answerVendorLink, { token, viewerId: null, form: { version: 1, lines } });
    const { quotes } = await specs.call(readSheetQuotes, { id: sheet.id }, user);
    const id = quotes[0]?.id ?? '';
    for (const quantity of [1, 2])
      await specs.call(chooseQuote, { id, form: { revision: 1, quantity, tell_chosen: true } }, user);
    expect((await mailsOf(linkId)).map(({ kind }) => kind)).toEqual(['vendor-link', 'quote-chosen']);
  });

  it('S8 mails about an expired or closed link are refused, and the link is not shown as mailed', async () => {
    const { user, sheet } = await owner();
    const { id } = await invite(user, sheet.id, addressOf('harbor'), { send_mail: false });
    const newVersion = async (quantity: string) => {
      await specs.call(patchSpecSheet, { id: sheet.id, patch: { data: { quantity } } }, user);
      return specs.call(shareNewVersion, { id, form: { send_mail: true } }, user);
    };
    await specs.database.query('update vendor_links set expires_at = now() where id = $1', [id]);
    await expect(specs.call(mailShare, { id }, user)).rejects.toEqual(refusal('quotes.link_expired'));
    await expect(newVersion('1')).rejects.toEqual(refusal('quotes.link_expired'));
    const patch = { expires_in_days: 5, closed: true };
    const closed = await specs.call(patchShare, { id, patch }, user);
    await expect(specs.call(mailShare, { id }, user)).rejects.toEqual(refusal('quotes.link_closed'));
    await expect(newVersion('2')).rejects.toEqual(refusal('quotes.link_closed'));
    expect(closed).toMatchObject({ mailed_at: null, version: 1 });
    expect(await mailsOf(id)).toEqual([]);
    const [shown] = (await specs.call(readSheetQuotes, { id: sheet.id }, user)).links;
    expect(shown).toMatchObject({ mailed_at: null, version: 1 });
  });
});

describe('the name in the subject of a mail', () => {
  it.each([
    ['Maya Chen', 'Maya Chen'],
    ['J. R. O’Neil', 'J. R. O’Neil'],
    [null, 'A print buyer'],
    ['Win at evil.example', 'A print buyer'],
    ['evil1.com', 'A print buyer'],
    ['evil。com', 'A print buyer'],
    ['https://x', 'A print buyer'],
    ['a@b', 'A print buyer'],
    ['Maya\u202Enehc', 'A print buyer'],
    ['x'.repeat(61), 'A print buyer'],
  ])('S8 the subject of a mail names the buyer %j as %j', (name, shown) => {
    expect(buyerName({ email: 'maya@example.com', name })).toBe(shown);
  });
});

describe('the sheet in the subject of a mail', () => {
  it.each([
    ['Season program', ': Season program'],
    ['Menu 4/4, A3: folded', ': Menu 4 4, A3 folded'],
    ['x'.repeat(61), `: ${'x'.repeat(59)}…`],
    [`${'x'.repeat(58)}😀😀`, `: ${'x'.repeat(58)}…`],
    ['https://evil.example', ''],
    ['evil.\u200Bexample', ''],
    ['Line\u202E\nbreak', ': Line break'],
    [' ', ''],
  ])('S8 the subject of a mail names the sheet %j as %j', (name, shown) => {
    expect(aboutSheet({ name })).toBe(shown);
  });
});

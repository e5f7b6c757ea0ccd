import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  answerVendorLink,
  chooseQuote,
  createSpecSheet,
  deleteQuote,
  mailShare,
  patchShare,
  patchSpecSheet,
  patchVendor,
  readSheetQuotes,
  revokeShare,
  shareNewVersion,
  shareSheet,
  stopVendorMails,
  type VendorLink,
} from '@printpartner/contracts';
import { eventually, type MailCatcher, startMailCatcher } from '@printpartner/testing';
import { PUBLIC_URL, refusal, type Specs, startSpecs } from './start-specs.ts';

let specs: Specs;
let catcher: MailCatcher;
beforeAll(async () => {
  catcher = await startMailCatcher();
  specs = await startSpecs({ smtpUrl: catcher.smtpUrl });
});
afterAll(async () => {
  await specs.stop();
  await catcher.stop();
});

const addressOf = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.com`;
const mailsTo = (address: string, count: number) =>
  eventually(async () => {
    const mails = await catcher.mailsTo(address);
    expect(mails).toHaveLength(count);
    return mails;
  });
const lines = [{ quantity: 5_000, price_cents: 185_000 }];
const answer = (token: string, form: object = {}) =>
  specs.call(answerVendorLink, { token, viewerId: null, form: { version: 1, lines, ...form } });

/** Sets the last mail back in time, so that the hour after it is over. */
const mailedLongAgo = (id: string) =>
  specs.database.query("update vendor_links set mailed_at = mailed_at - interval '2 hours' where id = $1", [
    id,
  ]);

async function owner(data: object = {}, name = 'Gala postcard') {
  const user = randomUUID();
  const email = addressOf('maya');
  specs.addresses.set(user, email);
  specs.names.set(user, 'Maya Chen');
  const form = { kind: 'custom', name, data: { contactName: 'Maya Chen', ...data } } as const;
  const sheet = await specs.call(createSpecSheet, form, user);
  return { user, email, sheet };
}
async function invite(user: string, sheet_id: string, vendor: { name: string; email: string }, message = '') {
  const form = { sheet_id, vendor: { id: randomUUID(), ...vendor }, message, send_mail: true };
  const link = await specs.call(shareSheet, form, user);
  return { ...link, token: link.url.slice(link.url.lastIndexOf('/') + 1) };
}

describe('mails about quotes', () => {
  it('S8 S10 mails invite a vendor, offer a new version, tell the owner of the answer, and the vendors of the choice', async () => {
    const { user, email, sheet } = await owner();
    const [harbor, ace] = [addressOf('harbor'), addressOf('ace')];
    const link = await invite(user, sheet.id, { name: 'Harbor Print', email: harbor }, 'Can you beat June?');
    const other = await invite(user, sheet.id, { name: 'Ace Print', email: ace });
    const [first] = await mailsTo(harbor, 1);
    expect(first?.subject).toBe('Maya Chen asks you for a quote: Gala postcard');
    expect(first?.text).toContain(`${PUBLIC_URL}/v/${link.token}`);
    expect(first?.text).toContain('> Can you beat June?');
    expect(first?.text?.replaceAll(/\s+/g, ' ')).toMatch(/It works until \w+ \d+, \d+ at \d+:\d+ [AP]M UTC,/);
    const source = await (await fetch(`${catcher.webUrl}/email/${first?.id}/source`)).text();
    const stop = /^List-Unsubscribe: <(https:\/\/print\.example\/api\/mail-stops\/[\w-]{65})>\r?$/m;
    const [, stopUrl = ''] = stop.exec(source.replace(/\r?\n[ \t]+/g, ' ')) ?? [];
    expect(first?.text).toContain(stopUrl);
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect(source).toMatch(new RegExp(`^Reply-To: ${email}\r?$`, 'mi'));
    await mailedLongAgo(link.id);
    await specs.call(patchSpecSheet, { id: sheet.id, patch: { data: { quantity: '5,000' } } }, user);
    await specs.call(shareNewVersion, { id: link.id, form: { send_mail: true } }, user);
    expect((await mailsTo(harbor, 2)).map(({ subject }) => subject)).toContain(
      'Maya Chen changed the specs: Gala postcard',
    );
    await answer(link.token, { version: 2, estimate_number: 'E-1207' });
    const [told] = await mailsTo(email, 1);
    expect(told?.subject).toBe('Harbor Print answered: Gala postcard');
    expect(told?.text).toContain('5,000: $1,850.00');
    const { quotes } = await specs.call(readSheetQuotes, { id: sheet.id }, user);
    const form = { revision: 1, quantity: 5_000, tell_others: true, tell_chosen: true };
    await specs.call(chooseQuote, { id: quotes[0]?.id ?? '', form }, user);
    expect((await mailsTo(ace, 2)).map(({ subject }) => subject)).toContain(
      'Maya Chen chose another vendor: Gala postcard',
    );
    const chosen = (await mailsTo(harbor, 3)).find(({ subject }) => subject.includes('chose your quote'));
    expect(chosen?.subject).toBe('Maya Chen chose your quote: Gala postcard');
    expect(chosen?.text).toContain('5,000 copies for $1,850.00');
    expect(chosen?.text).toContain('Your estimate number: E-1207');
    expect(other.state).toBe('open');
    // Neither address nor text is in the rows.
    const rows = await specs.database.query('select ref from mails');
    for (const { ref } of rows) expect(ref).toMatch(/^[0-9a-f-]{36}(?:\/[\w-]{43})?\/[0-9a-f-]{36}$/);
  });

  it('S10 a vendor who changes the answer often mails the owner at once, then after an hour, six times a day', async () => {
    const { user, email, sheet } = await owner();
    const link = await invite(user, sheet.id, { name: 'Harbor Print', email: addressOf('harbor') });
    const price = (price_cents: number) => answer(link.token, { lines: [{ quantity: 5_000, price_cents }] });
    for (const cents of [1, 2, 3]) await price(cents);
    await mailsTo(email, 1);
    const pending = () =>
      specs.database.query(
        `select round(extract(epoch from next_try_at - now()) / 60)::integer as minutes from mails
          where done_at is null and kind = 'quote-answered'
            and ref like $1`,
        [`${link.id}/%`],
      );
    expect(await pending()).toEqual([{ minutes: 60 }]);
    await specs.database.query(
      `update vendor_links set owner_mails = array(
        select now() - n * interval '2 hours' from generate_series(1, 6) n) where id = $1`,
      [link.id],
    );
    await price(4);
    expect(await pending()).toHaveLength(1);
  });

  it('S10 mails tell the owner of every first answer, and of changes up to six mails about a sheet in an hour', async () => {
    const { user, email, sheet } = await owner();
    const links: VendorLink[] = [];
    for (let n = 0; n < 5; n += 1) {
      const vendor = { id: randomUUID(), name: `Vendor ${n}` };
      links.push(await specs.call(shareSheet, { sheet_id: sheet.id, vendor }, user));
    }
    const urls = links.map(({ url }) => url);
    const answerAll = (count: number, price_cents: number) =>
      Promise.all(
        urls
          .slice(0, count)
          .map((url) =>
            answer(url.slice(url.lastIndexOf('/') + 1), { lines: [{ quantity: 5_000, price_cents }] }),
          ),
      );
    const recorded = () =>
      specs.database.query(
        "select from mails where kind = 'quote-answered' and split_part(ref, '/', 1) = any($1)",
        [links.map(({ id }) => id)],
      );
    for (const cents of [1, 2]) await answerAll(3, cents);
    expect(await recorded()).toHaveLength(6);
    for (const cents of [3, 4]) await answerAll(5, cents);
    expect(await recorded()).toHaveLength(8);
    await mailsTo(email, 5);
    expect((await specs.call(readSheetQuotes, { id: sheet.id }, user)).quotes).toHaveLength(5);
    const other = await owner();
    const link = await invite(other.user, other.sheet.id, { name: 'Ace', email: addressOf('ace') });
    await answer(link.token);
    await mailsTo(other.email, 1);
    await specs.database.query(
      `update vendor_links set owner_mails = array[now() - interval '61 minutes'] where owner_mails <> '{}'`,
    );
    await answerAll(1, 5);
    expect(await recorded()).toHaveLength(9);
  });

  it('S10 the mail that was waiting tells the owner of an answer that replaces a deleted one', async () => {
    const { user, email, sheet } = await owner();
    const link = await invite(user, sheet.id, { name: 'Harbor Print', email: addressOf('harbor') });
    await answer(link.token);
    await mailsTo(email, 1);
    await answer(link.token, { notes: 'Changed' });
    const { quotes } = await specs.call(readSheetQuotes, { id: sheet.id }, user);
    await specs.call(deleteQuote, { id: quotes[0]?.id ?? '' }, user);
    await answer(link.token, { lines: [{ quantity: 5_000, price_cents: 99_000 }] });
    await specs.database.query("update mails set next_try_at = now() where kind = 'quote-answered'");
    await invite(user, sheet.id, { name: 'Ace Print', email: addressOf('ace') });
    const texts = (await mailsTo(email, 2)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('5,000: $990.00'))).toHaveLength(1);
  });

  it('S8 mails to vendors go out only for a confirmed address, to an address, once an hour, and not for a revoked link', async () => {
    const { user, sheet } = await owner();
    await expect(invite(user, sheet.id, { name: 'Harbor Print', email: '' })).rejects.toEqual(
      refusal('quotes.no_address'),
    );
    const link = await invite(user, sheet.id, { name: 'Harbor Print', email: addressOf('harbor') });
    await expect(specs.call(mailShare, { id: link.id }, user)).rejects.toEqual(refusal('quotes.mail_limit'));
    specs.addresses.delete(user);
    await expect(invite(user, sheet.id, { name: 'Ace', email: addressOf('ace') })).rejects.toEqual(
      refusal('quotes.address_unconfirmed'),
    );
    specs.addresses.set(user, addressOf('maya'));
    await specs.call(revokeShare, { id: link.id }, user);
    await expect(specs.call(mailShare, { id: link.id }, user)).rejects.toEqual(
      refusal('quotes.share_not_found'),
    );
  });

  it('S8 mails that wait are dropped if the link expires, closes or is revoked, its address changes, or its vendor stops mail', async () => {
    const { user, sheet } = await owner();
    const elsewhere = addressOf('victim');
    const changes: ((link: VendorLink) => Promise<unknown>)[] = [
      ({ id }) => specs.database.query('update vendor_links set expires_at = now() where id = $1', [id]),
      ({ id }) => specs.call(patchShare, { id, patch: { closed: true } }, user),
      ({ id }) => specs.call(revokeShare, { id }, user),
      ({ vendor_id: id }) => specs.call(patchVendor, { id: id ?? '', patch: { email: elsewhere } }, user),
      ({ vendor_email: email }) => specs.call(stopVendorMails, { token: specs.stopTokenOf(email) }),
    ];
    const links: VendorLink[] = [];
    for (const _ of changes)
      links.push(await invite(user, sheet.id, { name: 'Harbor Print', email: addressOf('harbor') }));
    for (const { vendor_email } of links) await mailsTo(vendor_email, 1);
    await specs.call(patchSpecSheet, { id: sheet.id, patch: { data: { quantity: '5,000' } } }, user);
    for (const [n, change] of changes.entries()) {
      const link = links[n];
      if (!link) continue;
      await specs.call(shareNewVersion, { id: link.id, form: { send_mail: true } }, user);
      await change(link);
      const where = "kind = 'vendor-link-version' and ref like $1";
      await specs.database.query(`update mails set next_try_at = now() where ${where}`, [`${link.id}/%`]);
    }
    // Records a mail, which sends what is due.
    await invite(user, sheet.id, { name: 'Ace Print', email: addressOf('ace') });
    for (const { id, vendor_email } of links) {
      await eventually(async () => {
        const states = await specs.database.query(
          'select state from mails where ref like $1 order by state',
          [`${id}/%`],
        );
        expect(states.map(({ state }) => state)).toEqual(['dropped', 'sent']);
      });
      expect(await catcher.mailsTo(vendor_email)).toHaveLength(1);
    }
    expect(await catcher.mailsTo(elsewhere)).toEqual([]);
  });

  it('S8 S10 quote hostile texts as plain text, and keep them out of the headers', async () => {
    const hostile = 'Eve\r\nBcc: all@example.com <img src=x onerror=alert(1)> "</a>';
    const { user, email, sheet } = await owner(
      { contactName: hostile, companyName: '<script>alert(1)</script>' },
      `Card ${hostile}`,
    );
    const to = addressOf('harbor');
    const link = await invite(
      user,
      sheet.id,
      { name: `Harbor ${hostile}`, email: to },
      `${hostile}\n.\nQUIT`,
    );
    await answer(link.token, { notes: hostile, exceptions: hostile, included: [hostile] });
    for (const address of [to, email]) {
      const [mail] = await mailsTo(address, 1);
      expect(mail?.to).toEqual([address]);
      expect(mail?.html).not.toMatch(/<img|<script/);
      expect(mail?.html).toContain('&lt;');
      const source = await (await fetch(`${catcher.webUrl}/email/${mail?.id}/source`)).text();
      const head = source.slice(0, source.search(/\r?\n\r?\n/));
      expect(head).not.toMatch(/^bcc:/im);
      expect(mail?.text).toMatch(/Bcc: all@example ?\.com <img/);
    }
    expect(await catcher.mailsTo('all@example.com')).toEqual([]);
    await expect(
      invite(user, sheet.id, { name: 'Ace', email: 'a@example.com\r\nBcc: b@example.com' }),
    ).rejects.toEqual(refusal('request.invalid'));
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  answerVendorLink,
  chooseQuote,
  createQuote,
  createSpecSheet,
  patchShare,
  patchSpecSheet,
  readSheetQuotes,
  revokeShare,
  shareNewVersion,
  shareSheet,
  undoChoice,
} from '@printpartner/contracts';
import { PUBLIC_URL, type Specs, startSpecs } from './start-specs.ts';

let specs: Specs;
// Without SMTP, so that mails wait.
beforeAll(async () => {
  specs = await startSpecs();
});
afterAll(() => specs.stop());

async function owner() {
  const user = randomUUID();
  specs.addresses.set(user, `maya-${user}@example.com`);
  const { id } = await specs.call(createSpecSheet, { kind: 'custom', name: 'Card', data: {} }, user);
  return { user, sheetId: id };
}

/** A link to a new vendor, who answers it. */
async function answered(user: string, sheet_id: string) {
  const vendor = { id: randomUUID(), name: 'Harbor Print', email: `harbor-${randomUUID()}@example.com` };
  const { id, url } = await specs.call(shareSheet, { sheet_id, vendor, send_mail: true }, user);
  const token = url.slice(url.lastIndexOf('/') + 1);
  const lines = [{ quantity: 1, price_cents: 1 }];
  await specs.call(answerVendorLink, { token, viewerId: null, form: { version: 1, lines } });
  const { quotes } = await specs.call(readSheetQuotes, { id: sheet_id }, user);
  return { linkId: id, quoteId: quotes.find(({ link_id }) => link_id === id)?.id ?? '' };
}

/** The subjects, up to a colon, of a link's mails as they would be sent now; null for one that would be dropped. */
async function subjectsOf(linkId: string): Promise<(string | null | undefined)[]> {
  const mails = await specs.database.query(
    `select id, kind, ref from mails where ref like $1 and state = 'pending' order by created_at`,
    [`${linkId}/%/%`],
  );
  return Promise.all(
    mails.map(async (mail) => (await specs.compose(mail))?.subject.replace(/:.*/, '') ?? null),
  );
}

/** The link's newest mail as it would be sent now. */
async function newestMail(linkId: string): Promise<{ subject: string; text: string; html: string }> {
  const newest = 'select id, kind, ref from mails where ref like $1 order by created_at desc limit 1';
  const [mail] = await specs.database.query(newest, [`${linkId}/%/%`]);
  const { subject = '', text = '', html = '' } = (await specs.compose(mail ?? {})) ?? {};
  return { subject, text, html };
}

/** As if the newest mail with the link were being sent, or had been. */
const setNewest = (linkId: string, state: 'sending' | 'sent') =>
  specs.database.query(
    `update mails set state = $1, done_at = case when $1 = 'sent' then now() end
      where id = (select link_mail_id from vendor_links where id = $2)`,
    [state, linkId],
  );

const OFFER = 'A print buyer asks you for a quote';
const CHANGE = 'A print buyer changed the specs';
const CHOSEN = 'A print buyer chose your quote';
const NOT_CHOSEN = 'A print buyer chose another vendor';

describe('a mail that is sent late', () => {
  it('S8 a mail that is sent late is about the version that the link has then, and replaces those that still wait', async () => {
    const { user, sheetId } = await owner();
    const { linkId: id } = await answered(user, sheetId);
    const offer = async (quantity: string, send_mail = true) => {
      const patch = { name: `Card of ${quantity}`, data: { quantity } };
      await specs.call(patchSpecSheet, { id: sheetId, patch }, user);
      await specs.call(shareNewVersion, { id, form: { send_mail } }, user);
    };
    // The first mail couldn't be sent: the vendor still has to be asked.
    await offer('2');
    expect(await subjectsOf(id)).toEqual([OFFER]);
    expect((await newestMail(id)).text).toContain('“Card of 2”');
    await setNewest(id, 'sent');
    await offer('3');
    await offer('4', false);
    expect(await subjectsOf(id)).toEqual([CHANGE]);
    const { text } = await newestMail(id);
    expect(text).toContain('“Card of 4”');
    expect(text).toContain('now shows version 4,');
    // As if it were tried again, an hour after the last.
    const due = "update vendor_links set mailed_at = now() - interval '1 minute' where id = $1";
    await specs.database.query(due, [id]);
    await offer('5');
    expect(await subjectsOf(id)).toEqual([CHANGE]);
    const [{ minutes } = {}] = await specs.database.query(
      'select round(extract(epoch from mailed_at - now()) / 60)::integer as minutes from vendor_links where id = $1',
      [id],
    );
    expect(minutes).toBe(0);
    // One whose first try runs meanwhile fails, and is tried again.
    await setNewest(id, 'sending');
    await offer('6');
    await specs.database.query("update mails set state = 'pending' where state = 'sending'");
    expect(await subjectsOf(id)).toEqual([null, CHANGE]);
    await specs.call(revokeShare, { id }, user);
    expect(await subjectsOf(id)).toEqual([null, null]);
  });

  it('S8 S10 a mail of any kind has no link but ours, whatever sheet, people, message and estimate are called', async () => {
    const user = randomUUID();
    specs.addresses.set(user, 'maya@buyer.example');
    specs.names.set(user, 'Win at evil.com');
    const sheet = { kind: 'custom', name: 'Visit evil.com', data: {} } as const;
    const { id: sheet_id } = await specs.call(createSpecSheet, sheet, user);
    const invite = () => {
      const vendor = { id: randomUUID(), name: 'Evil2.co', email: `harbor-${randomUUID()}@example.com` };
      const message = 'Files:\nhttps://evil.com/x www.evil.com';
      return specs.call(shareSheet, { sheet_id, vendor, message, send_mail: true }, user);
    };
    const [harbor, ace] = [await invite(), await invite()];
    const written: Awaited<ReturnType<typeof newestMail>>[] = [await newestMail(harbor.id)];
    await setNewest(harbor.id, 'sent');
    await specs.call(patchSpecSheet, { id: sheet_id, patch: { data: { quantity: '2' } } }, user);
    await specs.call(shareNewVersion, { id: harbor.id, form: { send_mail: true } }, user);
    written.push(await newestMail(harbor.id));
    const token = harbor.url.slice(harbor.url.lastIndexOf('/') + 1);
    const lines = [{ quantity: 1, price_cents: 1 }];
    const answer = { version: 2, estimate_number: 'https://evil.com/1', lines };
    await specs.call(answerVendorLink, { token, viewerId: null, form: answer });
    const { quotes } = await specs.call(readSheetQuotes, { id: sheet_id }, user);
    const choice = { revision: 1, quantity: 1, tell_others: true, tell_chosen: true };
    await specs.call(chooseQuote, { id: quotes[0]?.id ?? '', form: choice }, user);
    written.push(await newestMail(harbor.id), await newestMail(ace.id));
    expect(written.map(({ subject }) => subject)).toEqual([OFFER, CHANGE, CHOSEN, NOT_CHOSEN]);
    expect(written[2]?.text).toContain('Your estimate number: https: //evil .com/1');
    for (const { text, html } of written) {
      for (const part of [text, html]) {
        expect(part).not.toMatch(/evil2?\.|:\/\/evil/i);
        expect(part).toContain('“Visit evil .com”');
        // Whom the vendor can ask.
        expect(part).toContain('(maya@buyer.example)');
        for (const [url] of part.matchAll(/\w+:\/\/[^\s"<]+/g))
          expect([
            harbor.url,
            ace.url,
            expect.stringContaining(`${PUBLIC_URL}/api/mail-stops/`),
          ]).toContainEqual(url);
      }
    }
  });

  it('S10 tells nobody of a choice that was changed, was taken back, or whose request is open again', async () => {
    const { user, sheetId } = await owner();
    const harbor = await answered(user, sheetId);
    const ace = await answered(user, sheetId);
    const zoe = await answered(user, sheetId);
    const choose = (id: string, tells = true) => {
      const form = { revision: 1, quantity: 1, tell_others: tells, tell_chosen: tells };
      return specs.call(chooseQuote, { id, form }, user);
    };
    const outcomes = () =>
      Promise.all([harbor, ace, zoe].map(async ({ linkId }) => (await subjectsOf(linkId)).slice(1)));
    await choose(harbor.quoteId);
    expect(await outcomes()).toEqual([[CHOSEN], [NOT_CHOSEN], [NOT_CHOSEN]]);
    await choose(ace.quoteId, false);
    // Those that no longer apply are no longer pending, and don't count.
    expect(await outcomes()).toEqual([[], [], [NOT_CHOSEN]]);
    await choose(ace.quoteId);
    expect(await outcomes()).toEqual([[NOT_CHOSEN], [CHOSEN], [NOT_CHOSEN]]);
    await specs.call(patchShare, { id: zoe.linkId, patch: { closed: false } }, user);
    expect(await outcomes()).toEqual([[NOT_CHOSEN], [CHOSEN], []]);
    await specs.call(undoChoice, { id: ace.quoteId }, user);
    expect(await outcomes()).toEqual([[], [], []]);
    const counted = await specs.database.query(
      `select from vendor_mail_counts where user_id = $1 and mail_id in (select id from mails where state = 'dropped')`,
      [user],
    );
    expect(counted).toEqual([]);
  });

  it('S10 tells no vendor of another one that is the same: with two links, or whose price its owner typed in', async () => {
    const { user, sheetId: sheet_id } = await owner();
    const linkTo = async (email: string, vendor_id?: string) => {
      const vendor = vendor_id ? { id: vendor_id } : { id: randomUUID(), name: 'Harbor Print', email };
      return specs.call(shareSheet, { sheet_id, vendor }, user);
    };
    const lines = [{ quantity: 1, price_cents: 1 }];
    const form = { revision: 1, quantity: 1, tell_others: true };
    const outcomes = (links: readonly { id: string }[]) => Promise.all(links.map(({ id }) => subjectsOf(id)));
    const address = `harbor-${user}@example.com`;
    const first = await linkTo(address);
    const again = await linkTo('', first.vendor_id ?? '');
    const sameMailbox = await linkTo(address.replace('@', '+bids@'));
    const other = await linkTo(`ace-${user}@example.com`);
    const links = [first, again, sameMailbox, other];

    const phoned = { sheet_id, vendor: { id: first.vendor_id ?? '' }, lines };
    const typed = await specs.call(createQuote, phoned, user);
    const { not_told } = await specs.call(chooseQuote, { id: typed.id, form }, user);
    expect(not_told).toEqual([]);
    expect(await outcomes(links)).toEqual([[], [], [], [NOT_CHOSEN]]);
    // Whoever is told first, and chosen before the mail goes out.
    const theirs = { sheet_id, vendor: { id: other.vendor_id ?? '' }, lines };
    const phonedToo = await specs.call(createQuote, theirs, user);
    await specs.call(chooseQuote, { id: phonedToo.id, form: { ...form, tell_others: false } }, user);
    expect(await outcomes(links)).toEqual([[], [], [], []]);
    await specs.call(undoChoice, { id: phonedToo.id }, user);

    const token = first.url.slice(first.url.lastIndexOf('/') + 1);
    await specs.call(answerVendorLink, { token, viewerId: null, form: { version: 1, lines } });
    const { quotes } = await specs.call(readSheetQuotes, { id: sheet_id }, user);
    const id = quotes.find(({ link_id }) => link_id === first.id)?.id ?? '';
    await specs.call(chooseQuote, { id, form: { ...form, tell_chosen: true } }, user);
    expect(await outcomes(links)).toEqual([[CHOSEN], [], [], [NOT_CHOSEN]]);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  answerVendorLink,
  chooseQuote,
  createSpecSheet,
  deleteSpecSheet,
  markQuotesSeen,
  openVendorLink,
  patchShare,
  readSheetQuotes,
  shareSheet,
} from '@printpartner/contracts';
import { lockUser } from '@printpartner/service-kit';
import { until } from '@printpartner/testing';
import { queued } from './queued.ts';
import { refusal, type Specs, startSpecs } from './start-specs.ts';

let specs: Specs;
beforeAll(async () => {
  specs = await startSpecs();
});
afterAll(() => specs.stop());

const CANCEL_WAITING = `select pg_cancel_backend(pid) from pg_locks
  where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;

/** A link with an answer of the given price. */
async function asked(price_cents: number) {
  const user = randomUUID();
  const sheet = await specs.call(createSpecSheet, { kind: 'custom', name: 'Gala postcard', data: {} }, user);
  const vendor = { id: randomUUID(), name: 'Harbor Print' };
  const { id: linkId, url } = await specs.call(shareSheet, { sheet_id: sheet.id, vendor }, user);
  const token = url.slice(url.lastIndexOf('/') + 1);
  const answer = (cents: number) =>
    specs.call(answerVendorLink, {
      token,
      viewerId: null,
      form: { version: 1, lines: [{ quantity: 5_000, price_cents: cents }] },
    });
  const read = () => specs.call(readSheetQuotes, { id: sheet.id }, user);
  await answer(price_cents);
  const id = (await read()).quotes[0]?.id ?? '';
  return { user, sheet, linkId, token, id, answer, read };
}

describe('at the same moment', () => {
  it('S10 the owner chooses only the price on screen, whether the vendor changes it just before or after', async () => {
    for (const isVendorFirst of [true, false]) {
      const { user, id, answer, read } = await asked(185_000);
      const change = () => answer(990_000);
      const choose = () => specs.call(chooseQuote, { id, form: { revision: 1, quantity: 5_000 } }, user);
      const ends = await queued(specs, user, ...(isVendorFirst ? [change, choose] : [choose, change]));
      expect(ends).toMatchObject([
        { status: 'fulfilled' },
        { reason: refusal(isVendorFirst ? 'quotes.changed' : 'quotes.link_closed') },
      ]);
      const { choice, quotes } = await read();
      expect(choice?.price_cents).toBe(isVendorFirst ? undefined : 185_000);
      expect(quotes[0]?.lines[0]?.price_cents).toBe(isVendorFirst ? 990_000 : 185_000);
    }
  });

  it('S10 an answer that changes while its owner sees it stays new', async () => {
    for (const isVendorFirst of [true, false]) {
      const { user, id, answer, read } = await asked(185_000);
      const change = () => answer(990_000);
      const see = () => specs.call(markQuotesSeen, { quotes: [{ id, revision: 1 }] }, user);
      await queued(specs, user, ...(isVendorFirst ? [change, see] : [see, change]));
      expect((await read()).quotes).toMatchObject([{ revision: 2, is_new: true }]);
    }
  });

  it('S8 a visit counts while an answer is written', async () => {
    const { token, id, answer, read } = await asked(185_000);
    let answered: Promise<unknown> | undefined;
    await specs.dataSource.transaction(async (manager) => {
      await manager.query('select from quotes where id = $1 for update', [id]);
      answered = answer(99_000);
      await until(async () => {
        const waiting = await specs.database.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length === 1;
      }, 'the answer, which has read the link, waits for the quote');
      await specs.call(openVendorLink, { token, viewerId: null, isNewVisit: true });
    });
    await answered;
    expect(await read()).toMatchObject({ links: [{ openings: 1 }], quotes: [{ revision: 2 }] });
  });

  it('S10 a vendor answers and the owner closes the link: what comes second is refused or closes', async () => {
    for (const isVendorFirst of [true, false]) {
      const { user, linkId, answer, read } = await asked(185_000);
      const change = () => answer(990_000);
      const close = () => specs.call(patchShare, { id: linkId, patch: { closed: true } }, user);
      const ends = await queued(specs, user, ...(isVendorFirst ? [change, close] : [close, change]));
      expect(ends).toMatchObject([
        { status: 'fulfilled' },
        isVendorFirst ? { status: 'fulfilled' } : { reason: refusal('quotes.link_closed') },
      ]);
      const { links, quotes } = await read();
      expect(links).toMatchObject([{ state: 'closed' }]);
      expect(quotes[0]?.lines[0]?.price_cents).toBe(isVendorFirst ? 990_000 : 185_000);
    }
  });

  it('S8 S10 a sheet is brought back while the sweeper removes what it had: all of it stays, or nothing', async () => {
    for (const isUndoFirst of [true, false]) {
      const { user, sheet, id, read } = await asked(185_000);
      await specs.call(chooseQuote, { id, form: { revision: 1, quantity: 5_000 } }, user);
      await specs.call(deleteSpecSheet, { id: sheet.id }, user);
      await specs.database.query("update deleted_sheets set deleted_at = now() - interval '25 hours'");
      const { kind, name, data } = sheet;
      const undo = () => specs.call(createSpecSheet, { id: sheet.id, kind, name, data }, user);
      const sweep = () => specs.sweepQuotes();
      const ends = await queued(specs, user, ...(isUndoFirst ? [undo, sweep] : [sweep, undo]));
      expect(ends).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
      const { links, quotes, choice } = await read();
      const left = [links.length, quotes.length, choice === null ? 0 : 1];
      expect(left).toEqual(isUndoFirst ? [1, 1, 1] : [0, 0, 0]);
      const versions = await specs.database.query('select from link_versions where user_id = $1', [user]);
      expect(versions).toHaveLength(isUndoFirst ? 1 : 0);
    }
  });

  it('S10 the sweeper passes over the sheet of a user whose lock it can’t get, and removes it the next time', async () => {
    const busy = await asked(185_000);
    const idle = await asked(185_000);
    for (const { user, sheet } of [busy, idle]) await specs.call(deleteSpecSheet, { id: sheet.id }, user);
    // The busy user's is swept first.
    await specs.database.query(
      `update deleted_sheets set deleted_at = now() - case id when $1 then interval '26 hours' else interval '25 hours' end`,
      [busy.sheet.id],
    );
    const orphan = `quote-${randomUUID()}.pdf`;
    specs.storeFile(orphan, 7_200_000);
    const left = async () => {
      const rows = await specs.database.query('select user_id from quotes where user_id = any($1)', [
        [busy.user, idle.user],
      ]);
      return rows.map(({ user_id }) => user_id);
    };
    await specs.dataSource.transaction(async (manager) => {
      await lockUser(manager, busy.user);
      await Promise.all([
        expect(specs.sweepQuotes()).rejects.toThrow('Deleted sheets not swept: 1'),
        // Cancels the wait at once; the limit would do so after seconds.
        until(async () => (await specs.database.query(CANCEL_WAITING)).length === 1, 'the sweeper waits'),
      ]);
    });
    expect(await left()).toEqual([busy.user]);
    expect(specs.files()).not.toContain(orphan);
    await specs.sweepQuotes();
    expect(await left()).toEqual([]);
  });
});

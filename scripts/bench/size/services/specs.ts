import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  accountDeleted,
  answerVendorLink,
  authEvents,
  chooseQuote,
  clearSpecDraft,
  confirmedAddress,
  createSpecSheet,
  createVendor,
  deleteQuote,
  deleteSpecSheet,
  deleteVendor,
  getSpecDraft,
  getSpecSheet,
  listNewQuotes,
  listSpecSheets,
  listVendors,
  openVendorLink,
  patchSpecSheet,
  patchVendor,
  projectDeleted,
  projectsEvents,
  readSheetQuotes,
  resumeVendorMails,
  saveSpecDraft,
  shareNewVersion,
  shareSheet,
  specsRpcs,
  specsUserData,
  stopVendorMails,
  undoChoice,
} from '@printpartner/contracts';
import { readUserData, startStandIn } from '@printpartner/testing';
import { TombstonesSweeper } from '@printpartner/service-kit';
import { deletionOf } from '../deletion.ts';
import { buildKey, keysSql } from '../idempotency-keys.ts';
import type { ServiceAtSize, Visit } from '../service-at-size.ts';
import { idOf, idSql, ownerSql, type Sizes } from '../sizes.ts';

const DATA = JSON.stringify({ name: 'Harbor season', textStock: '80# gloss text', quantity: '5,000' });

const fillOldest = (sizes: Sizes): string[] => [
  `insert into specs (id, user_id, name, data, shipping_option, revision, updated_at)
    select gen_random_uuid(), ${idSql('user', 'n')}, 'booklet_current', '${DATA}', '', 1, now()
    from generate_series(1, ${sizes.others}) n`,
  `insert into spec_sheets (id, user_id, kind, name, data, shipping_option, project_uuid, revision, created_at, updated_at)
    select gen_random_uuid(), ${ownerSql(sizes, 'n')}, 'booklet', 'Sheet ' || n, '${DATA}', '', ${idSql('project', 'n')},
      1, now(), now() - random() * interval '900 days'
    from generate_series(1, ${sizes.others}) n`,
  `insert into deleted_projects select gen_random_uuid(), gen_random_uuid(), now() - random() * interval '181 days'
    from generate_series(1, ${sizes.others}) n`,
  `insert into erased_users select gen_random_uuid(), now() - random() * interval '181 days'
    from generate_series(1, ${sizes.others}) n`,
  `insert into inbox_events (event_id, name, received_at)
    select gen_random_uuid(), 'projects.deleted', now() - random() * interval '30 days'
    from generate_series(1, ${sizes.others}) n`,
];

const fillNewest = (sizes: Sizes): string[] => [
  `insert into vendors select gen_random_uuid(), ${ownerSql(sizes, 'n')}, 'Vendor ' || n, '', '', now(), now()
    from generate_series(1, ${sizes.others}) n`,
  `insert into vendor_links (id, user_id, sheet_id, vendor_name, vendor_email, message, version, sheet_revision,
      frozen_at, openings, owner_mails, expires_at, created_at)
    select gen_random_uuid(), user_id, id, 'Vendor', '', '', 1, 1, now(), 0, '{}', now(), now() from spec_sheets`,
  `insert into link_versions (link_id, version, user_id, kind, name, data, shipping_option, sheet_revision, frozen_at)
    select id, 1, user_id, 'booklet', 'Sheet', '${DATA}', '', 1, now() from vendor_links`,
  `insert into quotes (id, user_id, sheet_id, link_id, vendor_name, version, job_digest, content, answered_at,
      revision, seen_revision, created_at)
    select gen_random_uuid(), user_id, sheet_id, id, 'Vendor', 1, '', '{"lines":[]}', now(), 1, 1, now() from vendor_links`,
  `insert into mails (id, kind, ref, state, done_at)
    select gen_random_uuid(), 'quote-answered', id || '/' || user_id, 'sent', now() from vendor_links`,
  `insert into vendor_mail_counts (user_id, recipient, mail_id, counted_at)
    select user_id, md5(id::text), gen_random_uuid(), now() from vendor_links`,
];

/** Links, the answer to one, the choice of it, and the mails about all that. */
async function visitQuotes(visited: Visit, userId: string, sheet_id: string): Promise<void> {
  const { call } = visited.service;
  const email = `harbor-${userId}@example.com`;
  const vendor = { id: randomUUID(), name: 'Harbor Print', email };
  await call(createVendor, vendor, userId);
  await call(patchVendor, { id: vendor.id, patch: { name: 'Harbor' } }, userId);
  await call(listVendors, {}, userId);
  const link = await call(shareSheet, { sheet_id, vendor: { id: vendor.id }, send_mail: true }, userId);
  const other = { id: randomUUID(), name: 'Ace Print', email: `ace-${userId}@example.com` };
  await call(shareSheet, { sheet_id, vendor: other, send_mail: true }, userId);
  await composeMails(visited, userId, ['vendor-link', 'vendor-link']);
  // A new version is news only to a vendor who got the link.
  await visited.service.database.query(
    `update mails set state = 'sent', done_at = now() where split_part(ref, '/', -1) = $1`,
    [userId],
  );
  await call(patchSpecSheet, { id: sheet_id, patch: { data: { quantity: '5,000' } } }, userId);
  await call(shareNewVersion, { id: link.id, form: { send_mail: true } }, userId);
  const token = link.url.slice(link.url.lastIndexOf('/') + 1);
  await call(openVendorLink, { token, viewerId: null, isNewVisit: true });
  const lines = [{ quantity: 5_000, price_cents: 185_000 }];
  await call(answerVendorLink, { token, viewerId: null, form: { version: 2, lines } });
  await composeMails(visited, userId, ['vendor-link-version', 'quote-answered']);
  await call(listNewQuotes, {}, userId);
  const { quotes } = await call(readSheetQuotes, { id: sheet_id }, userId);
  const id = quotes[0]?.id ?? '';
  const form = { revision: 1, quantity: 5_000, tell_others: true, tell_chosen: true };
  await call(chooseQuote, { id, form }, userId);
  // The choice closed the links.
  await composeMails(visited, userId, ['quote-answered', 'quote-chosen', 'quote-not-chosen']);
  const recipients = await visited.provided<Recipients>('mails/mail-recipients', 'MailRecipients');
  const stopUrl = recipients.stopUrlOf(email);
  const stop = { token: stopUrl.slice(stopUrl.lastIndexOf('/') + 1) };
  await call(stopVendorMails, stop);
  await call(resumeVendorMails, stop);
  await call(undoChoice, { id }, userId);
  await call(deleteQuote, { id }, userId);
  await call(deleteVendor, { id: vendor.id }, userId);
}

interface Recipients {
  stopUrlOf(email: string): string;
}

interface Composers {
  byKind: Record<string, (ref: string, mailId: string) => Promise<unknown>>;
}

/** Writes the user's mails that wait, as the sender does. @param kinds of those that aren't dropped */
async function composeMails(
  { service, provided }: Visit,
  userId: string,
  kinds: readonly string[],
): Promise<void> {
  const composers = await provided<Composers>('mails/composers', 'SpecsComposers');
  const mails = await service.database.query(
    `select id, kind, ref from mails where split_part(ref, '/', -1) = $1 and state = 'pending'`,
    [userId],
  );
  const written: string[] = [];
  for (const { id, kind, ref } of mails)
    if (await composers.byKind[String(kind)]?.(String(ref), String(id))) written.push(String(kind));
  assert.deepEqual(written.toSorted(), kinds.toSorted());
}

/** Answers in place of the auth service. */
const answerForAccounts = (redisUrl: string) =>
  startStandIn('auth', redisUrl, [
    [confirmedAddress, async () => ({ email: 'maya@example.com', name: 'Maya Chen' })],
  ]);

async function visit(visited: Visit): Promise<void> {
  const { service, n, publishers, sweep } = visited;
  const { call } = service;
  const accounts = await answerForAccounts(service.redis.url);
  const [userId, projectId] = [idOf('user', n), idOf('project', n)];
  const slot = 'booklet-specs-current';
  const { revision } = await call(getSpecDraft, { slot }, userId);
  await call(saveSpecDraft, { slot, form: { data: { name: 'Menu' }, revision } }, userId);
  await call(clearSpecDraft, { slot }, userId);
  await call(listSpecSheets, {}, userId);
  const sheet = { kind: 'custom', name: 'Postcard', data: {}, project_uuid: projectId } as const;
  const { id } = await call(createSpecSheet, sheet, userId);
  await call(getSpecSheet, { id }, userId);
  await call(patchSpecSheet, { id, patch: { name: 'Flyer', project_uuid: projectId } }, userId);
  await publishers['projects']?.publish(projectDeleted, { userId, projectId, revision: 2 });
  await publishers['projects']?.allAcknowledged();
  await visitQuotes(visited, userId, id);
  await readUserData(call, specsUserData, userId);
  await service.callOnce(deleteSpecSheet, { id }, userId, buildKey());
  await sweep('quotes/lost-quotes.sweeper', 'LostQuotesSweeper');
  await service.app.get(TombstonesSweeper).sweep();
  await publishers['auth']?.publish(accountDeleted, deletionOf(userId));
  await publishers['auth']?.allAcknowledged();
  await accounts.close();
}

export const atSize: ServiceAtSize = {
  service: 'specs',
  contracts: specsRpcs,
  settings: {
    LINK_SECRET: 'a secret of at least thirty-two letters',
    STORAGE_URL: 'file:///tmp/print-partner-no-uploads',
    PUBLIC_URL: 'https://print.example',
    MAIL_FROM: 'Print Partner <no-reply@print.example>',
  },
  events: { auth: authEvents, projects: projectsEvents },
  fillOldest,
  fillNewest: (sizes) => [...fillNewest(sizes), keysSql(sizes)],
  visit,
};

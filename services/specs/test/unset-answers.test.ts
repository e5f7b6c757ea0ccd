import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  createSpecSheet,
  emptySpecData,
  getSpecDraft,
  getSpecSheet,
  openVendorLink,
  patchSpecSheet,
  readSheetQuotes,
  saveSpecDraft,
  shareNewVersion,
  shareSheet,
  type SpecData,
} from '@printpartner/contracts';
import { specsDatabase } from '../src/database.ts';
import { copyOf, refusal, type Specs, startSpecs } from './start-specs.ts';

let specs: Specs;
beforeAll(async () => {
  specs = await startSpecs();
});
afterAll(() => specs.stop());

/**
 * Brings what was saved until now from the version before to this one.
 *
 * @returns the locks of each migration
 */
async function migrateAgain(): Promise<string[][]> {
  const db = specs.dataSource.createQueryRunner();
  const migrations = specsDatabase.migrations
    .map((Migration) => new Migration())
    .filter(({ name }) => name.startsWith('Unset'));
  for (const table of ['specs', 'spec_sheets', 'link_versions'])
    await db.query(`update ${table} set data = data - 'mailerBleedChosen'`);
  for (const migration of migrations.toReversed()) await migration.down(db);
  const locks: string[][] = [];
  for (const migration of migrations) {
    await db.startTransaction();
    await migration.up(db);
    const held: { mode: string }[] = await db.query(
      `select distinct mode from pg_locks
      where pid = pg_backend_pid() and relation in ('specs'::regclass, 'spec_sheets'::regclass)`,
    );
    await db.commitTransaction();
    locks.push(held.map(({ mode }) => mode));
  }
  await db.release();
  return locks;
}

const vendor = () => ({ id: randomUUID(), name: 'Harbor Print' });
async function open(url: string) {
  const token = url.slice(url.lastIndexOf('/') + 1);
  const page = await specs.call(openVendorLink, { token, viewerId: null, isNewVisit: false });
  if (page.state === 'closed') throw new Error('closed');
  return page;
}
/** What a vendor reads about bleed. */
async function readByVendor(url: string): Promise<string[]> {
  const page = await open(url);
  return page.sheet.sections.flatMap(({ lines }) =>
    lines.filter(({ label }) => /bleed/i.test(label)).map(({ label, text }) => `${label}: ${text}`),
  );
}

it('S8 S11 a stored No becomes no answer once, in drafts and sheets, and stays what frozen versions say', async () => {
  const user = randomUUID();
  const said = { bleedRequired: false, coverBleedRequired: true };
  const draft = await specs.call(
    saveSpecDraft,
    { slot: 'booklet-specs-current', form: { data: said } },
    user,
  );
  const sheet = await specs.call(createSpecSheet, { kind: 'booklet', name: 'Program', data: said }, user);
  const link = await specs.call(shareSheet, { sheet_id: sheet.id, vendor: vendor() }, user);
  await migrateAgain();

  const unset = {
    data: { ...sheet.data, bleedRequired: null },
    unset_answers: ['bleedRequired'],
    revision: 2,
  };
  const migrated = await specs.call(getSpecSheet, { id: sheet.id }, user);
  expect(migrated).toMatchObject(unset);
  const slot = draft.slot;
  expect(await specs.call(getSpecDraft, { slot }, user)).toMatchObject(unset);
  expect(await readByVendor(link.url)).toEqual(['Bleed: No']);
  const { sheet: about, links } = await specs.call(readSheetQuotes, { id: sheet.id }, user);
  expect(about.open_questions).toEqual(['Bleed']);
  expect(links[0]?.unsent_changes).toEqual([{ label: 'Bleed', before: 'No', after: '' }]);

  const stale = { data: sheet.data, revision: sheet.revision };
  await expect(specs.call(patchSpecSheet, { id: sheet.id, patch: stale }, user)).rejects.toEqual(
    refusal('specs.changed_elsewhere', {
      currentSpecs: { ...copyOf(migrated), unset_answers: ['bleedRequired'] },
    }),
  );
  const { url } = await specs.call(shareNewVersion, { id: link.id, form: { send_mail: false } }, user);
  expect(await readByVendor(url)).toEqual([]);
  const patch = { data: { bleedRequired: false } };
  expect(await specs.call(patchSpecSheet, { id: sheet.id, patch }, user)).not.toHaveProperty('unset_answers');
  const answered = await specs.call(readSheetQuotes, { id: sheet.id }, user);
  expect(answered.sheet).not.toHaveProperty('open_questions');
});

it('S8 the bleed that a custom form starts with is marked in versions that are frozen from now on, which is no change', async () => {
  const user = randomUUID();
  const sheet = await specs.call(createSpecSheet, { kind: 'custom', name: 'Postcard', data: {} }, user);
  const before = await specs.call(shareSheet, { sheet_id: sheet.id, vendor: vendor() }, user);
  await migrateAgain();
  expect(await specs.call(getSpecSheet, { id: sheet.id }, user)).toEqual(sheet);
  expect(await readByVendor(before.url)).toEqual(['Bleed: Bleed']);
  const patch = { data: { quantity: '500' } };
  await specs.call(patchSpecSheet, { id: sheet.id, patch }, user);
  const changes = [{ label: 'Quantity 1', before: '', after: '500' }];
  const { links } = await specs.call(readSheetQuotes, { id: sheet.id }, user);
  expect(links[0]?.unsent_changes).toEqual(changes);
  const { url } = await specs.call(shareNewVersion, { id: before.id, form: { send_mail: false } }, user);
  expect((await open(url)).changes).toEqual({ since: 1, fields: changes });
  expect(await readByVendor(url)).toEqual(['Bleed: Bleed (default)']);
});

it('S11 a No in the whole form of an earlier version is no answer, and one by itself is', async () => {
  const user = randomUUID();
  const { mailerBleedChosen: _, ...earlier } = emptySpecData('booklet');
  const create = (data: Partial<SpecData>) =>
    specs.call(createSpecSheet, { kind: 'booklet', name: 'Program', data }, user);
  const sheet = await create({ ...earlier, bleedRequired: false, coverBleedRequired: true });
  expect(sheet.data).toMatchObject({ bleedRequired: null, coverBleedRequired: true });
  expect((await create({ bleedRequired: false })).data.bleedRequired).toBe(false);
  expect((await create({ ...emptySpecData('booklet'), bleedRequired: false })).data.bleedRequired).toBe(
    false,
  );
});

it('S4 the whole form of an earlier version keeps the No and the mark that a sheet has', async () => {
  const user = randomUUID();
  const { mailerBleedChosen: _, ...empty } = emptySpecData('custom');
  const data = { bleedRequired: false, coverBleedRequired: true, mailerBleedChosen: true };
  const sheet = await specs.call(createSpecSheet, { kind: 'custom', name: 'Postcard', data }, user);
  const nos = { bleedRequired: false, interiorBleedRequired: false, coverBleedRequired: false };
  const patch = { data: { ...empty, ...nos, quantity: '500' } };
  expect((await specs.call(patchSpecSheet, { id: sheet.id, patch }, user)).data).toEqual({
    ...sheet.data,
    quantity: '500',
    coverBleedRequired: null,
  });
});

it('S4 takes the No that a replica of the version before saves after the migration for no answer, until somebody says it', async () => {
  const user = randomUUID();
  const nos = { bleedRequired: false, interiorBleedRequired: false, coverBleedRequired: false };
  const create = () =>
    specs.call(createSpecSheet, { kind: 'booklet', name: 'Program', data: { bleedRequired: false } }, user);
  const read = async (id: string) => (await specs.call(getSpecSheet, { id }, user)).data.bleedRequired;
  const [migrated, said] = [await create(), await create()];
  await migrateAgain();
  const patch = { data: { bleedRequired: false } };
  await specs.call(patchSpecSheet, { id: said.id, patch }, user);
  // It keeps the marks that a row has.
  await specs.call(patchSpecSheet, { id: migrated.id, patch: { data: { quantity: '500' } } }, user);
  const created = await create();
  const saveBefore = (id: string, data: string) =>
    specs.dataSource.query(`update spec_sheets set data = ${data}, revision = revision + 1 where id = $2`, [
      nos,
      id,
    ]);
  await saveBefore(migrated.id, 'data || $1::jsonb');
  await saveBefore(created.id, `(data || $1::jsonb) - 'mailerBleedChosen'`);
  expect([await read(migrated.id), await read(created.id), await read(said.id)]).toEqual([null, null, false]);
  for (const { id } of [migrated, created]) await specs.call(patchSpecSheet, { id, patch }, user);
  expect([await read(migrated.id), await read(created.id)]).toEqual([false, false]);
});

it('S4 a migration that writes rows locks no table against readers and writers', async () => {
  const writing = (await migrateAgain()).filter((modes) => modes.includes('RowExclusiveLock'));
  expect(writing.length).toBeGreaterThan(0);
  expect(writing.flat()).not.toContain('AccessExclusiveLock');
});

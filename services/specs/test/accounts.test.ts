import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  clearSpecDraft,
  createSpecSheet,
  deleteSpecSheet,
  getSpecDraft,
  limits,
  listSpecSheets,
  patchSpecSheet,
  saveSpecDraft,
  specFields,
  specsUserData,
} from '@printpartner/contracts';
import { readUserData } from '@printpartner/testing';
import { refusal, type Specs, startSpecs } from './start-specs.ts';

const MB = 1_048_576;
const slot = 'booklet-specs-current';

let specs: Specs;
beforeAll(async () => {
  specs = await startSpecs();
});
afterAll(() => specs.stop());

const saveDraft = (userId: string, data: Record<string, string>) =>
  specs.call(saveSpecDraft, { slot, form: { data } }, userId);
const createSheet = (userId: string, name: string, data: Record<string, string> = {}) =>
  specs.call(createSpecSheet, { kind: 'custom', name, data }, userId);

/** The user's rows, by kind. */
async function rowsOf(userId: string): Promise<unknown[]> {
  const rows = await specs.database.query(
    `select 'draft' as kind from specs where user_id = $1
      union all select 'sheet' from spec_sheets where user_id = $1
      union all select 'tombstone' from deleted_projects where user_id = $1
      union all select 'deleted sheet' from deleted_sheets where user_id = $1`,
    [userId],
  );
  return rows.map(({ kind }) => kind);
}

describe('account deletion', () => {
  it('A6 erases the user’s drafts and sheets, refuses late calls, and keeps other users’', async () => {
    const [maya, noor] = [randomUUID(), randomUUID()];
    for (const user of [maya, noor]) {
      await saveDraft(user, { name: 'Menu' });
      await createSheet(user, 'Postcard');
      const { id } = await createSheet(user, 'Deleted');
      await specs.call(deleteSpecSheet, { id }, user);
      await specs.deleteProject(user, randomUUID());
    }
    const [sheet] = (await specs.call(listSpecSheets, {}, maya)).sheets;
    const id = sheet?.id ?? '';
    await specs.deleteAccount(maya);
    expect(await rowsOf(maya)).toEqual([]);
    expect(await rowsOf(noor)).toEqual(['draft', 'sheet', 'tombstone', 'deleted sheet']);
    const late = [
      saveDraft(maya, { name: 'Late' }),
      specs.call(clearSpecDraft, { slot }, maya),
      createSheet(maya, 'Late'),
      specs.call(patchSpecSheet, { id, patch: { name: 'Late' } }, maya),
      specs.call(deleteSpecSheet, { id }, maya),
    ];
    for (const call of late) await expect(call).rejects.toEqual(refusal('auth.no_session'));
    await specs.deleteProject(maya, randomUUID());
    expect(await rowsOf(maya)).toEqual([]);
    expect(await specs.call(getSpecDraft, { slot }, maya)).toMatchObject({ revision: 0 });
  });

  it('K6 stays complete while saves are running', async () => {
    const maya = randomUUID();
    const saves = Array.from({ length: 20 }, (_, n) =>
      (n % 2 ? saveDraft(maya, { name: `${n}` }) : createSheet(maya, `${n}`)).catch(() => undefined),
    );
    await Promise.all([specs.deleteAccount(maya), ...saves]);
    expect(await rowsOf(maya)).toEqual([]);
  });
});

describe('the data export', () => {
  it('A6 the data export has the written drafts and all sheets of the user, and no one else’s', async () => {
    const user = randomUUID();
    await createSheet(randomUUID(), 'Theirs');
    const { notes: _, ...draft } = await saveDraft(user, { name: 'Menu' });
    const sheets = [];
    for (const name of ['a', 'b', 'c', 'd']) sheets.push(await createSheet(user, name));
    const data = await readUserData(specs.call, specsUserData, user);
    expect(data).toEqual({
      drafts: [draft],
      sheets: sheets.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      vendors: [],
      vendor_links: [],
      link_versions: [],
      quotes: [],
      quote_choices: [],
    });
  });

  it.each(['"', '印', '\n'])(
    'A6 the data export comes in pages of at most 1 MB: fields filled with %j',
    async (letter) => {
      const user = randomUUID();
      const texts = specFields.flatMap(({ key, type, max }) =>
        type === 'lines' ? [[key, max] as const] : [],
      );
      const bytes = Buffer.byteLength(JSON.stringify(letter)) - 2;
      const most = Math.floor(limits.jsonBodyMax / bytes / texts.length);
      const data = Object.fromEntries(texts.map(([key, max]) => [key, letter.repeat(Math.min(max, most))]));
      await saveDraft(user, data);
      await Promise.all(['a', 'b', 'c', 'd'].map((name) => createSheet(user, name, data)));
      const sizes: number[] = [];
      const exported = await readUserData(specs.call, specsUserData, user, (page) =>
        sizes.push(Buffer.byteLength(JSON.stringify(page))),
      );
      expect(exported['sheets']).toHaveLength(4);
      expect(Math.max(...sizes)).toBeLessThan(MB);
      const reply = await specs.call(getSpecDraft, { slot }, user);
      expect(Buffer.byteLength(JSON.stringify(reply))).toBeLessThan(MB);
    },
  );
});

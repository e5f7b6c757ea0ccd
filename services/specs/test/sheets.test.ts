import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createSpecSheet,
  deleteSpecSheet,
  emptySpecData,
  getSpecSheet,
  limits,
  listSpecSheets,
  patchSpecSheet,
  type RpcRequest,
} from '@printpartner/contracts';
import { copyOf, refusal, type Specs, startSpecs } from './start-specs.ts';

type SheetForm = RpcRequest<typeof createSpecSheet>;
type SheetPatch = RpcRequest<typeof patchSpecSheet>['patch'];

let specs: Specs;
beforeAll(async () => {
  specs = await startSpecs();
});
afterAll(() => specs.stop());

const buildForm = (overrides: Partial<SheetForm> = {}): SheetForm => ({
  kind: 'custom',
  name: 'Postcard',
  data: { flatSize: '6 × 9 in' },
  ...overrides,
});
const create = (userId: string, overrides: Partial<SheetForm> = {}) =>
  specs.call(createSpecSheet, buildForm(overrides), userId);
const patch = (userId: string, id: string, changes: SheetPatch) =>
  specs.call(patchSpecSheet, { id, patch: changes }, userId);
const read = (userId: string, id: string) => specs.call(getSpecSheet, { id }, userId);
const remove = (userId: string, id: string) => specs.call(deleteSpecSheet, { id }, userId);
const listed = async (userId: string) => (await specs.call(listSpecSheets, {}, userId)).sheets;

describe('named sheets', () => {
  it('S11 named sheets are saved with all fields of their form and listed without them, last changed first', async () => {
    const user = randomUUID();
    const card = await create(user, { data: { flatSize: '6 × 9 in', deliveryDate: '2031-03-09' } });
    expect(card).toMatchObject({
      kind: 'custom',
      name: 'Postcard',
      shippingOption: '',
      due_at_utc: '2031-03-09T00:00:00.000Z',
      project_uuid: null,
      revision: 1,
    });
    expect(card.data).toEqual({
      ...emptySpecData('custom'),
      flatSize: '6 × 9 in',
      deliveryDate: '2031-03-09',
    });
    expect(await read(user, card.id)).toEqual(card);
    const data = { companyName: 'Lakeview Arts', quantity: '1,000', quantity3: '2,500' };
    const menu = await create(user, { kind: 'booklet', name: 'Menu', shippingOption: 'Pick up', data });
    expect((await listed(user)).map(({ name }) => name)).toEqual(['Menu', 'Postcard']);
    const renamed = await patch(user, card.id, { name: 'Postcard 2' });
    expect(renamed).toEqual({ ...card, name: 'Postcard 2', revision: 2, updated_at: renamed.updated_at });
    const { data: _, shippingOption: __, ...summary } = menu;
    expect(await listed(user)).toEqual([
      expect.objectContaining({ name: 'Postcard 2', company: '', quantities: [] }),
      { ...summary, company: 'Lakeview Arts', quantities: ['1,000', '2,500'] },
    ]);
  });

  it('S11 named sheets keep what a change doesn’t name, also single fields', async () => {
    const user = randomUUID();
    const sheet = await create(user, { shippingOption: 'Pick up', data: { bindingType: 'Wire-O' } });
    const changed = await patch(user, sheet.id, { data: { flatSize: '5 × 7 in' } });
    expect(changed).toMatchObject({ name: 'Postcard', shippingOption: 'Pick up' });
    expect(changed.data).toEqual({ ...sheet.data, flatSize: '5 × 7 in' });
    expect(changed.data.bindingType).toBe('Wire-O');
  });

  it('S11 a named sheet is one row however often a save with its id is repeated', async () => {
    const user = randomUUID();
    const id = randomUUID();
    const saved = await Promise.all(['a', 'b', 'c', 'd'].map((name) => create(user, { id, name })));
    for (const sheet of saved) expect(sheet).toEqual(saved[0]);
    expect(await listed(user)).toHaveLength(1);
    await remove(user, id);
    expect(await listed(user)).toEqual([]);
    expect(await create(user, { id, name: 'Undone' })).toMatchObject({ id, name: 'Undone' });
  });

  it('S11 continue their revisions when a deletion is undone, so that an older copy can’t overwrite them', async () => {
    const user = randomUUID();
    const { id, revision } = await create(user, { name: 'Opened' });
    await patch(user, id, { name: 'Renamed' });
    for (const last of [2, 3]) {
      await remove(user, id);
      await expect(remove(user, id)).rejects.toEqual(refusal('specs.not_found'));
      expect(await create(user, { id, name: 'Undone' })).toMatchObject({ revision: last + 1 });
    }
    const undone = await read(user, id);
    await expect(patch(user, id, { name: 'Stale', revision })).rejects.toEqual(
      refusal('specs.changed_elsewhere', { currentSpecs: copyOf(undone) }),
    );
  });

  it('S11 P6 named sheets are reached by their user only, also under an id that the client chose', async () => {
    const [owner, stranger] = [randomUUID(), randomUUID()];
    const sheet = await create(owner, { name: 'Secret' });
    const notFound = refusal('specs.not_found', { userMessage: 'This spec sheet no longer exists.' });
    await expect(read(stranger, sheet.id)).rejects.toEqual(notFound);
    await expect(patch(stranger, sheet.id, { name: 'Mine' })).rejects.toEqual(notFound);
    await expect(remove(stranger, sheet.id)).rejects.toEqual(notFound);
    await expect(create(stranger, { id: sheet.id })).rejects.toEqual(notFound);
    expect(await listed(stranger)).toEqual([]);
    expect(await read(owner, sheet.id)).toEqual(sheet);
    await expect(read(owner, randomUUID())).rejects.toEqual(notFound);
  });

  it('S11 a change is refused with the newer copy if it started from an older revision', async () => {
    const user = randomUUID();
    const { id, revision } = await create(user);
    const race = await Promise.allSettled(
      ['1', '2', '3', '4', '5'].map((quantity) => patch(user, id, { data: { quantity }, revision })),
    );
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = await read(user, id);
    const late = { name: 'Renamed', revision };
    const refused = refusal('specs.changed_elsewhere', { current: winner, currentSpecs: copyOf(winner) });
    await expect(patch(user, id, late)).rejects.toEqual(refused);
    expect(await read(user, id)).toEqual(winner);
    const merged = await patch(user, id, { ...late, revision: winner.revision });
    expect(merged).toMatchObject({ name: 'Renamed', data: winner.data, revision: winner.revision + 1 });
    expect(await patch(user, id, { ...late, revision: winner.revision })).toEqual(merged);
    expect(await patch(user, id, { name: 'Last' })).toMatchObject({ name: 'Last' });
  });

  it('S11 a change by its base revision joins a newer one of other fields, and is refused by one of the same field', async () => {
    const user = randomUUID();
    const { id, revision: base_revision } = await create(user);
    const answered = { quantity: '500', bleedRequired: true };
    const newer = await patch(user, id, { data: answered, project_uuid: randomUUID(), base_revision });
    expect(await patch(user, id, { data: answered, base_revision })).toEqual(newer);
    const late = { name: 'Renamed', data: { quantity: '900', bleedRequired: false, flatSize: '5 × 7 in' } };
    await expect(patch(user, id, { ...late, project_uuid: null, base_revision })).rejects.toEqual(
      refusal('specs.changed_elsewhere', {
        errors: ['project_uuid', 'data.quantity', 'data.bleedRequired'].map((path) => ({
          path,
          message: 'Changed elsewhere, too.',
        })),
        current: newer,
        currentSpecs: copyOf(newer),
      }),
    );
    expect(await read(user, id)).toEqual(newer);
    const others = { name: 'Renamed', shippingOption: 'Pick up', data: { flatSize: '5 × 7 in' } };
    expect(await patch(user, id, { ...others, base_revision })).toMatchObject({
      name: 'Renamed',
      shippingOption: 'Pick up',
      project_uuid: newer.project_uuid,
      data: { ...answered, flatSize: '5 × 7 in' },
      revision: newer.revision + 1,
    });
  });

  it('S11 every field of a sheet counts as changed when it is created again, or a replica of the version before wrote it', async () => {
    const user = randomUUID();
    const { id, revision: base_revision } = await create(user);
    const stale = refusal('specs.changed_elsewhere');
    const rename = (base: number) => patch(user, id, { name: 'Renamed', base_revision: base });
    await remove(user, id);
    const undone = await create(user, { id });
    await expect(rename(base_revision)).rejects.toEqual(stale);
    await patch(user, id, { data: { quantity: '500' }, base_revision: undone.revision });
    await rename(undone.revision);
    await specs.database.query(
      `update spec_sheets set shipping_option = 'Pick up', revision = revision + 1 where id = $1`,
      [id],
    );
    const { revision } = await read(user, id);
    await expect(patch(user, id, { data: { quantity: '900' }, base_revision: revision - 1 })).rejects.toEqual(
      stale,
    );
    await patch(user, id, { data: { quantity: '900' }, base_revision: revision });
  });

  it('S11 K6 their tombstones are removed after 180 days, and not before', async () => {
    const user = randomUUID();
    const age = async (days: number): Promise<string> => {
      const { id } = await create(user);
      await remove(user, id);
      await specs.database.query(
        'update deleted_sheets set deleted_at = now() - make_interval(days => $2) where id = $1',
        [id, days],
      );
      return id;
    };
    const [, young] = [await age(181), await age(179)];
    await specs.sweepTombstones();
    expect(await specs.database.query('select id from deleted_sheets where user_id = $1', [user])).toEqual([
      { id: young },
    ]);
  });

  it('S11 named sheets are limited per user, also when saves race for the last place', async () => {
    const user = randomUUID();
    const first = await create(user);
    await specs.database.query(
      `insert into spec_sheets (id, user_id, kind, name, data, shipping_option, revision, created_at, updated_at)
        select gen_random_uuid(), user_id, kind, name, data, '', 1, now(), now()
        from spec_sheets, generate_series(1, $2) where user_id = $1`,
      [user, limits.specSheets - 3],
    );
    const race = await Promise.allSettled(Array.from({ length: 6 }, () => create(user)));
    const refused = race.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toHaveLength(4);
    for (const reason of refused)
      expect(reason).toEqual(
        refusal('specs.limit_reached', {
          userMessage: 'You have 200 spec sheets, the maximum. Delete one to make room.',
        }),
      );
    expect(await create(user, { id: first.id })).toEqual(first);
    await remove(user, first.id);
    await create(user);
  });
});

describe('sheets of a project', () => {
  it('S11 sheets are attached to a project and detached by a change', async () => {
    const [user, project_uuid] = [randomUUID(), randomUUID()];
    const { id } = await create(user, { project_uuid });
    expect(await patch(user, id, { name: 'Flyer' })).toMatchObject({ project_uuid });
    expect(await patch(user, id, { project_uuid: null })).toMatchObject({ project_uuid: null });
    expect(await patch(user, id, { project_uuid })).toMatchObject({ project_uuid });
  });

  it('S11 P7 sheets are detached when their project is deleted, and a device that has one open can still save it', async () => {
    const [user, project_uuid, other] = [randomUUID(), randomUUID(), randomUUID()];
    const attached = await create(user, { project_uuid });
    const { id: stays } = await create(user, { project_uuid: other });
    await specs.deleteProject(user, project_uuid);
    expect(await read(user, attached.id)).toEqual({ ...attached, project_uuid: null });
    expect(await read(user, stays)).toMatchObject({ project_uuid: other });
    const { revision } = attached;
    expect(await patch(user, attached.id, { name: 'Flyer', revision })).toMatchObject({ name: 'Flyer' });
  });

  it('S11 P7 a sheet can’t be attached by a request that arrives after its project’s deletion', async () => {
    const [user, project_uuid] = [randomUUID(), randomUUID()];
    const { id } = await create(user);
    await specs.deleteProject(user, project_uuid);
    const gone = refusal('projects.not_found');
    await expect(patch(user, id, { project_uuid })).rejects.toEqual(gone);
    await expect(create(user, { project_uuid })).rejects.toEqual(gone);
    expect(await listed(user)).toMatchObject([{ id, project_uuid: null }]);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  clearSpecDraft,
  emptySpecData,
  getSpecDraft,
  type RpcRequest,
  saveSpecDraft,
  type SpecSlot,
} from '@printpartner/contracts';
import { copyOf, refusal, type Specs, startSpecs } from './start-specs.ts';

type Form = RpcRequest<typeof saveSpecDraft>['form'];

const BOOKLET = 'booklet-specs-current';
const CUSTOM = 'custom-specs-current';

let specs: Specs;
beforeAll(async () => {
  specs = await startSpecs();
});
afterAll(() => specs.stop());

const read = (userId: string, slot: SpecSlot = BOOKLET) => specs.call(getSpecDraft, { slot }, userId);
const save = (userId: string, form: Form, slot: SpecSlot = BOOKLET) =>
  specs.call(saveSpecDraft, { slot, form }, userId);
const clear = (userId: string, slot: SpecSlot = BOOKLET) => specs.call(clearSpecDraft, { slot }, userId);

describe('a working draft', () => {
  it('S4 a working draft is empty with revision 0 before the first write, and keeps its id after it', async () => {
    const user = randomUUID();
    const unwritten = await read(user);
    expect(unwritten).toEqual({
      id: expect.any(String),
      slot: BOOKLET,
      name: 'booklet_current',
      project_name: 'Booklet Specifications',
      status: 'draft',
      notes: JSON.stringify({ ...emptySpecData('booklet'), shippingOption: '' }),
      due_at_utc: null,
      data: emptySpecData('booklet'),
      shippingOption: '',
      revision: 0,
      updated_at: null,
    });
    const saved = await save(user, { data: { companyName: 'Osteria' } });
    expect(saved).toMatchObject({ id: unwritten.id, revision: 1, updated_at: expect.stringMatching(/Z$/) });
    expect(await read(user)).toEqual(saved);
    const ids = [unwritten.id, (await read(user, CUSTOM)).id, (await read(randomUUID())).id];
    expect(new Set(ids).size).toBe(3);
  });

  it('S4 the draft of the custom form has its own record, with the documents’ defaults', async () => {
    const user = randomUUID();
    await save(user, { data: { companyName: 'Osteria' } });
    expect(await read(user, CUSTOM)).toMatchObject({
      name: 'custom_current',
      project_name: 'Other Specifications',
      data: {
        companyName: '',
        pageCount: '0',
        coverPageCount: '4',
        insideCoverPageCount: '0',
        bindingType: 'Options',
        mailerBleed: 'Bleed',
      },
    });
  });

  it('S4 a working draft has its notes as JSON with the delivery option, and the delivery date as due_at_utc', async () => {
    const user = randomUUID();
    const data = { name: 'Menu', deliveryDate: '2031-03-09', coverType: 'plus' };
    const saved = await save(user, { data, shippingOption: 'Pick up' });
    expect(saved.due_at_utc).toBe('2031-03-09T00:00:00.000Z');
    expect(JSON.parse(saved.notes)).toEqual({ ...saved.data, shippingOption: 'Pick up' });
    expect(saved.data).toEqual({ ...emptySpecData('booklet'), ...data });
    expect(await save(user, { data: { deliveryDate: '' } })).toMatchObject({ due_at_utc: null });
  });

  it('S4 keeps the values that a write leaves out, such as those of fields newer than an open form', async () => {
    const user = randomUUID();
    const saved = await save(user, { data: { name: 'Menu', coverType: 'plus' }, shippingOption: 'Pick up' });
    const changed = await save(user, { data: { quantity: '500' } });
    expect(changed).toMatchObject({ data: { ...saved.data, quantity: '500' }, shippingOption: 'Pick up' });
  });

  it('S3 reads finishes from one string and counts from numbers', async () => {
    const saved = await save(randomUUID(), {
      data: { pageCount: 16, textFinishingOptions: 'Foil Stamping, Embossing ,Foil Stamping' } as never,
    });
    expect(saved.data).toMatchObject({
      pageCount: '16',
      textFinishingOptions: ['Foil Stamping', 'Embossing'],
    });
  });

  it('S4 a working draft has all fields of today’s form although its row is from before some of them', async () => {
    const user = randomUUID();
    await save(user, { data: { name: 'Menu' } });
    await specs.database.query(`update specs set data = '{"name": "Menu"}' where user_id = $1`, [user]);
    expect((await read(user)).data).toEqual({ ...emptySpecData('booklet'), name: 'Menu' });
  });

  it('S6 a working draft is emptied by a deletion, which counts as a write', async () => {
    const user = randomUUID();
    await save(user, { data: { name: 'Menu', deliveryDate: '2031-03-09' }, shippingOption: 'Pick up' });
    const cleared = await clear(user);
    expect(cleared).toMatchObject({
      data: emptySpecData('booklet'),
      shippingOption: '',
      due_at_utc: null,
      revision: 2,
    });
    expect(await read(user)).toEqual(cleared);
    await expect(save(user, { data: { name: 'Menu' }, revision: 1 })).rejects.toEqual(
      refusal('specs.changed_elsewhere', { currentSpecs: copyOf(cleared) }),
    );
  });

  it('P6 needs a user', async () => {
    await expect(specs.call(getSpecDraft, { slot: BOOKLET })).rejects.toEqual(refusal('auth.no_session'));
  });
});

describe('two devices writing one draft', () => {
  it('S4 a write is refused with the newer copy if it started from an older revision', async () => {
    const user = randomUUID();
    const { revision } = await save(user, { data: { quantity: '500' } });
    const newer = await save(user, { data: { quantity: '1,000' }, shippingOption: 'Pick up', revision });
    await expect(save(user, { data: { quantity: '2,500' }, revision })).rejects.toEqual(
      refusal('specs.changed_elsewhere', { current: newer, currentSpecs: copyOf(newer) }),
    );
    expect(await read(user)).toEqual(newer);
    expect(await save(user, { data: { quantity: '2,500' }, revision: newer.revision })).toMatchObject({
      data: { quantity: '2,500' },
      revision: newer.revision + 1,
    });
  });

  it('S4 a write by its base revision joins a newer one of other fields, and is refused by one of the same field', async () => {
    const user = randomUUID();
    const newer = await save(user, { data: { quantity: '500' }, base_revision: 0 });
    await expect(save(user, { data: { quantity: '900' }, base_revision: 0 })).rejects.toEqual(
      refusal('specs.changed_elsewhere', {
        errors: [{ path: 'data.quantity', message: 'Changed elsewhere, too.' }],
        current: newer,
        currentSpecs: copyOf(newer),
      }),
    );
    const form = { data: { name: 'Menu' }, shippingOption: 'Pick up', base_revision: 0 };
    const joined = await save(user, form);
    expect(joined).toMatchObject({ data: { name: 'Menu', quantity: '500' }, revision: 2 });
    expect(await save(user, form)).toEqual(joined);
  });

  it('S4 one of racing first writes from revision 0 is saved, and all others are refused', async () => {
    const user = randomUUID();
    const race = await Promise.allSettled(
      ['a', 'b', 'c', 'd', 'e'].map((name) => save(user, { data: { name }, revision: 0 })),
    );
    const [winner] = race.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const losers = race.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(losers).toHaveLength(4);
    expect(await read(user)).toEqual(winner);
    for (const loser of losers)
      expect(loser).toEqual(refusal('specs.changed_elsewhere', { currentSpecs: winner && copyOf(winner) }));
  });

  it('S4 a write that arrives twice is answered with the draft as it is', async () => {
    const user = randomUUID();
    const form = { data: { name: 'Menu' }, shippingOption: 'Pick up', revision: 0 };
    const first = await save(user, form);
    expect(await save(user, form)).toEqual(first);
  });

  it('S4 without a revision the last write wins, and every write counts', async () => {
    const user = randomUUID();
    await Promise.all(['a', 'b', 'c'].map((name) => save(user, { data: { name } })));
    expect((await save(user, { data: { name: 'last' } })).revision).toBe(4);
    expect((await read(user)).data.name).toBe('last');
  });

  it('S4 a revision that a never written draft can’t have is refused with the empty copy', async () => {
    const user = randomUUID();
    const current = await read(user);
    await expect(save(user, { data: { name: 'Menu' }, revision: 7 })).rejects.toEqual(
      refusal('specs.changed_elsewhere', { currentSpecs: copyOf(current) }),
    );
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documentSchemas, type DocumentValues } from '@printpartner/contracts';
import { documentOf } from '@printpartner/documents';
import { createTestDatabase, type TestDatabase } from '@printpartner/testing';
import { probeCatalog } from '@printpartner/testing/probe-document';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { z } from 'zod';
import {
  CatalogDocuments,
  erasedUsersSql,
  eraseUser,
  IdempotencyKeys,
  migrate,
  postgresOptions,
} from '../src/index.ts';

const probes = new CatalogDocuments({
  table: 'probes',
  catalog: probeCatalog,
  nouns: ['probe', 'probes'],
  most: 3,
  pageRows: 2,
});
const contract = documentSchemas(probeCatalog);
const document = documentOf(probeCatalog);
type Values = DocumentValues<typeof probeCatalog>;

class Probes1700000000000 implements MigrationInterface {
  readonly name = 'Probes1700000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const { up } of [erasedUsersSql, probes.sql]) await db.query(up);
    await db.query('create table outbox_events (payload jsonb)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(probes.sql.down);
  }
}
class Keys1700000000001 extends IdempotencyKeys {
  readonly name = 'Keys1700000000001';
}

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  const options = {
    service: 'probes',
    entities: [probes.entity],
    migrations: [Probes1700000000000, Keys1700000000001],
  };
  database = await createTestDatabase({ service: 'probes' });
  await migrate({ ...options, url: database.url } as never);
  dataSource = await new DataSource(postgresOptions({ ...options, url: database.url } as never)).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.close();
});

const filled: Values = {
  title: 'Program',
  notes: 'four pages\ncover',
  quantity: '1,500',
  ship_date: '2031-03-09',
  ship_time: '08:30',
  binding: 'Perfect bound',
  is_approved: false,
  deposit_cents: 9_999_999_999,
  spine: 0.25,
  finishes: ['UV', 'Foil'],
  proof: { key: 'probe.pdf', name: 'Proof.pdf', size: 7 },
};
const changed: Values = {
  title: 'Program 2',
  notes: 'eight pages',
  quantity: '2,500',
  ship_date: '2031-03-10',
  ship_time: '09:00',
  binding: 'Saddle stitch',
  is_approved: true,
  deposit_cents: 0,
  spine: 0.5,
  finishes: ['Foil'],
  proof: null,
};
const unset: Values = {
  title: '',
  notes: '',
  quantity: '',
  ship_date: '',
  ship_time: '',
  binding: '',
  is_approved: null,
  deposit_cents: null,
  spine: null,
  finishes: [],
  proof: null,
};
const names = probeCatalog.map(({ name }) => name);
const refusal = (code: string, more: object = {}) =>
  expect.objectContaining({ reply: expect.objectContaining({ code, ...more }) as unknown });
const pageOf = (userId: string, after: string | null = null) =>
  probes.page(dataSource.manager, userId, after);
const get = (userId: string, id: string) => probes.get(dataSource.manager, userId, id);

describe('documents of a catalog', () => {
  it('P2 S11 documents of a catalog are created, read, changed, merged by field, exported, deleted, created again, and erased', async () => {
    const call = { userId: randomUUID() };
    const { userId } = call;
    const { id, ...created } = await probes.create(dataSource, call, filled);
    expect(contract.answer.parse({ id, ...created })).toEqual({ id, ...created });
    expect(created).toMatchObject({ ...filled, revision: 1 });
    expect(await get(userId, id)).toEqual({ id, ...created });
    expect(await probes.create(dataSource, call, { ...changed, id })).toEqual({ id, ...created });
    const stranger = { userId: randomUUID() };
    await expect(get(stranger.userId, id)).rejects.toEqual(refusal('documents.not_found'));
    await expect(probes.create(dataSource, stranger, { id })).rejects.toEqual(refusal('documents.not_found'));

    // One device changes some fields, another one all.
    const theirs = {
      notes: 'twelve pages',
      finishes: ['UV', 'Die cut'],
      is_approved: null,
      deposit_cents: 1,
    };
    const newer = await probes.patch(dataSource, call, id, { ...theirs, base_revision: 1 });
    expect(newer).toMatchObject({ ...filled, ...theirs, revision: 2 });
    const conflicts = ['notes', 'is_approved', 'deposit_cents', 'finishes'];
    const late = probes.patch(dataSource, call, id, { ...changed, base_revision: 1 });
    await expect(late).rejects.toEqual(
      refusal('documents.changed_elsewhere', {
        errors: conflicts.map((path) => ({ path, message: 'Changed elsewhere, too.' })),
        current: newer,
      }),
    );
    expect(await get(userId, id)).toEqual(newer);
    const sides = { base: filled, mine: changed, theirs: valuesOf(newer), sent: [], conflicts: {} };
    const merged = document.merge(sides);
    expect(Object.keys(merged.conflicts)).toEqual(conflicts);
    const { values } = merged;
    const joined = { ...values, finishes: document.join('finishes', newer.finishes, changed.finishes) ?? [] };
    const saved = await probes.patch(dataSource, call, id, { ...joined, base_revision: newer.revision });
    expect(saved).toMatchObject({ ...changed, finishes: ['UV', 'Die cut', 'Foil'], revision: 3 });
    expect(await probes.patch(dataSource, call, id, { ...joined, base_revision: newer.revision })).toEqual(
      saved,
    );

    expect(await pageOf(userId)).toEqual({ rows: [saved], next: null });
    await expect(probes.delete(dataSource, call, id, { base_revision: 2 })).rejects.toEqual(
      refusal('documents.changed_elsewhere', { current: saved }),
    );
    await probes.delete(dataSource, call, id, { base_revision: 3 });
    await expect(get(userId, id)).rejects.toEqual(refusal('documents.not_found'));
    expect(await probes.create(dataSource, call, { id })).toMatchObject({ ...unset, revision: 4 });
    for (const [name, value] of Object.entries(filled))
      await expect(probes.patch(dataSource, call, id, { [name]: value, base_revision: 3 })).rejects.toEqual(
        refusal('documents.changed_elsewhere', { errors: [expect.objectContaining({ path: name })] }),
      );

    const other = { userId: randomUUID() };
    await probes.create(dataSource, other, filled);
    await probes.delete(dataSource, call, id);
    await probes.create(dataSource, call, filled);
    await eraseUser(dataSource.manager, userId, probes.tables);
    for (const table of probes.tables)
      expect(await database.query(`select from ${table} where user_id = $1`, [userId])).toEqual([]);
    expect((await pageOf(other.userId)).rows).toHaveLength(1);
  });

  it('P2 S11 change in one field at a time, cleared ones too, with a conflict in that field only', async () => {
    const call = { userId: randomUUID() };
    const { id } = await probes.create(dataSource, call, filled);
    for (const [place, name] of names.entries()) {
      const base_revision = place + 1;
      const one = { [name]: unset[name] };
      expect(await probes.patch(dataSource, call, id, { ...one, base_revision })).toMatchObject(one);
      await expect(
        probes.patch(dataSource, call, id, { [name]: changed[name] ?? filled[name], base_revision }),
      ).rejects.toEqual(refusal('documents.changed_elsewhere'));
    }
    expect(await get(call.userId, id)).toMatchObject({ ...unset, revision: names.length + 1 });
    // A row from before its fields that have no column.
    await database.query(`update probes set data = '{}' where id = $1`, [id]);
    expect(await get(call.userId, id)).toMatchObject(unset);
  });

  it('P2 S11 documents of a catalog are one per id and key however often a write is repeated, limited, and exported by page', async () => {
    const call = { userId: randomUUID(), idempotency: { key: randomUUID(), requestHash: 'a' } };
    const created = await Promise.all([1, 2].map(() => probes.create(dataSource, call, { title: 'One' })));
    expect(created[0]).toEqual(created[1]);
    for (const title of ['Two', 'Three']) await probes.create(dataSource, { userId: call.userId }, { title });
    await expect(probes.create(dataSource, { userId: call.userId }, { title: 'Four' })).rejects.toEqual(
      refusal('documents.limit_reached', {
        userMessage: 'You have 3 probes, the maximum. Delete one to make room.',
      }),
    );
    const { rows, next } = await pageOf(call.userId);
    const last = await pageOf(call.userId, next);
    expect([...rows, ...last.rows].map(({ title }) => title)).toEqual(
      expect.arrayContaining(['One', 'Three', 'Two']),
    );
    expect([rows.length, last.next]).toEqual([2, null]);
    await probes.delete(dataSource, { userId: call.userId }, created[0]?.id ?? '');
    await expect(probes.create(dataSource, call, { title: 'One' })).rejects.toEqual(
      refusal('documents.not_found'),
    );
  });
});

const valuesOf = (answer: Values): Values =>
  Object.fromEntries(names.map((name) => [name, answer[name]])) as unknown as Values;

interface JsonSchema {
  properties: Record<string, JsonSchema>;
  required?: string[];
}

describe('the contract of a catalog', () => {
  it('P2 S11 the contract of a catalog has every field in what is sent and in what is answered, also in the API documentation', () => {
    const documented = (schema: z.ZodType, io: 'input' | 'output') =>
      z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as unknown as JsonSchema;
    const sent = documented(contract.patch, 'input').properties;
    expect(Object.keys(sent)).toEqual(['base_revision', ...names]);
    for (const name of names) expect(Object.keys(sent[name] ?? {})).not.toEqual([]);
    expect(Object.keys(documented(contract.form, 'input').properties)).toEqual(['id', ...names]);
    const answer = documented(contract.answer, 'output');
    expect(answer.required).toEqual(['id', ...names, 'revision', 'created_at', 'updated_at']);
    for (const name of names) expect(Object.keys(answer.properties[name] ?? {})).not.toEqual([]);
  });

  it('P2 S11 reads what is typed as it is stored, and null as unset', () => {
    const { proof: _, ...typed } = {
      ...filled,
      title: ' Program\u0000 ',
      finishes: ['UV', 'Foil', 'UV', ''],
    };
    const { proof: __, ...stored } = filled;
    expect(contract.fields.parse(typed)).toEqual(stored);
    expect(contract.fields.parse(Object.fromEntries(names.map((name) => [name, null])))).toEqual(unset);
    expect(contract.fields.parse({})).toEqual({});
  });

  it.each([
    ['title', 'x'.repeat(201)],
    ['ship_date', '2031-02-30'],
    ['ship_time', '24:00'],
    ['binding', 'Wire-O'],
    ['is_approved', 'no'],
    ['deposit_cents', 1.5],
    ['deposit_cents', -1],
    ['spine', 11],
    ['spine', 0],
    ['finishes', Array.from({ length: 31 }, (_, n) => `Finish ${n}`)],
    ['proof', { key: 'another.pdf', name: 'x', size: 1 }],
  ])('P2 S11 refuses at %s what it can’t be', (name, value) => {
    expect(contract.patch.safeParse({ [name]: value }).error?.issues.map(({ path }) => path[0])).toEqual([
      name,
    ]);
  });
});

import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import { columnList, qualified } from './layout.ts';
import type { BackedUpSchema } from './manifest.ts';
import { readPart } from './parts.ts';

/** Indexes that no constraint needs: to build them afterward takes less time than to extend them row by row. */
const INDEXES = `select c.oid::regclass::text as name, pg_get_indexdef(c.oid) as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = $1::regnamespace and not i.indisprimary
    and not exists (select from pg_constraint where conindid = c.oid)`;

/** Loads rows and sequences in the open transaction. @throws BackupError if a table has another number of rows */
export async function loadSchema(db: pg.Client, schema: BackedUpSchema, folder: string): Promise<void> {
  const { name, tables, sequences } = schema;
  const { rows: indexes } = await db.query<{ name: string; definition: string }>(INDEXES, [`"${name}"`]);
  for (const index of indexes) await db.query(`drop index ${index.name}`);
  // Postgres writes frozen rows only into tables that the transaction has truncated.
  await db.query(`truncate ${tables.map((table) => qualified(name, table.name)).join(', ')}`);
  for (const table of tables) {
    const target = `${qualified(name, table.name)} (${columnList(table.columns)})`;
    const rows = db.query(copyFrom(`copy ${target} from stdin with (freeze)`));
    await pipeline(readPart(folder, table.part), rows);
    if (rows.rowCount !== table.rows)
      throw new BackupError(`${name}.${table.name} has ${rows.rowCount} rows instead of ${table.rows}.`);
  }
  for (const { definition } of indexes) await db.query(definition);
  for (const { name: sequence, value, isCalled } of sequences)
    await db.query('select setval($1::regclass, $2, $3)', [qualified(name, sequence), value, isCalled]);
}

import { serviceNames } from '@printpartner/contracts';
import pg from 'pg';

export interface TableLayout {
  name: string;
  /** Without generated columns, which Postgres computes. */
  columns: string[];
  /** Estimate for planning the work. */
  bytes: number;
}

export interface SchemaLayout {
  name: string;
  migrations: string[];
  /** All but `migrations`, in an order in which foreign keys find their rows. */
  tables: TableLayout[];
  sequences: string[];
}

/** Services that have run migrations. */
const SCHEMAS = `select nspname as name from pg_namespace n
  where nspname = any($1) and exists (select from pg_class c where c.relnamespace = n.oid and c.relname = 'migrations' and c.relkind = 'r')
  order by nspname`;

const TABLES = `select c.relname as name, pg_table_size(c.oid)::float8 as bytes,
    array(select attname::text from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
    array(select t.relname::text from pg_constraint f join pg_class t on t.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f') as parents
  from pg_class c where c.relnamespace = $1::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
  order by c.relname`;

/** All but the one that numbers the migrations. */
const SEQUENCES = `select c.relname as name from pg_class c
  where c.relnamespace = $1::regnamespace and c.relkind = 'S' and not exists (
    select from pg_depend d join pg_class t on t.oid = d.refobjid
    where d.objid = c.oid and d.refclassid = 'pg_class'::regclass and t.relname = 'migrations')
  order by c.relname`;

/** The schemas of all services. */
export async function readLayout(db: pg.ClientBase): Promise<SchemaLayout[]> {
  const { rows: schemas } = await db.query<{ name: string }>(SCHEMAS, [serviceNames]);
  const layout: SchemaLayout[] = [];
  for (const { name } of schemas) {
    const schema = pg.escapeIdentifier(name);
    const tables = await db.query<TableLayout & { parents: string[] }>(TABLES, [schema]);
    const sequences = await db.query<{ name: string }>(SEQUENCES, [schema]);
    const migrations = await db.query<{ name: string }>(`select name from ${schema}.migrations order by id`);
    layout.push({
      name,
      migrations: migrations.rows.map((row) => row.name),
      tables: inForeignKeyOrder(tables.rows),
      sequences: sequences.rows.map((row) => row.name),
    });
  }
  return layout;
}

/** `"schema"."name"` */
export const qualified = (schema: string, name: string): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** `"a", "b"` */
export const columnList = (columns: readonly string[]): string => columns.map(pg.escapeIdentifier).join(', ');

/** Sorts tables so that each comes after those that its foreign keys name. @throws Error if they form a circle */
function inForeignKeyOrder<Table extends { name: string; parents: readonly string[] }>(
  tables: readonly Table[],
): Table[] {
  const sorted: Table[] = [];
  const placed = new Set<string>();
  let waiting = [...tables];
  while (waiting.length > 0) {
    // A key into its own table is checked at the end of the statement.
    const isFree = ({ name, parents }: Table) =>
      parents.every((parent) => parent === name || placed.has(parent));
    const free = waiting.filter(isFree);
    if (free.length === 0)
      throw new Error(`circular foreign keys: ${waiting.map(({ name }) => name).join(', ')}`);
    sorted.push(...free);
    for (const { name } of free) placed.add(name);
    waiting = waiting.filter(({ name }) => !placed.has(name));
  }
  return sorted;
}

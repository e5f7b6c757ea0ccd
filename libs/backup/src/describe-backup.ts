import type { Manifest } from './manifest.ts';

/** `1,234 rows in 31 tables and 2 files, 12.3 MB` */
export function describeBackup({ schemas, files }: Manifest): string {
  const tables = schemas.flatMap((schema) => schema.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = [...tables, ...files].reduce((sum, { part }) => sum + part.bytes, 0);
  return `${rows.toLocaleString('en-US')} rows in ${tables.length} tables and ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names of the migrations in a build folder, parsed from the files: importing
 * them would load TypeORM and half of the service into the starter.
 *
 * @returns undefined if the folder is empty or a file doesn't contain exactly one name
 */
export function builtMigrations(folder: string): string[] | undefined {
  if (!existsSync(folder)) return undefined;
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => namesIn(readFileSync(join(folder, file), 'utf8')));
  if (names.length === 0 || names.some(({ length }) => length !== 1)) return undefined;
  return names.flat();
}

const namesIn = (code: string): string[] =>
  [...code.matchAll(/\bthis\.name = '(\w+)';/g)].flatMap(([, name]) => name ?? []);

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names of the migrations in a build's folder, read from their text: importing
 * them would load TypeORM and half of the service into the starter.
 *
 * @returns undefined when a file does not give exactly one name, so nobody can tell what is pending
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

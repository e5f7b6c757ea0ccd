import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inProject } from '../project-root.ts';
import { builtMigrations } from './built-migrations.ts';
import { serviceNames } from './services.ts';

type Migration = new () => { name?: string };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const migrationNamed = (name: string) => `export class ${name} { constructor() { this.name = '${name}'; } }`;

describe('builtMigrations', () => {
  it.each(serviceNames())('K6 finds exactly the migrations that %s declares', async (service) => {
    const database: Record<string, { migrations: Migration[] }> = await import(
      inProject('services', service, 'src', 'database.ts')
    );
    const declared = database[`${service}Database`]?.migrations.map((Each) => new Each().name ?? Each.name);
    expect(declared?.length).toBeGreaterThan(0);
    const built = builtMigrations(inProject('services', service, 'dist', 'migrations'));
    expect(built?.toSorted()).toEqual(declared?.toSorted());
  });

  it('K6 returns undefined for a missing or empty folder', () => {
    expect(builtMigrations(join(folder, 'nowhere'))).toBeUndefined();
    expect(builtMigrations(folder)).toBeUndefined();
  });

  it.each(['export class NoName1 {}', `${migrationNamed('One1')}\n${migrationNamed('Two2')}`])(
    'K6 returns undefined when a file does not contain exactly one name: %s',
    (code) => {
      writeFileSync(join(folder, '1-named.js'), migrationNamed('Named1'));
      writeFileSync(join(folder, '1-named.d.ts'), 'export declare class Named1 {}');
      mkdirSync(join(folder, 'sub'));
      expect(builtMigrations(folder)).toEqual(['Named1']);
      writeFileSync(join(folder, '2-odd.js'), code);
      expect(builtMigrations(folder)).toBeUndefined();
    },
  );
});

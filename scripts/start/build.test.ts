import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { removeOlder } from './build.ts';

const folder = mkdtempSync(join(tmpdir(), 'print-partner-build-'));
afterEach(() => rmSync(folder, { recursive: true }));

test('K1 what the last build wrote outlives the next one, and older files do not', () => {
  mkdirSync(join(folder, 'fonts'));
  for (const [name, seconds] of Object.entries({ 'old.js': 100, 'fonts/old.woff2': 199, 'last.js': 200 })) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), seconds, seconds);
  }
  removeOlder(folder, 200_000);
  expect(new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))).toEqual(
    new Set(['fonts', 'last.js']),
  );
  expect(() => removeOlder(join(folder, 'none'), 200_000)).not.toThrow();
});

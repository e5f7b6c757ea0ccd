import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readGuideEntries } from './chat-answerer.ts';

it('C3 a missing, broken or empty file of guide entries says how it is made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'entries-'));
  const missing = join(folder, 'missing.json');
  expect(() => readGuideEntries(missing)).toThrow(
    `GUIDE_ENTRIES_FILE: ${missing} could not be read. The web app's build writes it.`,
  );
  const file = join(folder, 'search-entries.json');
  writeFileSync(file, '<!doctype html>');
  expect(() => readGuideEntries(file)).toThrow('could not be read');
  writeFileSync(file, '[]');
  expect(() => readGuideEntries(file)).toThrow(`GUIDE_ENTRIES_FILE: ${file} has no entries`);
  rmSync(folder, { recursive: true });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { contentBombs } from './bombs-content.ts';
import { streamBombs } from './bombs-streams.ts';
import { structureBombs } from './bombs-structure.ts';
import { BombWriter } from './bombs-writer.ts';
import { HANG_MS, runChild } from './pdf-child.ts';

const program = join(dirname(fileURLToPath(import.meta.url)), 'pdf-inspection.child.ts');
const folder = mkdtempSync(join(tmpdir(), 'preflight-bombs-'));
const path = join(folder, 'bomb.pdf');

/** MB for the entire process, which needs 95 MB before reading anything. */
const MAX_MB = 400;
/** ms; the slowest file takes 5 s. */
const MAX_CPU_MS = 20_000;

afterEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['streams', streamBombs],
  ['structure', structureBombs],
  ['content', contentBombs],
])('F5 malicious files: %s', (_, bombs) => {
  it.each(Object.entries(bombs))(
    'F5 reads within its limits: %s',
    async (name, make) => {
      make(new BombWriter(path));
      const { output, error } = await runChild([program, path]);
      expect({ name, error }).toEqual({ name, error: '' });
      const { opens, code, peakMb, cpuMs } = JSON.parse(output);
      // Either facts or an error is fine, as long as it ends.
      expect(opens || ['not-a-pdf', 'no-pages', 'limit', 'damaged'].includes(code)).toBe(true);
      expect(peakMb).toBeLessThan(MAX_MB);
      expect(cpuMs).toBeLessThan(MAX_CPU_MS);
    },
    HANG_MS + 10_000,
  );
});

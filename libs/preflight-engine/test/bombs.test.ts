import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { contentBombs } from './bombs-content.ts';
import { inkBombs, rendered } from './bombs-ink.ts';
import { streamBombs } from './bombs-streams.ts';
import { structureBombs } from './bombs-structure.ts';
import { BombWriter } from './bombs-writer.ts';
import { HANG_MS, runChild } from './pdf-child.ts';

const program = join(dirname(fileURLToPath(import.meta.url)), 'pdf-inspection.child.ts');
const folder = mkdtempSync(join(tmpdir(), 'preflight-bombs-'));
const path = join(folder, 'bomb.pdf');

/** MB for the entire process, which needs 105 MB before reading anything. */
const MAX_MB = { quick: 400, full: 500 };
/** MB of JavaScript objects; beyond them the process ends. */
const HEAP_MB = 300;
/** ms; the slowest file takes 9 s. */
const MAX_CPU_MS = 20_000;

afterEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each<[string, 'quick' | 'full', Readonly<Record<string, (pdf: BombWriter) => void>>]>([
  // Streams have a higher limit in full mode.
  ['streams', 'full', streamBombs],
  ['structure', 'quick', structureBombs],
  ['content', 'full', contentBombs],
  ['ink', 'full', inkBombs],
])('F5 malicious files: %s, %s', (kind, mode, bombs) => {
  it.each(Object.entries(bombs))(
    'F5 ends within its limits: %s',
    async (name, make) => {
      make(new BombWriter(path));
      const { output, error } = await runChild([`--max-old-space-size=${HEAP_MB}`, program, path, mode]);
      expect({ name, error }).toEqual({ name, error: '' });
      const { opens, code, checks, peakMb, cpuMs } = JSON.parse(output);
      // Either facts or an error is fine, as long as it ends.
      expect(opens || ['not-a-pdf', 'no-pages', 'limit', 'damaged'].includes(code)).toBe(true);
      // What wasn't rendered is checked by eye, never passed.
      if (kind === 'ink') expect(checks['ink-coverage']).toBe(rendered.includes(name) ? 'pass' : 'manual');
      expect(peakMb).toBeLessThan(MAX_MB[mode]);
      expect(cpuMs).toBeLessThan(MAX_CPU_MS);
    },
    HANG_MS + 10_000,
  );
});

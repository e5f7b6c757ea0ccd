import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { corpusFolder, isCorpusHere } from './corpus.ts';
import { HANG_MS, runChild } from './pdf-child.ts';

const here = dirname(fileURLToPath(import.meta.url));
const MUTATIONS = 1_000;
/** CPU time per file, ms. */
const MAX_MS = 5_000;

interface Line {
  name: string;
  kind: string;
  outcome: string;
  cpuMs: number;
}

/** Damages files in a child process and counts the outcomes. */
async function damaged(...folder: string[]): Promise<{ lines: Line[]; opened: number }> {
  const program = join(here, 'mutations.child.ts');
  const { output, error } = await runChild([program, String(MUTATIONS), ...folder]);
  const lines: Line[] = output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  // Fewer lines mean a hang or a crash after the last one.
  expect({ lines: lines.length, error, last: lines.length < MUTATIONS ? lines.at(-1) : undefined }).toEqual({
    lines: MUTATIONS,
    error: '',
    last: undefined,
  });
  expect(lines.filter(({ outcome }) => outcome.startsWith('crash'))).toEqual([]);
  expect(lines.filter(({ cpuMs }) => cpuMs > MAX_MS)).toEqual([]);
  return { lines, opened: lines.filter(({ outcome }) => outcome === 'open').length };
}

describe('F5 damaged files return facts or an error', () => {
  it(
    'F5 1,000 damaged generated files: no crash, no hang, at least 780 open',
    async () => {
      expect((await damaged()).opened).toBeGreaterThanOrEqual(780);
    },
    HANG_MS + 10_000,
  );
});

const describeCorpus = isCorpusHere ? describe : describe.skip;

describeCorpus('F5 damaged files of ../shared/corpus', () => {
  it(
    'F5 1,000 damaged real files: no crash, no hang, at least 900 open',
    async () => {
      expect((await damaged(corpusFolder)).opened).toBeGreaterThanOrEqual(900);
    },
    HANG_MS + 10_000,
  );
});

import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWith } from '../../plain-error.ts';
import { readOptions } from '../harness/options.ts';
import { compile } from '../harness/system.ts';
import { measureAgreement } from './agreement.ts';
import { corpusIn } from './corpus.ts';
import { measureHostile } from './hostile.ts';
import { measureInkDecision } from './ink-decision.ts';
import { measureMemory } from './memory.ts';
import { measureMutated } from './mutated-files.ts';
import { installTools } from './outside-tools.ts';
import { measureParallel } from './parallel.ts';
import { measureFull, measureQuick } from './speed.ts';
import { measureTotalInk } from './total-ink.ts';

/**
 * Compares the preflight engine with poppler, mutool and Ghostscript on the PDFs of a folder (by default the first 100 of
 * ../shared/corpus). Timing is the median of --rounds (3). `speed FOLDER` measures only time and memory. With `hostile` it measures instead
 * how fast the system answers others while hostile files are checked; with `ink FOLDER`, total ink against Ghostscript's
 * separations.
 */
async function main(): Promise<void> {
  const { rounds, rest } = readOptions({ rounds: 3 });
  const [what, folder] = rest;
  if (what === 'hostile') return measureHostile(rounds);
  if (what === 'ink') return withScratch((scratch) => compareInk(folder, scratch));
  const isSpeedOnly = what === 'speed';
  const corpus = corpusIn(isSpeedOnly ? folder : what);
  const files = corpus.map(({ path }) => path);
  installTools();
  compile('libs/preflight-engine');
  console.log(`${files.length} files, ${availableParallelism()} cores, Node ${process.versions.node}`);
  await withScratch(async (scratch) => {
    await measureQuick(files, rounds);
    await measureFull(files, rounds);
    await measureParallel(files);
    await measureMemory(files, scratch);
    if (isSpeedOnly) return;
    await measureMutated(
      corpus.filter(({ expected }) => expected?.opens ?? true).map(({ path }) => path),
      scratch,
    );
    if (corpus.some(({ expected }) => expected)) await measureAgreement(corpus);
    await measureInkDecision(corpus, scratch);
  });
}

async function compareInk(folder: string | undefined, scratch: string): Promise<void> {
  installTools();
  await measureTotalInk(
    corpusIn(folder, Number.POSITIVE_INFINITY).map(({ path }) => path),
    scratch,
  );
}

async function withScratch(work: (scratch: string) => Promise<void>): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-preflight-'));
  await work(scratch).finally(() => rmSync(scratch, { recursive: true, force: true }));
}

await main().catch(endWith);

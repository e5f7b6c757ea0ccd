import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWith, PlainError } from '../../plain-error.ts';
import { inProject, projectRoot } from '../../project-root.ts';
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
 * ../shared/corpus). Timing is the median of ROUNDS (3). `speed FOLDER` measures only time and memory. With `hostile` it measures instead
 * how fast the system answers others while hostile files are checked; with `ink FOLDER`, total ink against Ghostscript's
 * separations.
 */
async function main(): Promise<void> {
  const rounds = Number(process.env['ROUNDS'] ?? 3);
  if (process.argv[2] === 'hostile') return measureHostile(rounds);
  if (process.argv[2] === 'ink') return compareInk(process.argv[3]);
  const isSpeedOnly = process.argv[2] === 'speed';
  const corpus = corpusIn(process.argv[isSpeedOnly ? 3 : 2]);
  const files = corpus.map(({ path }) => path);
  installTools();
  build();
  console.log(`${files.length} files, ${availableParallelism()} cores, Node ${process.versions.node}`);
  const scratch = mkdtempSync(join(tmpdir(), 'bench-preflight-'));
  try {
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
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function compareInk(folder: string | undefined): Promise<void> {
  installTools();
  const scratch = mkdtempSync(join(tmpdir(), 'bench-preflight-'));
  try {
    await measureTotalInk(
      corpusIn(folder, Number.POSITIVE_INFINITY).map(({ path }) => path),
      scratch,
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Measures the compiled engine, as shipped, without the cost of type stripping. */
function build(): void {
  const compiler = inProject('node_modules', '@typescript', 'native', 'bin', 'tsc');
  const args = [compiler, '-b', 'libs/preflight-engine'];
  const { status } = spawnSync(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) throw new PlainError("The engine doesn't compile.");
}

await main().catch(endWith);

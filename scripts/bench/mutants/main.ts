import { readFileSync, writeFileSync } from 'node:fs';
import { onEndRequest } from '../../processes/end-signals.ts';
import { endOneShots, runQuietly } from '../../processes/one-shot.ts';
import { inProject, projectRoot } from '../../project-root.ts';
import { startEngines } from '../../test/engines.ts';
import { JEST } from '../../test/jest-step.ts';
import { withSystem } from '../../test/with-system.ts';
import { readOptions } from '../harness/options.ts';
import { chooseMutants, type Mutant } from './choose.ts';

/**
 * How many small faults the unit and integration tests catch: each is put into its file, and the tests that import it are
 * run. Usage: npm run bench:mutants -- [--seed N] [--count N of each mutation] [--commit C to choose from] [--minutes N]
 */
const { seed, count, commit, minutes } = readOptions({ seed: 1, count: 15, commit: 'HEAD', minutes: 4 });
const MINUTE_MS = 60_000;
const limit = minutes * MINUTE_MS;
const mutants = chooseMutants(commit, { seed, count });

/** The mutated file's text, until it's restored. */
let original: { path: string; text: string } | undefined;
let isEnding = false;
function restore(): void {
  if (original) writeFileSync(original.path, original.text);
  original = undefined;
}
onEndRequest(
  () => {
    isEnding = true;
    restore();
    void endOneShots().finally(() => process.exit(130));
  },
  () => process.exit(130),
);

/** @returns whether the place was found: the commit may be an older one */
function apply({ file, start, end, before, after }: Mutant): boolean {
  const path = inProject(file);
  const text = readFileSync(path, 'utf8');
  if (text.slice(start, end) !== before) return false;
  original = { path, text };
  writeFileSync(path, text.slice(0, start) + after + text.slice(end));
  return true;
}

await withSystem(async (system) => {
  const env = await startEngines(system);
  let caught = 0;
  for (const mutant of mutants) {
    if (isEnding) return;
    const outcome = apply(mutant) ? await outcomeOf(mutant, env) : 'changed since';
    restore();
    if (outcome.startsWith('caught')) caught += 1;
    const { mutation, file, line, before, after } = mutant;
    const change = `${before} → ${after}`.replaceAll(/\s+/g, ' ');
    console.log(`${outcome} · ${mutation} · ${file}:${line} · ${change}`);
  }
  console.log(`${caught} of ${mutants.length} caught`);
});

const jest = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  runQuietly({
    command: process.execPath,
    args: [...JEST, ...args],
    cwd: projectRoot,
    env: { ...process.env, ...env },
  });

/** Ends at the first failed file. */
async function outcomeOf({ file }: Mutant, env: NodeJS.ProcessEnv): Promise<string> {
  const { output: related } = await jest(['--listTests', '--findRelatedTests', file]);
  if (!related.trim()) return 'no related test';
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    void endOneShots();
  }, limit);
  const sequencer = inProject('scripts', 'bench', 'mutants', 'nearest-first.mjs');
  const { code, output } = await jest(
    ['--forceExit', '--bail', '--testSequencer', sequencer, '--findRelatedTests', file],
    { ...env, MUTATED_FILE: inProject(file) },
  );
  clearTimeout(late);
  if (isLate) return `not caught in ${minutes} min`;
  // When it bails, jest exits before all of its output is written.
  const [, failed = 'a test'] = /^FAIL \w+ (\S+)/m.exec(output) ?? [];
  return code === 0 ? 'survived' : `caught by ${failed}`;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { endWith, PlainError } from '../plain-error.ts';
import { inProject, projectRoot } from '../project-root.ts';
import { firstLoadStep } from './first-load.ts';
import { jestStep } from './jest-step.ts';
import { licensesStep } from './licenses.ts';
import { playwrightStep } from './playwright-step.ts';
import { type Lane, runPhases } from './run-steps.ts';
import { architectureStep, formatStep, lintStep, typesStep, unusedStep } from './static-steps.ts';
import { summaryOf } from './summary.ts';
import { stopTestsOnSignals } from './with-system.ts';
import { wordsStep } from './words/words-step.ts';

/** Builds first, because tests start the built system. The other static checks run in parallel with the unit tests. */
const everything: Lane[][] = [
  [
    [typesStep, firstLoadStep],
    [formatStep, wordsStep, licensesStep],
  ],
  [[jestStep([])], [lintStep([]), architectureStep, unusedStep]],
  [[playwrightStep([])]],
];

const staticPhase = (files: string[]): Lane[] => [
  [typesStep, lintStep(files)],
  [formatStep, wordsStep, licensesStep, architectureStep, unusedStep],
];

/** The static checks, the tests that import a changed module, and the changed journeys. */
function changedPhases(): Lane[][] {
  const { base, files } = changesSinceMain();
  const lintable = files.filter((file) => /\.(m?ts|tsx|mjs)$/.test(file));
  return [
    staticPhase(lintable),
    [[jestStep([`--changedSince=${base}`, '--passWithNoTests'])]],
    [[playwrightStep([`--only-changed=${base}`, '--pass-with-no-tests'])]],
  ];
}

/** Existing files changed since the merge base with main: committed, uncommitted and untracked. @throws PlainError without git */
function changesSinceMain(): { base: string; files: string[] } {
  // A single-branch clone has no local main.
  const main = runGit('rev-parse', '--verify', '--quiet', 'main').status === 0 ? 'main' : 'origin/main';
  const base = git('merge-base', 'HEAD', main).trim();
  const changed = [
    ...git('diff', '--name-only', '--no-renames', '-z', base).split('\0'),
    ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0'),
  ];
  return { base, files: [...new Set(changed)].filter((file) => file && existsSync(inProject(file))) };
}

const runGit = (...args: string[]) => spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });

function git(...args: string[]): string {
  const { status, stdout, stderr } = runGit(...args);
  if (status === 0) return stdout;
  throw new PlainError(`Reading the changes since main failed: ${stderr || 'git is not installed'}`);
}

/** Arguments choose a part: `--browser` with Playwright's arguments, `--static`, `--changed`, or jest's arguments. */
function choosePhases(args: string[]): Lane[][] {
  if (args[0] === '--browser') return [[[playwrightStep(args.slice(1))]]];
  if (args[0] === '--static') return [staticPhase([])];
  if (args[0] === '--changed') return changedPhases();
  return args.length > 0 ? [[[jestStep(args)]]] : everything;
}

async function runTests(args: string[]): Promise<boolean> {
  const startedAt = Date.now();
  const phases = choosePhases(args);
  const results = await runPhases(phases);
  const seconds = (Date.now() - startedAt) / 1000;
  for (const line of summaryOf(results, { seconds, ranAll: phases === everything })) console.log(line);
  return results.some(({ passed }) => passed > 0) && results.every(({ failed }) => failed === 0);
}

stopTestsOnSignals();
process.exit((await runTests(process.argv.slice(2)).catch(endWith)) ? 0 : 1);

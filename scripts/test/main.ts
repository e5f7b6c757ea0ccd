import { endWith } from '../plain-error.ts';
import { changesSinceMain } from './changes.ts';
import { firstLoadStep } from './first-load.ts';
import { jestStep } from './jest-step.ts';
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
    [formatStep, wordsStep],
  ],
  [[jestStep([])], [lintStep([]), architectureStep, unusedStep]],
  [[playwrightStep([])]],
];

const staticPhase = (files: string[]): Lane[] => [
  [typesStep, lintStep(files)],
  [formatStep, wordsStep, architectureStep, unusedStep],
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

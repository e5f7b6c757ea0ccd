import { changedPhases } from './changed/changed-phases.ts';
import { endWith } from '../plain-error.ts';
import { firstLoadStep } from './first-load.ts';
import { jestStep } from './jest-step.ts';
import { playwrightStep } from './playwright-step.ts';
import { type Lane, runPhases } from './run-steps.ts';
import {
  architectureStep,
  formatStep,
  lintStep,
  testTypesStep,
  typesStep,
  unusedStep,
} from './static-steps.ts';
import { summaryOf } from './summary.ts';
import { stopTestsOnSignals } from './with-system.ts';
import { wordsStep } from './words/words-step.ts';

const staticLanes: Lane[] = [
  [typesStep, testTypesStep, lintStep],
  [formatStep, wordsStep, architectureStep, unusedStep],
];

/** Builds first, because tests start the built system. The other static checks run in parallel with the unit tests. */
const everything: Lane[][] = [
  [
    [typesStep, firstLoadStep],
    [formatStep, wordsStep],
  ],
  [[jestStep([])], [testTypesStep, lintStep, architectureStep, unusedStep]],
  [[playwrightStep([])]],
];

/** Arguments choose a part: `--browser` with Playwright's arguments, `--static`, `--changed`, or jest's arguments. */
async function choosePhases(args: string[]): Promise<Lane[][]> {
  if (args[0] === '--browser') return [[[playwrightStep(args.slice(1))]]];
  if (args[0] === '--static') return [staticLanes];
  if (args[0] === '--changed') return changedPhases(staticLanes);
  return args.length > 0 ? [[[jestStep(args)]]] : everything;
}

stopTestsOnSignals();
const startedAt = Date.now();
const phases = await choosePhases(process.argv.slice(2)).catch(endWith);
const results = await runPhases(phases);
const seconds = (Date.now() - startedAt) / 1000;
const ranAll = phases === everything;
for (const line of summaryOf(results, { seconds, ranAll })) console.log(line);
const passed = results.some((result) => result.passed > 0) && results.every(({ failed }) => failed === 0);
process.exit(passed ? 0 : 1);

import { runShown } from '../processes/one-shot.ts';
import { inProject, projectRoot } from '../project-root.ts';
import { failedOne, passedOne, type TestStep } from './test-step.ts';

const bin = (name: string) => inProject('node_modules', '.bin', name);
const tsc = inProject('node_modules', '@typescript', 'native', 'bin', 'tsc');

function check(name: string, command: string, ...args: string[]): TestStep {
  const run = async () =>
    (await runShown({ command, args, cwd: projectRoot })) === 0 ? passedOne : failedOne;
  return { name, run };
}

/** Checks that read the code without running it; each counts as one test. */
export const staticSteps: TestStep[] = [
  check('format', bin('prettier'), '--check', '--log-level', 'warn', '.', '!**/dist-types/**'),
  check('types', process.execPath, tsc, '-b'),
  check('types of tests and scripts', process.execPath, tsc, '-p', 'tsconfig.tests.json'),
  check('lint', bin('oxlint'), '--type-aware'),
  check(
    'architecture rules',
    bin('depcruise'),
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err',
    'libs',
    'services',
    'gateway',
    'web/src',
    'scripts',
  ),
  check('unused code', bin('knip')),
];

import { runQuietly } from '../processes/one-shot.ts';
import { inProject, projectRoot } from '../project-root.ts';
import { removeStampOfOtherSources } from '../start/build.ts';
import { failedOne, passedOne, type TestStep } from './test-step.ts';

const bin = (name: string) => inProject('node_modules', '.bin', name);

/** Prints the output at the end, because other steps may run in parallel. */
function check(name: string, command: string, ...args: string[]): TestStep {
  const run = async () => {
    const { code, output } = await runQuietly({ command, args, cwd: projectRoot });
    if (output.trim()) console.log(`\n${name}:\n${output.trim()}`);
    return code === 0 ? passedOne : failedOne;
  };
  return { name, run };
}

export const formatStep = check('format', bin('oxfmt'), '--list-different', '.');

/** Compiles the packages and checks the tests and scripts against their declarations. Unchanged parts are skipped. */
const compileStep = check(
  'types',
  process.execPath,
  inProject('node_modules', '@typescript', 'native', 'bin', 'tsc'),
  '-b',
  'tsconfig.json',
  'tsconfig.tests.json',
);
export const typesStep: TestStep = {
  name: compileStep.name,
  run() {
    removeStampOfOtherSources();
    return compileStep.run();
  },
};

/** @param files all if empty */
export const lintStep = (files: readonly string[]): TestStep =>
  check('lint', bin('oxlint'), '--type-aware', ...files);

export const architectureStep = check(
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
);
export const unusedStep = check('unused code', bin('knip'));

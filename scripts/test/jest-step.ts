import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runShown } from '../processes/one-shot.ts';
import { inProject, projectRoot } from '../project-root.ts';
import { startEngines } from './engines.ts';
import { measureSlowness, workersFor } from './machine.ts';
import { failedOne, type Tally, type TestStep } from './test-step.ts';
import { withSystem } from './with-system.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; duration?: number | null; invocations?: number }[];
  }[];
}

/** Only a hang takes this long on the reference machine. */
const TEST_TIMEOUT_MS = 120_000;

/** Jest, as arguments of Node. */
export const JEST = [
  '--experimental-vm-modules',
  '--no-warnings',
  inProject('node_modules', 'jest', 'bin', 'jest.js'),
];

const setsWorkers = (arg: string): boolean => /^(-i|--runInBand|-w|--maxWorkers)(=|$)/.test(arg);

/** Unit and integration tests with a real Postgres and Redis. */
export function jestStep(args: string[]): TestStep {
  return {
    name: 'unit and integration tests',
    run: () =>
      withSystem(async (system) => {
        const report = join(system.dataDir, 'jest.json');
        const slowness = measureSlowness();
        const code = await runShown({
          command: process.execPath,
          args: [
            ...JEST,
            // A connection to a server that a test killed may keep reconnecting and would keep jest from exiting.
            '--forceExit',
            ...(args.some(setsWorkers) ? [] : [`--maxWorkers=${workersFor(slowness)}`]),
            `--testTimeout=${Math.round(TEST_TIMEOUT_MS * slowness)}`,
            '--json',
            `--outputFile=${report}`,
            ...args,
          ],
          cwd: projectRoot,
          env: { ...process.env, ...(await startEngines(system)) },
        });
        return tally(report, code);
      }),
  };
}

/** @param code jest's exit code, which is also non-zero for other reasons, such as finding no test */
function tally(report: string, code: number): Tally {
  let found: JestReport;
  try {
    found = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    console.error('jest exited without a report');
    return failedOne;
  }
  const failed = found.numFailedTests + found.numRuntimeErrorTestSuites;
  const tests = found.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(projectRoot, name) })),
  );
  return {
    passed: found.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: found.numPendingTests + found.numTodoTests,
    skips: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
    flakes: tests
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
    times: tests.map(({ file, fullName, duration }) => ({
      file,
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  };
}

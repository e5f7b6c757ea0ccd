import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { runShown } from '../processes/one-shot.ts';
import { inProject, projectRoot } from '../project-root.ts';
import { startEngines } from './engines.ts';
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
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; invocations?: number }[];
  }[];
}

/** More workers than cores, because integration tests mostly wait for other processes. */
const WORKERS = availableParallelism() + 2;

const setsWorkers = (arg: string): boolean => /^(-i|--runInBand|-w|--maxWorkers)(=|$)/.test(arg);

/** Unit and integration tests with a real Postgres and Redis. */
export function jestStep(args: string[]): TestStep {
  return {
    name: 'unit and integration tests',
    run: () =>
      withSystem(async (system) => {
        const report = join(system.dataDir, 'jest.json');
        const code = await runShown({
          command: process.execPath,
          args: [
            '--experimental-vm-modules',
            '--no-warnings',
            inProject('node_modules', 'jest', 'bin', 'jest.js'),
            // A connection to a server that a test killed may keep reconnecting and would keep jest from exiting.
            '--forceExit',
            ...(args.some(setsWorkers) ? [] : [`--maxWorkers=${WORKERS}`]),
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
  try {
    const found: JestReport = JSON.parse(readFileSync(report, 'utf8'));
    const failed = found.numFailedTests + found.numRuntimeErrorTestSuites;
    return {
      passed: found.numPassedTests,
      failed: failed === 0 && code !== 0 ? 1 : failed,
      skipped: found.numPendingTests + found.numTodoTests,
      skips: found.testResults.flatMap(({ assertionResults }) =>
        assertionResults
          .filter(({ status }) => status !== 'passed' && status !== 'failed')
          .map(({ fullName }) => fullName),
      ),
      flakes: found.testResults.flatMap(({ assertionResults }) =>
        assertionResults
          .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
          .map(({ fullName }) => fullName),
      ),
      files: found.testResults.map(({ name, startTime, endTime }) => ({
        file: relative(projectRoot, name),
        seconds: (endTime - startTime) / 1000,
      })),
    };
  } catch {
    console.error('jest exited without a report');
    return failedOne;
  }
}

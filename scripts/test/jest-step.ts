import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from '../project-root.ts';
import { withEngines } from './engines.ts';
import { runCommand } from './run-command.ts';
import { failedOne, type TestStep } from './test-step.ts';

interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
}

/** Units and integration tests on real Postgres and Redis. */
export function jestStep(args: string[]): TestStep {
  return {
    name: 'units and integration',
    run: () =>
      withEngines(async (engines) => {
        const report = join(mkdtempSync(join(tmpdir(), 'jest-')), 'report.json');
        const jest = inProject('node_modules', 'jest', 'bin', 'jest.js');
        const flags = [
          '--experimental-vm-modules',
          '--no-warnings',
          jest,
          '--json',
          `--outputFile=${report}`,
        ];
        await runCommand(
          process.execPath,
          [...flags, '--testLocationInResults=false', '--silent=false', ...args],
          engines,
        );
        return tally(report);
      }),
  };
}

function tally(report: string) {
  try {
    const result: JestResult = JSON.parse(readFileSync(report, 'utf8'));
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
      skipped: result.numPendingTests,
    };
  } catch {
    console.error('jest ended without a report');
    return failedOne;
  }
}

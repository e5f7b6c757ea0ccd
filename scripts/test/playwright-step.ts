import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../engines/ports.ts';
import { inProject } from '../project-root.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import { startSystem } from '../start/start-system.ts';
import { chromiumProgram } from './chromium.ts';
import { runCommand } from './run-command.ts';
import { failedOne, type TestStep } from './test-step.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

const say = (line: string) => console.log(line);

/** HTTP and browser tests against a whole system of their own, or the one at BASE_URL. */
export function playwrightStep(args: string[]): TestStep {
  return {
    name: 'HTTP and browser',
    async run() {
      const given = process.env['BASE_URL'];
      if (given) return runPlaywright(given, args);
      const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'print-partner-e2e-')));
      let supervisor: Supervisor | undefined;
      try {
        const port = await freePort();
        const settings = { port, dataDir, databaseUrl: undefined, redisUrl: undefined };
        await startSystem(settings, say, (started) => (supervisor = started));
        return await runPlaywright(`http://localhost:${port}`, args);
      } finally {
        await supervisor?.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
}

async function runPlaywright(baseUrl: string, args: string[]) {
  const report = join(mkdtempSync(join(tmpdir(), 'playwright-')), 'report.json');
  const cli = inProject('node_modules', '@playwright', 'test', 'cli.js');
  await runCommand(process.execPath, [cli, 'test', '--reporter=list,json', ...args], {
    BASE_URL: baseUrl,
    CHROMIUM_PATH: chromiumProgram(say),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  try {
    const { stats, errors }: PlaywrightReport = JSON.parse(readFileSync(report, 'utf8'));
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    };
  } catch {
    console.error('playwright ended without a report');
    return failedOne;
  }
}

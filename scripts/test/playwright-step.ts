import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../engines/ports.ts';
import { runShown } from '../processes/one-shot.ts';
import { inProject, projectRoot } from '../project-root.ts';
import { startSystem } from '../start/start-system.ts';
import { chromiumProgram } from './chromium.ts';
import { measureSlowness, workersFor } from './machine.ts';
import { redisRefusals } from './redis-refusals.ts';
import { failedOne, type Tally, type TestStep } from './test-step.ts';
import { withSystem } from './with-system.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: Suite[];
}
interface Suite {
  title: string;
  suites?: Suite[];
  specs: Spec[];
}
interface Spec {
  title: string;
  /** Relative to the project root. */
  file: string;
  tests: { status: string; results: { duration: number }[] }[];
}

const log = (line: string) => console.log(line);

/** HTTP and browser tests against their own system, or the one at BASE_URL. */
export function playwrightStep(args: string[]): TestStep {
  return {
    name: 'HTTP and browser tests',
    run: () =>
      withSystem(async ({ dataDir, onSupervisor }) => {
        const report = join(dataDir, 'playwright.json');
        // The default of one minute would make the tests wait.
        process.env['ALERT_TEST_DELAY_MS'] ??= '5000';
        const isOurs = !process.env['BASE_URL'];
        const systemEnv = isOurs ? await startTestSystem(dataDir, onSupervisor) : {};
        const slowness = measureSlowness();
        const code = await runShown({
          command: process.execPath,
          args: [
            inProject('node_modules', '@playwright', 'test', 'cli.js'),
            'test',
            '--reporter=list,json',
            ...args,
          ],
          cwd: projectRoot,
          env: {
            ...process.env,
            ...systemEnv,
            CHROMIUM_PATH: chromiumProgram(log),
            TEST_WORKERS: String(workersFor(slowness)),
            TEST_SLOWNESS: String(slowness),
            PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          },
        });
        const found = tally(report, code);
        return isOurs ? withRefusals(found, await redisRefusals(dataDir)) : found;
      }),
  };
}

/** @returns the environment variables with the system's addresses, password and logs */
async function startTestSystem(
  dataDir: string,
  onSupervisor: Parameters<typeof startSystem>[2],
): Promise<NodeJS.ProcessEnv> {
  const port = await freePort();
  // Tests send their own X-Forwarded-For, so that they don't share rate limits.
  const settings = { port, host: 'localhost', dataDir, trustProxy: 'loopback', graceSeconds: 2 };
  const { mailUrl, adminPassword, databaseUrls } = await startSystem(settings, log, onSupervisor);
  return {
    BASE_URL: `http://localhost:${port}`,
    MAIL_URL: mailUrl,
    ADMIN_PASSWORD: adminPassword,
    SPECS_DATABASE_URL: databaseUrls.get('specs'),
    LOG_DIR: join(dataDir, 'logs'),
  };
}

/** Counts one more test: that Redis refused nothing to any process meanwhile. */
function withRefusals(found: Tally, refusals: readonly string[]): Tally {
  for (const refusal of refusals) console.error(`✘ K13 Redis refused ${refusal}`);
  return refusals.length === 0
    ? { ...found, passed: found.passed + 1 }
    : { ...found, failed: found.failed + 1 };
}

/** @param code Playwright's exit code, which is also non-zero for other reasons */
function tally(report: string, code: number): Tally {
  let found: PlaywrightReport;
  try {
    found = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    console.error('playwright exited without a report');
    return failedOne;
  }
  const { stats, errors, suites } = found;
  const failed = stats.unexpected + errors.length;
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: stats.skipped,
    flakes: specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file} › ${title}`),
    times: specs.map(({ file, title, tests }) => ({
      file,
      title,
      seconds: tests
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
  };
}

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

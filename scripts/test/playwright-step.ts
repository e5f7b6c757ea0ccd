import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../engines/ports.ts';
import { runShown } from '../processes/one-shot.ts';
import { inProject, projectRoot } from '../project-root.ts';
import { startSystem } from '../start/start-system.ts';
import { chromiumProgram } from './chromium.ts';
import { failedOne, type FileTime, type Tally, type TestStep } from './test-step.ts';
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
        const systemEnv = process.env['BASE_URL'] ? {} : await startTestSystem(dataDir, onSupervisor);
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
            PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          },
        });
        return tally(report, code);
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
  const settings = { port, dataDir, trustProxy: 'loopback', graceSeconds: 2 };
  const { mailUrl, adminPassword, databaseUrls } = await startSystem(settings, log, onSupervisor);
  return {
    BASE_URL: `http://localhost:${port}`,
    MAIL_URL: mailUrl,
    ADMIN_PASSWORD: adminPassword,
    SPECS_DATABASE_URL: databaseUrls.get('specs'),
    LOG_DIR: join(dataDir, 'logs'),
  };
}

/** @param code Playwright's exit code, which is also non-zero for other reasons */
function tally(report: string, code: number): Tally {
  try {
    const { stats, errors, suites }: PlaywrightReport = JSON.parse(readFileSync(report, 'utf8'));
    const failed = stats.unexpected + errors.length;
    const specs = suites.flatMap(specsOf);
    return {
      passed: stats.expected + stats.flaky,
      failed: failed === 0 && code !== 0 ? 1 : failed,
      skipped: stats.skipped,
      files: timesOf(specs),
      flakes: specs
        .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
        .map(({ file, title }) => `${file} › ${title}`),
    };
  } catch {
    console.error('playwright exited without a report');
    return failedOne;
  }
}

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** Total duration of each file's tests, including retries. */
function timesOf(specs: readonly Spec[]): FileTime[] {
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs) {
    const total = tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration / 1000, 0);
    seconds.set(file, (seconds.get(file) ?? 0) + total);
  }
  return [...seconds].map(([file, total]) => ({ file, seconds: total }));
}

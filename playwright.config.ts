import { defineConfig, devices } from '@playwright/test';

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    // A test browser must not talk to anybody but the system under test.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

/** How many times slower than the reference this machine is; `npm test` measures it. */
const slowness = Number(process.env['TEST_SLOWNESS'] ?? 1);

/** Tests against a running system at BASE_URL: its HTTP contract, and the app in the browser. */
export default defineConfig({
  workers: Number(process.env['TEST_WORKERS'] ?? 1),
  // A busy machine may starve one; what needed a second try is named at the end.
  retries: 1,
  // Only a hang takes this long.
  timeout: 300_000 * slowness,
  expect: { timeout: 30_000 * slowness },
  outputDir: 'test-results',
  reporter: [['list']],
  use: {
    // Without a limit of its own, what waits for an element that has gone would take the whole test's.
    actionTimeout: 60_000 * slowness,
    // A worker would answer before `page.route` sees a request. The specs of offline use allow it.
    serviceWorkers: 'block',
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:8080',
    // Traces of every first try would take a quarter of the run.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
  },
  projects: [
    { name: 'http', testDir: 'gateway/e2e' },
    { name: 'browser', testDir: 'web/e2e', use: chromium },
  ],
});

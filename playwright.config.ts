import { availableParallelism } from 'node:os';
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

/** Tests against a running system at BASE_URL: its HTTP contract, and the app in the browser. */
export default defineConfig({
  // More workers than cores, because tests often wait: for an autosave, a toast, a reminder. With three workers,
  // two cores were idle for a fifth of the run.
  workers: availableParallelism() + 2,
  // A busy machine may starve one; what needed a second try is named at the end.
  retries: 1,
  timeout: 60_000,
  outputDir: 'test-results',
  reporter: [['list']],
  use: {
    // A worker would answer before `page.route` sees a request. The specs of offline use allow it.
    serviceWorkers: 'block',
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:8080',
    // Of every first try, it would take a quarter of the run.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
  },
  projects: [
    { name: 'http', testDir: 'gateway/e2e' },
    { name: 'browser', testDir: 'web/e2e', use: chromium },
  ],
});

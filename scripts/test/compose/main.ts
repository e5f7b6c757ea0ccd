import { randomUUID } from 'node:crypto';
import { freePort } from '../../engines/ports.ts';
import { PlainError } from '../../plain-error.ts';
import { buildAll } from '../../start/build.ts';
import { playwrightStep } from '../playwright-step.ts';
import type { Tally } from '../test-step.ts';
import { stopTestsOnSignals } from '../with-system.ts';
import { findSoftSpots } from './hardening.ts';
import { findLimitFaults } from './limits.ts';
import { Load } from './load.ts';
import { findRefusalFaults } from './refused-uploads.ts';
import { ComposeStack } from '../../compose/compose-stack.ts';
import { replaceReplicas } from '../../compose/replace-replicas.ts';
import { serviceNames } from '../../start/services.ts';

/**
 * Starts the stack of docker-compose.yml and runs the main journeys against its
 * nginx, then again with two gateways and two projects services. Checks how the containers are confined and limited, and
 * that replacing every replica under load fails no request. Needs Docker.
 * KEEP=1 leaves the stack running.
 */
const journeys = [
  '--project=http',
  '--project=browser',
  'gateway/e2e',
  'web/e2e/accounts',
  'web/e2e/projects-saving',
  'web/e2e/reminders.spec',
];

const total: Tally = { passed: 0, failed: 0, skipped: 0 };

async function runJourneys(label: string): Promise<void> {
  console.log(`\n── ${label}`);
  const { passed, failed, skipped } = await playwrightStep(journeys).run();
  console.log(`── ${label}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/** Counts a check that finds nothing wrong as one passed test. */
function record(label: string, problems: readonly string[]): void {
  console.log(`── ${label}: ${problems.length === 0 ? 'passed' : problems.join('\n   ')}`);
  total[problems.length === 0 ? 'passed' : 'failed'] += 1;
}

/** Replaces every replica while users work. */
async function restartUnderLoad(url: string): Promise<void> {
  const load = new Load();
  await load.start(url);
  for (const service of [...serviceNames(), 'gateway'])
    await replaceReplicas({ stack, service, log: console.log });
  const { sent, failures, medianMs, p99Ms, worstMs } = await load.stop();
  const times = [medianMs, p99Ms, worstMs].map((ms) => ms.toFixed(0)).join(' / ');
  console.log(`── ${sent} requests, ${failures.length} failed, median / p99 / worst ${times} ms`);
  record('K7 rolling restart under load', failures);
}

stopTestsOnSignals();
const [port, mailPort, adminPassword] = [await freePort(), await freePort(), randomUUID()];
const stack = new ComposeStack(`printpartner-test-${port}`, {
  HTTP_PORT: String(port),
  MAIL_PORT: String(mailPort),
  ADMIN_PASSWORD: adminPassword,
  PUBLIC_URL: `http://localhost:${port}`,
  // Tests send their own X-Forwarded-For, so that they don't share rate limits.
  TRUSTED_PROXY: '0.0.0.0/0',
  // The tests send more requests than people do.
  REQUESTS_PER_SECOND: '1000',
  ALERT_TEST_DELAY_MS: '5000',
  // Its volumes are removed at the end.
  BACKUPS_VOLUME: `printpartner-test-${port}-backups`,
});
Object.assign(process.env, {
  BASE_URL: `http://localhost:${port}`,
  MAIL_URL: `http://localhost:${mailPort}`,
  ADMIN_PASSWORD: adminPassword,
});
try {
  // The specs import the compiled libraries.
  await buildAll((line) => console.log(line));
  await stack.up();
  await stack.ready(port);
  record('K7 hardening', await findSoftSpots(await stack.containers()));
  const { findTrustFaults } = await import('./trust.built.ts');
  record('K13 a process that was taken over', await findTrustFaults(stack, `http://localhost:${port}`));
  record('K7 limits of nginx', await findLimitFaults(`http://localhost:${port}`));
  record('K7 refused uploads', await findRefusalFaults(`http://localhost:${port}`));
  await runJourneys('journeys, single instances');
  await stack.up({ gateway: 2, projects: 2 });
  await stack.ready(port);
  process.env['GATEWAYS'] = '2';
  await runJourneys('journeys, two gateways and two projects services');
  const two = Object.fromEntries([...serviceNames(), 'gateway'].map((name) => [name, 2]));
  await stack.up(two);
  await stack.ready(port);
  await restartUnderLoad(`http://localhost:${port}`);
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  total.failed += 1;
} finally {
  if (!process.env['KEEP']) await stack.down();
}
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed > 0 ? 1 : 0);

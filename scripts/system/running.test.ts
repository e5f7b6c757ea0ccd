import { afterAll, beforeAll } from '@jest/globals';
import { startOtlpReceiver } from '@printpartner/testing/otlp';
import { adminUnlockSuite } from './admin-unlock.suite.ts';
import { deletionSuite } from './deletion.suite.ts';
import { metricsSuite } from './metrics.suite.ts';
import { remindersSuite } from './reminders.suite.ts';
import { removeDataDir, type Running, Starter } from './running-system.ts';
import { shutdownSuite } from './shutdown.suite.ts';
import { survivalSuite } from './survival.suite.ts';
import { tracingSuite } from './tracing.suite.ts';
import { trustSuite } from './trust.suite.ts';

const MINUTE_MS = 60_000;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- filled in before any suite runs
const running = {} as Running;

beforeAll(async () => {
  running.receiver = await startOtlpReceiver();
  const env = {
    METRICS: 'true',
    OTEL_EXPORTER_OTLP_ENDPOINT: running.receiver.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret%20key',
    LOG_LEVEL: 'debug',
    ALERT_TEST_DELAY_MS: '1000',
    // More than the default, for a busy machine.
    SHUTDOWN_GRACE_SECONDS: '6',
  };
  running.system = await Starter.launch({ env });
  await running.system.ready();
}, 6 * MINUTE_MS);
afterAll(async () => {
  await running.system.stop();
  await running.receiver.stop();
  removeDataDir(running.system.dataDir);
}, 3 * MINUTE_MS);

// One system for all, because each start takes longer than most of them. First those that need it undisturbed; the last one ends it.
metricsSuite(running);
tracingSuite(running);
trustSuite(running);
adminUnlockSuite(running);
remindersSuite(running);
survivalSuite(running);
deletionSuite(running);
shutdownSuite(running);

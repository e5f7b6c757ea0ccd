import { measureGuessing } from './guessing.ts';
import { measureTimingLeak } from './timing-leak.ts';
import { ask, baseUrl } from './visitor.ts';

/**
 * Measures how far password guessing gets, and whether response times reveal
 * accounts, at BASE_URL. That system must run with TRUST_PROXY=loopback. Set
 * SECONDS (60) and COUNT (200) to change the duration.
 */
const ready = await ask('GET', '/api/health/ready').catch(() => undefined);
if (ready?.status !== 200) {
  console.error(`No system is ready at ${baseUrl}. Start one with: TRUST_PROXY=loopback npm start`);
  process.exit(1);
}
await measureGuessing();
await measureTimingLeak();

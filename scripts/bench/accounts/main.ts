import { readOptions } from '../harness/options.ts';
import { measureGuessing } from './guessing.ts';
import { measureTiming } from './timing.ts';
import { ask, baseUrl } from './visitor.ts';

/**
 * Measures guessing limits and timing differences of the system at BASE_URL, which
 * must run with TRUST_PROXY=loopback. --seconds (60) and --count (200) set its length.
 */
const ready = await ask('GET', '/api/health/ready').catch(() => undefined);
if (ready?.status !== 200) {
  console.error(`The system at ${baseUrl} is not ready. Start it: TRUST_PROXY=loopback npm start`);
  process.exit(1);
}
const { seconds, count } = readOptions({ seconds: 60, count: 200 });
await measureGuessing(seconds);
await measureTiming(count);

import { measureGuessing } from './guessing.ts';
import { measureTellingApart } from './telling-apart.ts';
import { ask, baseUrl } from './visitor.ts';

/**
 * How far guessing gets, and what answer times tell, of the system at BASE_URL,
 * which must run with TRUST_PROXY=loopback. SECONDS (60) and COUNT (200) change
 * its length.
 */
const ready = await ask('GET', '/api/health/ready').catch(() => undefined);
if (ready?.status !== 200) {
  console.error(`Nothing is ready at ${baseUrl}. Start it: TRUST_PROXY=loopback npm start`);
  process.exit(1);
}
await measureGuessing();
await measureTellingApart();

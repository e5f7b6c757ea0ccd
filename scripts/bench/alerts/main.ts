import { readOptions } from '../harness/options.ts';
import { withStarted } from '../harness/system.ts';
import { makeCrowd } from './crowd.ts';
import { measureFailures } from './failures.ts';
import { measureLateness } from './lateness.ts';
import { measureMails } from './mails.ts';

/**
 * Measures how late alerts are when many are due at once, and how many are lost
 * or duplicated during failures. Starts its own system. Set --people (250), with 20
 * projects each, and --rounds (1) per failure scenario.
 */
const { people, rounds } = readOptions({ people: 250, rounds: 1 });

await withStarted({ env: { TRUST_PROXY: 'loopback' } }, async (system) => {
  const crowd = await makeCrowd(system.url, people);
  await measureLateness(crowd);
  await measureFailures(system, crowd.slice(0, 5), rounds);
  await measureMails(system, rounds);
});

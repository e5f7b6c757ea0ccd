import { removeDataDir, Starter } from '../../system/running-system.ts';
import { makeCrowd } from './crowd.ts';
import { measureFailures } from './failures.ts';
import { measureLateness } from './lateness.ts';
import { measureMails } from './mails.ts';

/**
 * Measures how late alerts are when many are due at once, and how many are lost
 * or duplicated during failures. Starts its own system. Set PEOPLE (250), with 20
 * projects each, and ROUNDS (1) per failure scenario.
 */
const people = Number(process.env['PEOPLE'] ?? 250);
const rounds = Number(process.env['ROUNDS'] ?? 1);

const system = await Starter.launch({ env: { TRUST_PROXY: 'loopback' } });
try {
  await system.ready();
  const crowd = await makeCrowd(system.url, people);
  await measureLateness(crowd);
  await measureFailures(system, crowd.slice(0, 5), rounds);
  await measureMails(system, rounds);
} finally {
  await system.stop();
  removeDataDir(system.dataDir);
}

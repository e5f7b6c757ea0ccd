import { removeDataDir, Starter } from '../../test/system/running-system.ts';
import { makeCrowd } from './crowd.ts';
import { measureHurt } from './hurt.ts';
import { measureLateness } from './lateness.ts';
import { measureMails } from './mails.ts';

/**
 * Measures how late reminders come when many are due at once, and how many are lost or repeated during
 * faults. Starts its own system with PEOPLE (250) users of 20 projects each; runs ROUNDS (1) of every fault.
 */
const people = Number(process.env['PEOPLE'] ?? 250);
const rounds = Number(process.env['ROUNDS'] ?? 1);

const system = await Starter.launch({ env: { TRUST_PROXY: 'loopback' } });
try {
  await system.ready();
  const crowd = await makeCrowd(system.url, people);
  await measureLateness(crowd);
  await measureHurt(system, crowd.slice(0, 5), rounds);
  await measureMails(system, rounds);
} finally {
  await system.stop();
  removeDataDir(system.dataDir);
}

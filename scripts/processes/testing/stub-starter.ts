import { join } from 'node:path';
import { claimRun } from '../claim-run.ts';
import { runSystem } from '../run-system.ts';
import { Supervisor } from '../supervisor.ts';

/** Starts a system of two processes: an engine that survives its starter, and a service that runs SERVICE_CODE. */
const dataDir = process.env['DATA_DIR'] ?? '';
const log = (line: string) => console.log(line);
const node = { command: process.execPath, cwd: dataDir, stopSignal: 'SIGTERM' as const };

await runSystem(async (onSupervisor) => {
  const runFile = join(dataDir, 'run.json');
  await claimRun(runFile, log);
  const supervisor = new Supervisor({ dataDir, runFile, log });
  onSupervisor(supervisor);
  const forever = 'setInterval(() => {}, 1000)';
  await supervisor.start([
    { ...node, name: 'engine', args: ['-e', forever], ready: () => Promise.resolve() },
  ]);
  await supervisor.start([{ ...node, name: 'service', args: ['-e', process.env['SERVICE_CODE'] ?? ''] }]);
  log('ready');
});

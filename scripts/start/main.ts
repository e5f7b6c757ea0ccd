import { endWith } from '../plain-error.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import { readStartSettings } from './settings.ts';
import { startSystem } from './start-system.ts';

const say = (line: string) => console.log(line);
let supervisor: Supervisor | undefined;
let isStopping = false;

async function stop(exitCode: number): Promise<void> {
  if (isStopping) {
    supervisor?.kill();
    process.exit(130);
  }
  isStopping = true;
  say('Stopping…');
  await supervisor?.stop();
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

try {
  const settings = readStartSettings(process.env);
  await startSystem(settings, say, (started) => (supervisor = started));
  say(`ready: http://localhost:${settings.port}`);
} catch (error) {
  // An error during the stop is its own doing: something that was being started is being ended.
  if (!isStopping) {
    await supervisor?.stop();
    endWith(error);
  }
}

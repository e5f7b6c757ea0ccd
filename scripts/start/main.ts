import { runSystem } from '../processes/run-system.ts';
import { localUrlOf, readStartSettings } from './settings.ts';
import { startSystem } from './start-system.ts';

const log = (line: string) => console.log(line);

await runSystem(async (onSupervisor) => {
  const settings = readStartSettings(process.env);
  const { mailUrl } = await startSystem(settings, log, onSupervisor);
  if (mailUrl) log(`mail: ${mailUrl}`);
  log(`ready: ${localUrlOf(settings)}`);
});

import { runSystem } from '../processes/run-system.ts';
import { readStartSettings } from './settings.ts';
import { startSystem } from './start-system.ts';

const say = (line: string) => console.log(line);

await runSystem(async (onSupervisor) => {
  const settings = readStartSettings(process.env);
  const { mailUrl } = await startSystem(settings, say, onSupervisor);
  if (mailUrl) say(`mail: ${mailUrl}`);
  say(`ready: http://localhost:${settings.port}`);
});

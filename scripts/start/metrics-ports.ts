import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../engines/ports.ts';
import type { ProcessDefinition } from '../processes/process-definition.ts';

const HOST = '127.0.0.1';

/** Gives each process a local port for its metrics. @returns the file that lists them, for Prometheus's `file_sd_configs` */
export async function openMetricsPorts(
  processes: readonly ProcessDefinition[],
  dataDir: string,
): Promise<string> {
  const targets = [];
  for (const one of processes) {
    const port = await freePort();
    one.env = { ...one.env, HEALTH_HOST: HOST, HEALTH_PORT: String(port) };
    targets.push({ targets: [`${HOST}:${port}`], labels: { service: one.name } });
  }
  const file = join(dataDir, 'metrics-targets.json');
  writeFileSync(file, `${JSON.stringify(targets, null, 2)}\n`);
  return file;
}

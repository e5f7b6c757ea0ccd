import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { inProject } from '../project-root.ts';
import { serviceNames } from '../start/services.ts';
import { composeSettings, starterSettings } from './stack-settings.ts';
import type { Sources } from './catalog.ts';

/** Schemas of all processes. @param folder `dist` for plain Node, `src` for jest */
export async function readSources(folder: 'src' | 'dist'): Promise<Sources> {
  const extension = folder === 'src' ? 'ts' : 'js';
  const settingsIn = async (path: string): Promise<z.ZodObject> => {
    const loaded: { settings?: z.ZodObject } = await import(inProject(path, folder, `env.${extension}`));
    if (!loaded.settings) throw new Error(`${path}/src/env.ts exports no settings`);
    return loaded.settings;
  };
  const processes: Record<string, z.ZodObject> = { gateway: await settingsIn('gateway') };
  for (const service of serviceNames()) processes[service] = await settingsIn(`services/${service}`);
  processes['backup'] = await settingsIn('libs/backup');
  const composeText = ['docker-compose.yml', 'infra/tls.yml']
    .map((file) => readFileSync(inProject(file), 'utf8'))
    .join('\n');
  return { starter: starterSettings, compose: composeSettings, processes, composeText };
}

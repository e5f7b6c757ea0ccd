import { writeFileSync } from 'node:fs';
import { endWith } from '../plain-error.ts';
import { inProject } from '../project-root.ts';
import { buildAll } from '../start/build.ts';
import { catalogOf } from './catalog.ts';
import { configurationFiles } from './files.ts';
import { readSources } from './sources.ts';

/** `npm run write:configuration`: writes docs/configuration.md, .env.example and infra/access. */
try {
  await buildAll((line) => console.log(line));
  const settings = catalogOf(await readSources('dist'));
  const { accessFiles } = await import('./access.built.ts');
  for (const { path, text } of [...(await configurationFiles(settings)), ...accessFiles()])
    writeFileSync(inProject(path), text);
  console.log(`${settings.length} settings written`);
} catch (error) {
  endWith(error);
}

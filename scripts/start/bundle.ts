import { rmSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { inProject } from '../project-root.ts';
import { compiledMain, processFolders, programOf } from './services.ts';

/** Packages with native code, and drivers that are loaded only where they are installed. */
const outside = ['@node-rs/argon2', 'pg-native'];

/**
 * Bundles the compiled code of each process and of the packages that it uses into a few files: a process that loads
 * 1,800 files needs twice as long to start, see `docs/decisions/0020`.
 */
async function bundle(folder: string): Promise<void> {
  const target = dirname(inProject(programOf(folder)));
  const build = await rolldown({
    input: inProject(compiledMain(folder)),
    platform: 'node',
    external: outside,
    logLevel: 'silent',
    plugins: [ownPlace(target), withoutOldTypeOrm],
  });
  rmSync(target, { recursive: true, force: true });
  // Nest, TypeORM and the logs use the names of classes.
  await build.write({ dir: target, format: 'esm', keepNames: true });
  await build.close();
}

/** Lets a module of ours find the files beside it: what it is bundled into lies elsewhere. */
const ownPlace = (target: string): Plugin => ({
  name: 'own-place',
  transform: {
    filter: { code: /import\.meta\.url/, id: { exclude: /node_modules/ } },
    handler: (code, id) =>
      code.replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(target, id))}, import.meta.url).href`),
  },
});

/** `@nestjs/typeorm` asks TypeORM for classes that left it with version 1, and would load a second one from disk. */
const withoutOldTypeOrm: Plugin = {
  name: 'without-old-typeorm',
  load: {
    filter: { id: /@nestjs\/typeorm\/dist\/common\/typeorm-compat\.js$/ },
    handler: () => 'export const Connection = undefined, AbstractRepository = undefined;',
  },
};

await Promise.all(processFolders().map(bundle));

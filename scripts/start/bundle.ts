import { basename, join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { inProject } from '../project-root.ts';
import { processFolders, PROGRAMS } from './services.ts';

const programs = inProject(PROGRAMS);

/** Packages with native code or a thread's program of their own, and a driver that is loaded only where it is installed. */
const outside = ['@node-rs/argon2', 'msgpackr-extract', 'piscina', 'pg-native'];

/** What parts of Nest that we don't use would load. Any other import that isn't found is a mistake. */
const ofUnusedParts = new Set([
  '@fastify/static',
  '@nats-io/transport-node',
  '@nestjs/websockets/socket-module.js',
  'amqp-connection-manager',
  'class-transformer',
  'class-validator',
  'kafkajs',
  'mqtt',
]);

/** Lets a module of ours find the files beside it: what it is bundled into lies elsewhere. */
const ownPlace: Plugin = {
  name: 'own-place',
  transform: {
    filter: { code: /import\.meta\.url/, id: { exclude: [/node_modules/, /^\0/] } },
    handler: (code, id) => {
      const place = JSON.stringify(relative(programs, id));
      return code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`);
    },
  },
};

/** Modules that would bring code that never runs. */
const withoutUnused: Plugin = {
  name: 'without-unused',
  load: {
    filter: { id: /\/(typeorm-compat|DriverFactory)\.js$/ },
    handler: (id) =>
      id.endsWith('DriverFactory.js')
        ? // All databases' drivers otherwise.
          `exports.DriverFactory = class DriverFactory {
            create = (source) => new (require('./postgres/PostgresDriver').PostgresDriver)(source);
          };`
        : // `@nestjs/typeorm` asks TypeORM for classes that left it with version 1, and would load a second one from disk.
          'export const Connection = undefined, AbstractRepository = undefined;',
  },
};

// Bundles the compiled code of the gateway, the services and the packages that they use into a program for each and
// what programs share: a process that finds and loads 1,800 files needs twice as long to start, see docs/decisions/0020.
const build = await rolldown({
  input: Object.fromEntries(
    processFolders().map((folder) => [basename(folder), inProject(join(folder, 'dist', 'main.js'))]),
  ),
  platform: 'node',
  external: outside,
  onLog: (_level, { code, exporter = '', message }) => {
    if (code === 'UNRESOLVED_IMPORT' && !ofUnusedParts.has(exporter)) throw new Error(message);
  },
  plugins: [ownPlace, withoutUnused],
});
await build.write({
  dir: programs,
  format: 'esm',
  // Nest, TypeORM and the logs use the names of classes.
  keepNames: true,
  // A process keeps its source in memory: a byte a character, but two with a single one beyond Latin 1.
  charset: 'ascii',
  comments: false,
});

import { type ModuleGraph, reaching } from './module-graph.ts';
import { type Subject, subjects } from './subjects.ts';

export interface ReachedTests {
  /** Whether the change can affect all tests. */
  everything: boolean;
  units: string[];
  specs: string[];
  /** Whether the web app may have changed. */
  web: boolean;
}

const isUnit = (path: string) => /\.test\.tsx?$/.test(path);
const isSpec = (path: string) => path.endsWith('.spec.ts');
const isTestCode = (path: string) => isUnit(path) || isSpec(path) || /\/(test|e2e)\//.test(path);
/** The web app's own code. Other files in web/ affect the whole build. */
const isAppCode = (path: string) => /^web\/(src|e2e)\//.test(path);
/** Such as `libs/messaging`, `services/auth`, `gateway`, `web`, `scripts`. */
const packageOf = (path: string) =>
  /^(?:(?:libs|services)\/[^/]+|gateway|web|scripts)(?=\/)/.exec(path)?.[0] ?? '';

/** Tool settings and the test runner: what they affect can't be computed. */
const reachesAll = (path: string): boolean =>
  /^(package(-lock)?\.json|tsconfig[^/]*\.json|(jest|playwright)\.config\.\w+|\.npmrc)$/.test(path) ||
  (/^scripts\/(test\/)?[^/]+\.(ts|mjs)$/.test(path) && !isUnit(path));
/** Tests that read files by path. */
const readers: readonly [files: RegExp, test: string][] = [
  [/^libs\/preflight-engine\/README\.md$/, 'libs/preflight-engine/test/cli-readme.test.ts'],
  [
    /^(\.env\.example|docker-compose\.yml|infra\/.*|(libs|services)\/[^/]+\/package\.json)$/,
    'scripts/test/compose/compose-file.test.ts',
  ],
  [
    /^(\.env\.example|docker-compose\.yml|infra\/tls\.yml|docs\/configuration\.md|.*\/src\/(.*\/)?(env|read-env|mail-options)\.ts)$/,
    'scripts/configuration/configuration.test.ts',
  ],
  [/^services\/[^/]+\/src\/(database\.ts|migrations\/.*)$/, 'scripts/backup/backup.test.ts'],
  [/^\.dependency-cruiser\.mjs$/, 'scripts/test/architecture-rules.test.ts'],
  [/^services\/[^/]+\/src\/(database\.ts|migrations\/.*)$/, 'scripts/start/built-migrations.test.ts'],
  [/^services\/[^/]+\/src\/(database\.ts|migrations\/.*)$/, 'scripts/start/migrate-services.test.ts'],
];
const PROSE = /^(.*\.md|docs\/.*|LICENSE|\.gitignore)$/;

/**
 * The tests that a change can affect: those that import it; those of the same package, if it's part of a program that
 * tests start; and those of the same subject that test the running system.
 */
export function reachedTests(graph: ModuleGraph, changed: readonly string[]): ReachedTests {
  const all = [...graph.keys()];
  if (changed.some(reachesAll))
    return { everything: true, units: all.filter(isUnit), specs: all.filter(isSpec), web: true };

  const modules = changed.filter((path) => !PROSE.test(path)).flatMap((path) => modulesOf(path, graph));
  const read = readers.filter(([files]) => changed.some((path) => files.test(path))).map(([, test]) => test);
  const reached = reaching(graph, modules);
  const programs = new Set([...reached].filter((path) => isProgram(path, graph)).map(packageOf));
  const isReached = (path: string) =>
    reached.has(path) || (isTestCode(path) && programs.has(packageOf(path)));
  const isCovering = testsRunningSystem(graph, modules);
  return {
    everything: false,
    units: all.filter((path) => isUnit(path) && (isReached(path) || isCovering(path) || read.includes(path))),
    specs: all.filter((path) => isSpec(path) && (reached.has(path) || isCovering(path))),
    web: [...reached].some((path) => path.startsWith('web/src/') && !isTestCode(path)),
  };
}

/** A module is just itself. Any other file, and the web build's settings, count as all modules of their package. */
function modulesOf(path: string, graph: ModuleGraph): string[] {
  const home = packageOf(path);
  if (graph.has(path) && (home !== 'web' || isAppCode(path))) return [path];
  // A deleted test affects nothing.
  if (isUnit(path) || isSpec(path)) return [];
  return home ? [...graph.keys()].filter((one) => one.startsWith(`${home}/`)) : [];
}

/** A module without importers is a program, which tests may start. Unit tests don't start the web app. */
const isProgram = (path: string, graph: ModuleGraph): boolean =>
  !isUnit(path) && !isSpec(path) && !path.startsWith('web/') && graph.get(path)?.size === 0;

/** Whether a test of the running system covers what changed. */
function testsRunningSystem(graph: ModuleGraph, changed: readonly string[]): (test: string) => boolean {
  const chosen = new Set<Subject>();
  let isAnywhere = false;
  for (const path of changed.filter((one) => !isTestCode(one))) {
    const reached = [...reaching(graph, [path])].filter((one) => !isTestCode(one));
    const own = Object.values(subjects).filter(({ modules }) => reached.some((one) => modules.test(one)));
    for (const subject of own) chosen.add(subject);
    // Code that belongs to no subject, such as the app's shell and styles, may affect all of them.
    isAnywhere ||= own.length === 0 && /^(web|gateway)\/src\//.test(path);
  }
  return (test) => (isAnywhere && isSpec(test)) || [...chosen].some(({ tests }) => tests.test(test));
}

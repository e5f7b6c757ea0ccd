import { inProject, projectRoot } from '../../project-root.ts';
import { runQuietly } from '../../processes/one-shot.ts';
import { PlainError } from '../../plain-error.ts';

/** Our modules, relative to the project root, each with the modules that import it. */
export type ModuleGraph = ReadonlyMap<string, ReadonlySet<string>>;

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

/** All imports, type-only imports included. */
export async function readModuleGraph(): Promise<ModuleGraph> {
  const { output } = await runQuietly({
    command: inProject('node_modules', '.bin', 'depcruise'),
    args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders],
    cwd: projectRoot,
  });
  try {
    return graphOf(JSON.parse(output) as Cruise);
  } catch {
    throw new PlainError(`dependency-cruiser failed:\n${output.slice(0, 2_000)}`);
  }
}

const folders = ['libs', 'services', 'gateway', 'web', 'scripts'];
const isOurs = (path: string) => folders.includes(path.split('/')[0] ?? '');

function graphOf({ modules }: Cruise): ModuleGraph {
  const graph = new Map<string, Set<string>>();
  const importersOf = (path: string) => {
    const importers = graph.get(path) ?? new Set();
    graph.set(path, importers);
    return importers;
  };
  for (const { source, dependencies } of modules) {
    if (!isOurs(source)) continue;
    importersOf(source);
    for (const { resolved } of dependencies) if (isOurs(resolved)) importersOf(resolved).add(source);
  }
  return graph;
}

/** These modules and all that import them, directly or indirectly. */
export function reaching(graph: ModuleGraph, modules: readonly string[]): Set<string> {
  const reached = new Set(modules);
  for (const one of reached) for (const importer of graph.get(one) ?? []) reached.add(importer);
  return reached;
}

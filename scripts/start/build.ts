import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../plain-error.ts';
import { inheritedEnv } from '../processes/inherited-env.ts';
import { runQuietly } from '../processes/one-shot.ts';
import { inProject } from '../project-root.ts';
import { processFolders, PROGRAMS, programOf } from './services.ts';

export interface Step {
  name: string;
  /** The step runs only if the contents of these files and folders changed. */
  inputs: string[];
  /** Hash of the inputs and the time when the build began, written after a successful build. */
  stamp: string;
  /** What a build no longer writes here stays until the one after the next. */
  folder: string;
  /** The step also runs if one of these is missing. */
  outputs: string[];
  /** Arguments for Node, of one program after the other. */
  commands: string[][];
  cwd: string;
}

const shared = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.json'];
const bundling = ['scripts/start/bundle.ts', 'scripts/start/services.ts'];

const steps = {
  services: {
    name: 'services',
    inputs: [...shared, ...bundling, 'libs', 'services', 'gateway', 'web/tsconfig.json'],
    stamp: 'gateway/dist/.inputs',
    folder: PROGRAMS,
    outputs: processFolders().map(programOf),
    commands: [
      // Half the time; `npm test` checks the types.
      [inProject('node_modules', '@typescript', 'native', 'bin', 'tsc'), '-b', '--noCheck'],
      [inProject('scripts', 'start', 'bundle.ts')],
    ],
    cwd: inProject(),
  },
  webApp: {
    name: 'web app',
    inputs: [
      ...shared,
      'libs/assistant',
      'libs/contracts',
      'libs/dielines',
      'libs/documents',
      'libs/print-knowledge',
      'libs/pdf-report/src/characters',
      'libs/pdf-writer',
      'libs/print-search',
      'libs/spec-sheet',
      'web',
    ],
    stamp: 'web/dist/.inputs',
    folder: 'web/dist',
    outputs: ['web/dist/index.html', 'web/dist/search-entries.json', 'web/dist/sw.js'],
    commands: [[inProject('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']],
    cwd: inProject('web'),
  },
} satisfies Record<string, Step>;

/** Builds what changed since the last build. @throws PlainError if a build fails */
export async function buildAll(log: (line: string) => void): Promise<void> {
  await Promise.all(Object.values(steps).map((step) => build(step, log)));
}

/** Builds if an input changed since the last build. What that one wrote stays: systems that run and open pages may load it. */
export async function build(step: Step, log: (line: string) => void): Promise<void> {
  const hash = hashInputs(step.inputs);
  const last = readStamp(step);
  if (last.hash === hash && step.outputs.every((output) => existsSync(inProject(output)))) return;
  log(`Building the ${step.name}…`);
  for (const file of filesBelow(inProject(step.folder)))
    if (statSync(file).mtimeMs < last.began) rmSync(file);
  // What an interrupted build leaves isn't taken for a finished one.
  rmSync(inProject(step.stamp), { force: true });
  const began = Date.now();
  await run(step);
  writeFileSync(inProject(step.stamp), `${hash} ${began}`);
}

/** Another program that compiles into the same folders calls this first: a stamp of other sources, such as those of another branch, would be wrong then. */
export function removeStampOfOtherSources(step: Step = steps.services): void {
  if (readStamp(step).hash !== hashInputs(step.inputs)) rmSync(inProject(step.stamp), { force: true });
}

/** Without a stamp, or with one that has no time, nothing is older. */
function readStamp(step: Step): { hash: string; began: number } {
  const stamp = inProject(step.stamp);
  const [hash = '', began = 0] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  return { hash, began: Number(began) };
}

async function run({ name, commands, cwd }: Step): Promise<void> {
  // The web app is always built for production, even with NODE_ENV=development.
  const env = { ...inheritedEnv(), NODE_ENV: 'production' };
  for (const args of commands) {
    const { code, output } = await runQuietly({ command: process.execPath, args, cwd, env });
    if (code !== 0) throw new PlainError(`The ${name} build failed:\n${output}`);
  }
}

function hashInputs(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesBelow(inProject(input))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const ignored = new Set(['node_modules', 'dist', 'dist-types', 'test', 'e2e']);

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  return statSync(path).isFile() ? [path] : filesIn(path);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name) && !/\.test\.tsx?$/.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}

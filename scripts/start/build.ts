import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../plain-error.ts';
import { inheritedEnv } from '../processes/inherited-env.ts';
import { runQuietly } from '../processes/one-shot.ts';
import { inProject } from '../project-root.ts';
import { serviceNames } from './services.ts';

interface Step {
  name: string;
  /** Files and folders whose contents decide whether the step must run. */
  inputs: string[];
  /** Written when the step has succeeded; holds the hash of its inputs. */
  stamp: string;
  /** What must be there, whatever the stamp says. */
  outputs: string[];
  command: string[];
  cwd: string;
}

const shared = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.json'];

const compiled = 'gateway/dist/.inputs';

const steps: Step[] = [
  {
    name: 'services',
    inputs: [...shared, 'libs', 'services', 'gateway', 'web/tsconfig.json'],
    stamp: compiled,
    outputs: ['gateway', ...serviceNames().map((name) => `services/${name}`)].map(
      (folder) => `${folder}/dist/main.js`,
    ),
    command: [inProject('node_modules', '@typescript', 'native', 'bin', 'tsc'), '-b'],
    cwd: inProject(),
  },
  {
    name: 'web app',
    inputs: [...shared, 'libs/contracts', 'libs/print-knowledge', 'web'],
    stamp: 'web/dist/.inputs',
    outputs: ['web/dist/index.html'],
    command: [inProject('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    cwd: inProject('web'),
  },
];

/** Builds what changed since the last build. @throws PlainError when it does not build */
export async function buildAll(say: (line: string) => void): Promise<void> {
  await Promise.all(steps.map((step) => build(step, say)));
}

/** Somebody else writes into the build's folders, who knows from what sources: the next build looks for itself. */
export function forgetCompiled(): void {
  rmSync(inProject(compiled), { force: true });
}

async function build(step: Step, say: (line: string) => void): Promise<void> {
  const hash = hashInputs(step.inputs);
  const stamp = inProject(step.stamp);
  const isComplete = [step.stamp, ...step.outputs].every((output) => existsSync(inProject(output)));
  if (isComplete && readFileSync(stamp, 'utf8') === hash) return;
  say(`Building the ${step.name}…`);
  await run(step);
  writeFileSync(stamp, hash);
}

async function run({ name, command, cwd }: Step): Promise<void> {
  // What users load is built for production, whatever the environment of the build is.
  const env = { ...inheritedEnv(), NODE_ENV: 'production' };
  const { code, output } = await runQuietly({ command: process.execPath, args: command, cwd, env });
  if (code !== 0) throw new PlainError(`Building the ${name} failed:\n${output}`);
}

function hashInputs(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesBelow(inProject(input))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const notInput = new Set(['node_modules', 'dist', 'dist-types', 'test', 'e2e']);

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !notInput.has(name) && !/\.test\.tsx?$/.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesBelow(join(path, name)));
}

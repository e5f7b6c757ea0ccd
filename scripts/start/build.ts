import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../plain-error.ts';
import { inProject } from '../project-root.ts';

interface Step {
  name: string;
  /** Files and folders whose contents decide whether the step must run. */
  inputs: string[];
  /** Written when the step has succeeded; holds the hash of its inputs. */
  stamp: string;
  command: string[];
  cwd: string;
}

const shared = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.json'];

const steps: Step[] = [
  {
    name: 'services',
    inputs: [...shared, 'libs', 'services', 'gateway', 'web/tsconfig.json'],
    stamp: 'gateway/dist/.inputs',
    command: [inProject('node_modules', '@typescript', 'native', 'bin', 'tsc'), '-b'],
    cwd: inProject(),
  },
  {
    name: 'web app',
    inputs: [...shared, 'libs/contracts', 'web'],
    stamp: 'web/dist/.inputs',
    command: [inProject('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    cwd: inProject('web'),
  },
];

/** Builds what changed since the last build. @throws PlainError when it does not build */
export async function buildAll(say: (line: string) => void): Promise<void> {
  await Promise.all(steps.map((step) => build(step, say)));
}

async function build(step: Step, say: (line: string) => void): Promise<void> {
  const hash = hashInputs(step.inputs);
  const stamp = inProject(step.stamp);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  say(`Building the ${step.name}…`);
  await run(step);
  writeFileSync(stamp, hash);
}

async function run({ name, command, cwd }: Step): Promise<void> {
  const child = spawn(process.execPath, command, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new PlainError(`The ${name} do not build:\n${output}`);
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

// Runs a TypeScript script under the Node version the project is made for, after
// making sure that packages are installed. Plain JavaScript, because it starts
// under whatever Node (20 or newer) the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// Options meant for the Node that called us, for instance a debugger's, are not for the processes we start.
const { NODE_OPTIONS: _, ...childEnv } = process.env;
const stamp = join(root, 'node_modules', '.installed-lockfile');

function installPackages() {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return;
  console.log('Installing packages…');
  // Not `npm ci`: it refuses a lockfile that lacks builds for other platforms, which some registries do not carry.
  // NODE_ENV=production would leave out what building needs.
  const groups = ['--include=dev', '--include=optional'];
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const installed = spawnSync('npm', ['install', ...groups, ...flags], {
    cwd: root,
    env: childEnv,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (installed.status !== 0) {
    console.error('Packages could not be installed; see npm’s message above.');
    process.exit(1);
  }
  writeFileSync(stamp, lockfile);
}

function findNode() {
  if (Number(process.versions.node.split('.')[0]) === 24) return process.execPath;
  const names = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`];
  const found = names
    .map((name) => join(root, 'node_modules', name, 'bin', 'node'))
    .find((path) => existsSync(path));
  if (found) return found;
  if (Number(process.versions.node.split('.')[0]) > 24) return process.execPath;
  console.error(
    `Print Partner runs on Node 24, and no build of it for ${process.platform}-${process.arch} is in the registry. Please install Node 24.`,
  );
  return process.exit(1);
}

installPackages();
const node = findNode();
const env = {
  // Kept with the packages, so that a new DATA_DIR, a test's for instance, doesn't compile them again.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
  ...childEnv,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
};
const [script, ...args] = process.argv.slice(2);
// The channel ends the script when we are killed.
const child = spawn(node, [join(root, script), ...args], {
  cwd: root,
  env,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// A terminal sends Ctrl-C to both; the child decides when it is done.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));

// npm runs us through a shell, and neither passes on what kills it. When one of them is gone, so are we.
if (process.env.npm_lifecycle_event) {
  const callers = () => [process.ppid, parentOf(process.ppid)].join();
  const atStart = callers();
  const watch = setInterval(() => {
    if (callers() === atStart) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
}

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    // No /proc: the shell alone is watched.
    return undefined;
  }
}

// Installs the packages if needed, then runs a TypeScript script with Node 24.
// Plain JavaScript, because it starts with whatever Node (20 or newer) the
// machine has.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// The caller's Node options, such as a debugger's, must not affect the processes started here.
const { NODE_OPTIONS: _, ...childEnv } = process.env;
const stamp = join(root, 'node_modules', '.installed-lockfile');

function installPackages() {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return;
  console.log('Installing packages…');
  // Not `npm ci`: it rejects a lockfile that lacks builds for other platforms, which some registries don't have.
  // The build needs dev dependencies even with NODE_ENV=production.
  const groups = ['--include=dev', '--include=optional'];
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const installed = spawnSync('npm', ['install', ...groups, ...flags], {
    cwd: root,
    env: childEnv,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (installed.status !== 0) {
    console.error('npm install failed. See npm’s message above.');
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
    `Print Partner needs Node 24, and the registry has no build for ${process.platform}-${process.arch}. Install Node 24 and try again.`,
  );
  return process.exit(1);
}

installPackages();
const node = findNode();
const env = {
  // Cached next to the packages, so that a new DATA_DIR, such as a test's, doesn't compile them again.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
  ...childEnv,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
};
const [script, ...args] = process.argv.slice(2);
// When this process is killed, the closed IPC channel ends the script.
const child = spawn(node, [join(root, script), ...args], {
  cwd: root,
  env,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// A terminal sends Ctrl-C to both processes; the child decides when to exit.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));

// npm runs this through a shell, and neither forwards the signal that kills it. Exit when one of them is gone.
if (process.env.npm_lifecycle_event) {
  const ancestors = () => [process.ppid, parentOf(process.ppid)].join();
  const atStart = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === atStart) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
}

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    // Without /proc, only the shell is watched.
    return undefined;
  }
}

#!/usr/bin/env node
// Plain JavaScript with old syntax only, because any Node version may start it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const self = fileURLToPath(import.meta.url);
const modules = join(dirname(self), '..', '..', '..', 'node_modules');

// Node runs TypeScript directly since 22.18.
if (process.features.typescript) {
  // Compiled once. The cache is beside the packages, because others can write to a temporary folder.
  const cache = join(modules, '.cache', 'preflight');
  if (nodeModule.enableCompileCache) nodeModule.enableCompileCache(cache);
  const { main } = await import('../src/cli/main.ts');
  await main(process.argv.slice(2), cache);
} else {
  startNewerNode();
}

function startNewerNode() {
  const platform = `${process.platform}-${process.arch}`;
  const node = [`node-${platform}`, `node-bin-${platform}`]
    .map((name) => join(modules, name, 'bin', 'node'))
    .find((path) => path !== process.execPath && existsSync(path));
  if (!node) {
    process.stderr.write(
      `preflight: needs a Node that reads TypeScript, 22.18 or newer; this is ${process.version}. Please install Node 24.\n`,
    );
    process.exit(2);
  }
  const env = { ...process.env };
  // NODE_OPTIONS was meant for the older Node and may not be valid for this one.
  delete env.NODE_OPTIONS;
  const child = spawn(node, [self, ...process.argv.slice(2)], { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
}

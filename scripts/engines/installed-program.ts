import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { isExecutable } from './closed-folders.ts';

/** Path of the first of the programs that is on PATH. */
export function findOnPath(...names: string[]): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/opt/homebrew/bin',
  ];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** What a program's package is called, where there is one. */
export type PackageNames = Partial<Record<'apt' | 'dnf' | 'brew', string>>;

/** Installs a package with the system's package manager; false when there is none or it fails. */
export function installWithSystem(packages: PackageNames, say: (line: string) => void): boolean {
  const isRoot = process.getuid?.() === 0;
  const asRoot = isRoot ? [] : ['sudo', '-n'];
  const managers = [
    {
      name: packages.apt,
      program: 'apt-get',
      steps: (name: string) => [
        [...asRoot, 'apt-get', 'update', '-qq'],
        [...asRoot, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', name],
      ],
    },
    {
      name: packages.dnf,
      program: 'dnf',
      steps: (name: string) => [[...asRoot, 'dnf', 'install', '-y', '-q', name]],
    },
    {
      name: packages.brew,
      program: 'brew',
      steps: (name: string) => [['brew', 'install', '--quiet', name]],
    },
  ];
  const found = managers.find(({ name, program }) => name && findOnPath(program));
  if (!found?.name) return false;
  say(`Installing ${found.name} with ${found.program}…`);
  // apt-get would start the packaged server as a service; ours runs on its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return found.steps(found.name).every(([program = '', ...args]) => {
    const done = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    return done.status === 0;
  });
}

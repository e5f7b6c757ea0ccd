import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { isExecutable } from './closed-folders.ts';

/** Path of the first program that is on PATH or in the usual folders. */
export function findOnPath(...names: string[]): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/opt/homebrew/bin',
  ];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

export type PackageNames = Partial<Record<'apt' | 'dnf' | 'brew', string>>;

/** Installs a package with the system's package manager. @returns false if there is none, or it fails */
export function installWithSystem(packages: PackageNames, log: (line: string) => void): boolean {
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
  log(`Installing ${found.name} with ${found.program}…`);
  // RUNLEVEL=1 keeps apt-get from starting the packaged server as a service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return found.steps(found.name).every(([program = '', ...args]) => {
    const done = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    return done.status === 0;
  });
}

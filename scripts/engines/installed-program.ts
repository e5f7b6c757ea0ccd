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

export interface PackageNames {
  apt: string;
  dnf: string;
  brew: string;
}

/** Installs a package with the system's package manager; false when there is none or it fails. */
export function installWithSystem(packages: PackageNames, say: (line: string) => void): boolean {
  const isRoot = process.getuid?.() === 0;
  const asRoot = isRoot ? [] : ['sudo', '-n'];
  const managers: { program: string; steps: string[][] }[] = [
    {
      program: 'apt-get',
      steps: [
        [...asRoot, 'apt-get', 'update', '-qq'],
        [...asRoot, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', packages.apt],
      ],
    },
    { program: 'dnf', steps: [[...asRoot, 'dnf', 'install', '-y', '-q', packages.dnf]] },
    { program: 'brew', steps: [['brew', 'install', '--quiet', packages.brew]] },
  ];
  const manager = managers.find(({ program }) => findOnPath(program));
  if (!manager) return false;
  say(`Installing ${packages.apt} with ${manager.program}…`);
  // apt-get would start the packaged server as a service; ours runs on its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return manager.steps.every(([program = '', ...args]) => {
    const done = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    return done.status === 0;
  });
}

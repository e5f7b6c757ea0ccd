import { spawnSync } from 'node:child_process';
import { PlainError } from '../../plain-error.ts';
import { projectRoot } from '../../project-root.ts';

/** Files that differ from where this branch left main, committed or not, new ones too. @throws PlainError without git */
export function changedFiles(): string[] {
  // A clone of one branch alone knows main only as its origin's.
  const main = knows('main') ? 'main' : 'origin/main';
  const left = git('merge-base', 'HEAD', main).trim();
  const files = [
    ...git('diff', '--name-only', '--no-renames', '-z', left).split('\0'),
    ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0'),
  ];
  return [...new Set(files.filter(Boolean))].toSorted();
}

const knows = (ref: string): boolean =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { cwd: projectRoot }).status ===
  0;

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new PlainError(`What changed since main cannot be told: ${stderr || 'git is not there'}`);
}

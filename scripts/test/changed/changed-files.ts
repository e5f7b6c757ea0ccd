import { spawnSync } from 'node:child_process';
import { PlainError } from '../../plain-error.ts';
import { projectRoot } from '../../project-root.ts';

/** Files changed since the merge base with main: committed, uncommitted and untracked. @throws PlainError without git */
export function changedFiles(): string[] {
  // A single-branch clone has no local main.
  const main = hasRef('main') ? 'main' : 'origin/main';
  const base = git('merge-base', 'HEAD', main).trim();
  const files = [
    ...git('diff', '--name-only', '--no-renames', '-z', base).split('\0'),
    ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0'),
  ];
  return [...new Set(files.filter(Boolean))].toSorted();
}

const hasRef = (ref: string): boolean =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { cwd: projectRoot }).status ===
  0;

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new PlainError(`Reading the changes since main failed: ${stderr || 'git is not installed'}`);
}

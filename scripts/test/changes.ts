import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PlainError } from '../plain-error.ts';
import { inProject, projectRoot } from '../project-root.ts';

/** Existing files changed since the merge base with main: committed, uncommitted and untracked. @throws PlainError without git */
export function changesSinceMain(): { base: string; files: string[] } {
  // A single-branch clone has no local main.
  const main = runGit('rev-parse', '--verify', '--quiet', 'main').status === 0 ? 'main' : 'origin/main';
  const base = git('merge-base', 'HEAD', main).trim();
  const changed = [
    ...git('diff', '--name-only', '--no-renames', '-z', base).split('\0'),
    ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0'),
  ];
  return { base, files: [...new Set(changed)].filter((file) => file && existsSync(inProject(file))) };
}

const runGit = (...args: string[]) => spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });

function git(...args: string[]): string {
  const { status, stdout, stderr } = runGit(...args);
  if (status === 0) return stdout;
  throw new PlainError(`Reading the changes since main failed: ${stderr || 'git is not installed'}`);
}

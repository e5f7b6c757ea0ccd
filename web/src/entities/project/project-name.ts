import type { Project } from '@printpartner/contracts/types';

/** The name to show; `Untitled Project` when it is blank. */
export function projectName({ project_name }: Pick<Project, 'project_name'>): string {
  return project_name.trim() || 'Untitled Project';
}

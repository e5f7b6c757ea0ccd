import type { Project } from '@printpartner/contracts/types';
import { shownText } from './record-fields.ts';

/** The name to show; `Untitled Project` when it is blank. */
export function projectName({ project_name }: Pick<Project, 'project_name'>): string {
  return project_name.trim() || 'Untitled Project';
}

/** The client, also from legacy columns; may be blank. */
export function clientName(project: Project): string {
  return shownText(project, 'client_name');
}

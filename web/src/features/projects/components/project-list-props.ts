import type { Project } from '@printpartner/contracts/types';

/** What the rail and its narrow twin, the picker, are given. */
export interface ProjectListProps {
  /** Undefined until they have come. */
  projects: Project[] | undefined;
  isFailed: boolean;
  selectedId: number | null;
  onRetry: () => void;
  onOpen: (project: Project) => void;
  onNew: () => void;
}

export function nameOf({ project_name }: Pick<Project, 'project_name'>): string {
  return project_name || 'Untitled Project';
}

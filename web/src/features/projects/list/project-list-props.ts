import type { Project } from '@printpartner/contracts/types';

/** What the rail and its narrow twin, the picker, are given. */
export interface ProjectListProps {
  /** Archived ones too; undefined until they have come. */
  projects: readonly Project[] | undefined;
  isFailed: boolean;
  selectedId: number | null;
  onRetry: () => void;
  onOpen: (project: Project) => void;
  onNew: () => void;
  onArchive: (project: Project) => void;
  onRestore: (project: Project) => void;
  onDelete: (project: Project) => void;
}

export function nameOf({ project_name }: Pick<Project, 'project_name'>): string {
  return project_name || 'Untitled Project';
}

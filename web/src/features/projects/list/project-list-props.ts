import type { Project } from '@printpartner/contracts/types';

/** Props of the rail and of the picker, which replaces it on narrow screens. */
export interface ProjectListProps {
  /** Including archived ones; undefined until loaded. */
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

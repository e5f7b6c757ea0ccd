import type { Project } from '@printpartner/contracts/types';
import type { UnsentProject } from '../../../entities/project/unsent-projects.ts';
import type { OlderProjects } from '../../../entities/project/project-queries.ts';

/** Props of the rail and of the picker, which replaces it on narrow screens. */
export interface ProjectListProps {
  /** Including the archived ones loaded so far; undefined until loaded. */
  projects: readonly Project[] | undefined;
  /** Archived projects in total. */
  archivedCount: number;
  /** Archived projects that are not loaded yet. */
  older: OlderProjects;
  /** They did not load. */
  isFailed: boolean;
  /** They could not be read again. */
  isStale: boolean;
  /** Why no other project can be created; undefined while there is room. */
  limit: string | undefined;
  /** The project in the form. It is missing from `projects` if it was archived long ago. */
  selected: Project | null;
  /** Text of projects that only this device has, by UUID. */
  unsent: ReadonlyMap<string, UnsentProject>;
  onRetry: () => void;
  /** Opens a project that the server doesn't have. */
  onOpenUnsent: (project: UnsentProject) => void;
  onOpen: (project: Project) => void;
  onNew: () => void;
  onArchive: (project: Project) => void;
  onRestore: (project: Project) => void;
  onDelete: (project: Project) => void;
}

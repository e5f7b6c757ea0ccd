import type { PreflightResult, Project, SpecSheet } from '@printpartner/contracts/types';

/** A check of a file: just run, or kept with a project. */
export interface OwnResult {
  result: PreflightResult;
  /** ISO 8601, UTC. */
  checkedAt: string;
  /** The project it is kept with. */
  projectId?: string;
}

/** What the services know of the user’s own work; a part that wasn’t read is undefined. */
export interface OwnJob {
  projects?: readonly Project[];
  sheets?: readonly SpecSheet[];
  /** Newest first. */
  results?: readonly OwnResult[];
}

/** The parts of the user's work that an answer needs. */
export type JobPart = keyof OwnJob;

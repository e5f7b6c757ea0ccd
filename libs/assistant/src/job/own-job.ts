import type { PreflightResult, Project, SpecSheet } from '@printpartner/contracts/types';

/** A check of a file: just run, or kept with a project. */
export interface OwnResult {
  result: PreflightResult;
  /** ISO 8601, UTC: when the check ended, or the result was kept. */
  checkedAt: string;
  /** The project it is kept with. */
  projectId?: string;
}

/** A named sheet, or the working draft of a form. */
export interface OwnSheet extends Pick<
  SpecSheet,
  'kind' | 'name' | 'data' | 'shippingOption' | 'project_uuid' | 'updated_at'
> {
  /** Id of a named sheet; a draft has none. */
  id?: string;
}

/** What the services know of the user’s own work; a part that wasn’t read is undefined. */
export interface OwnJob {
  projects?: readonly Project[];
  /** Last changed first. */
  sheets?: readonly OwnSheet[];
  /** Newest first. */
  results?: readonly OwnResult[];
}

/** The parts of the user's work that an answer needs. */
export type JobPart = keyof OwnJob;

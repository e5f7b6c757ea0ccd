import type { JobCover, JobSpec, SideColors } from './job-spec.ts';

const COVER_PAGES = 4;

/** Number of spot colors ordered. */
export const spotsOf = ({ spots, spotNames = [] }: SideColors): number => spots ?? spotNames.length;

export const coverPagesOf = ({ pages = COVER_PAGES }: JobCover): number => pages;

/** Whether the job is a piece whose pages may be its sides or versions of it, because nothing says that it is a book. */
export const isLoosePiece = ({ pages, pageMultiple, bindingName, cover }: JobSpec): boolean =>
  pages === undefined && pageMultiple === undefined && bindingName === undefined && cover === undefined;

/** Whether the file may be the flat sheet of a piece whose trim is only the size that it is folded to. */
export const mayBeFolded = (job: JobSpec): boolean =>
  job.trimIs === 'finished' && !hasBinding(job) && job.cover === undefined;

/** Whether the job says how it is bound. */
export const hasBinding = ({ pageMultiple, bindingName }: JobSpec): boolean =>
  pageMultiple !== undefined || bindingName !== undefined;

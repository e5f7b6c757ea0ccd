import type { JobCover, SideColors } from './job-spec.ts';

const COVER_PAGES = 4;

/** Number of spot colors ordered. */
export const spotsOf = ({ spots, spotNames = [] }: SideColors): number => spots ?? spotNames.length;

export const coverPagesOf = ({ pages = COVER_PAGES }: JobCover): number => pages;

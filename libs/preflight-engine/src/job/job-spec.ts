/** Process inks that a job prints with: all four, black only, or none, as in a job of spot colors only. */
export type ProcessColors = 'cmyk' | 'black' | 'none';

/** The inks that were ordered. */
export interface SideColors {
  process: ProcessColors;
  /** Number of spot colors; by default as many as `spotNames` has, or none. */
  spots?: number;
  /** Their names, or some of them. */
  spotNames?: string[];
}

/** The inks of a job, and those of its backs where they differ. */
export interface JobColors extends SideColors {
  /** The even pages, or the inside of a cover: `black` for 4/1, `none` for 4/0. */
  back?: SideColors;
}

/** A cover that is printed separately from the text. */
export interface JobCover {
  /** 4 by default. */
  pages?: number;
  /** The flat cover, trimmed, with its spine and flaps. By default two trim widths and the spine. */
  width?: number;
  /** The trim height by default. */
  height?: number;
  spine?: number;
  /** The spine, and with it the flat cover, is calculated from the papers and not on the spec sheet. */
  spineIsEstimate?: boolean;
  /** Inks of the cover; by default those of the text. */
  colors?: JobColors;
}

/** What was ordered, as a spec sheet says it. Lengths in inches. What is absent isn't checked against the job. */
export interface JobSpec {
  name?: string;
  /** One page, trimmed; for a folded piece the flat size. */
  trim?: { width: number; height: number };
  /** `finished`: the trim is what a piece may be folded to, so that its flat sheet is larger. By default `flat`. */
  trimIs?: 'flat' | 'finished';
  /** Pages of the text without a separate cover; sides of a flat piece. */
  pages?: number;
  /** The page count must be divisible by this: 4 for saddle stitch, 2 for coils and perfect binding. */
  pageMultiple?: number;
  /** For messages, such as `Saddle Stitch`. */
  bindingName?: string;
  /** 0: the job has no bleed. Absent: the profile decides. */
  bleed?: number;
  colors?: JobColors;
  cover?: JobCover;
}

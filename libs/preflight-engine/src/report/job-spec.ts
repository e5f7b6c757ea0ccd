/** What was ordered, as far as it is known. Lengths in pt. */
export interface JobSpec {
  trimWidth?: number;
  trimHeight?: number;
  pageCount?: number;
  /** The page count must be divisible by this: 4 for saddle stitch, 2 for coils and perfect binding. */
  pageMultiple?: number;
  spotInks?: number;
}

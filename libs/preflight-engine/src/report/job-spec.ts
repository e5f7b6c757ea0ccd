/** What the job asks for, where somebody has said it. Lengths in pt. */
export interface JobSpec {
  trimWidth?: number;
  trimHeight?: number;
  pageCount?: number;
  /** The binding wants a number of pages that this divides: 4 for saddle stitch, 2 for coils and perfect binding. */
  pageMultiple?: number;
  spotInks?: number;
}

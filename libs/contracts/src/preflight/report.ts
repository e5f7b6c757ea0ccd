import { z } from 'zod';
import { limits } from '../limits.ts';

/** The result as a PDF. */
export const preflightReport = z.object({ filename: z.string(), pdf: z.base64() });

/** A page as the browser drew it, cropped to what the press sheet shows, for the report. */
export const reportPicture = z.object({
  page: z.int().min(1),
  /** In page units, with the file's origin and before rotation. */
  shown: z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly(),
  /** The bytes of a JPEG. */
  jpeg: z.base64('Must be base64').max(limits.reportPictureMax, 'The picture is too large'),
});
export type ReportPicture = z.output<typeof reportPicture>;

export const reportRequest = z.object({
  /** One per page. */
  pictures: z
    .array(reportPicture)
    .max(limits.reportPictures, `Must be at most ${limits.reportPictures} pictures`),
});

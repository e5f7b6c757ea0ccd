import { z } from 'zod';
import { limits } from '../limits.ts';
import { type ReportPicture, reportRequest } from './report.ts';

/** Characters of base64 for this many bytes. */
const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** Bytes of the largest body: of each picture, page, corners and keys take less than 256. */
export const KEPT_PICTURES_BODY = base64Length(limits.keptPicturesBytes) + limits.reportPictures * 256 + 256;

const isOnePerPage = (pictures: readonly ReportPicture[]): boolean =>
  new Set(pictures.map(({ page }) => page)).size === pictures.length;

const fitTogether = (pictures: readonly ReportPicture[]): boolean =>
  pictures.reduce((sum, { jpeg }) => sum + jpeg.length, 0) <= base64Length(limits.keptPicturesBytes);

/** The first three bytes of every JPEG, in base64. */
const JPEG_START = '/9j/';

const areJpegs = (pictures: readonly ReportPicture[]): boolean =>
  pictures.every(({ jpeg }) => jpeg.startsWith(JPEG_START));

/** Pictures of pages of a kept result, which its report shows. */
export const keptPictures = z.object({
  pictures: reportRequest.shape.pictures
    .refine(isOnePerPage, 'Must be one picture per page')
    .refine(areJpegs, 'Must be JPEGs')
    .refine(fitTogether, 'The pictures are too large together'),
});

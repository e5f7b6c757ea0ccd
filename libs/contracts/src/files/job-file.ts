import { z } from 'zod';
import { instantAnswer } from '../date-time.ts';
import { limits } from '../limits.ts';
import { preflightJob } from '../preflight/preflight-job.ts';
import { preflightForm, preflightProgress, preflightResult } from '../preflight/preflight.ts';
import { lineOfText } from '../text.ts';
import { pdfName } from './pdf-name.ts';
import { partsOf } from './upload-parts.ts';

/** The name of a PDF, as it is shown and downloaded. One that can't be saved under on every system is changed. */
export const jobFileName = lineOfText(limits.filenameMax)
  .min(1, 'Please enter a name')
  .overwrite((name) => pdfName(name));

/** The spec sheet that a version is judged by, as it was then. */
export const judgedSheet = z.object({
  id: z.uuid(),
  name: z.string().max(limits.specSheetNameMax),
  revision: z.int().min(0),
});

/** How to check a version: as an upload without a job, beside the sheet that the job is from. */
export const versionCheckOrder = preflightForm
  .pick({ mode: true, profile: true, password: true })
  .extend({ job: preflightJob.optional(), sheet: judgedSheet.optional() });

/** The latest check of a version. */
const versionCheck = preflightProgress.extend({
  sheet: judgedSheet.nullable(),
  /** Message for the user when the check failed. */
  failure: z.string().nullable(),
  /** The result, once the check is done. */
  result: preflightResult
    .pick({ mode: true, profile: true, status: true, verdict: true, counts: true })
    .extend({
      /** The kept result with this id has all findings. */
      keptId: z.uuid(),
      checkedAt: instantAnswer,
    })
    .nullable(),
});

/** The contents of a file at one time. */
export const jobFileVersion = z.object({
  id: z.uuid(),
  /** 1 is the oldest. Numbers of removed versions aren't used again. */
  number: z.int().min(1),
  /** Its name when it was uploaded. */
  filename: z.string(),
  /** Bytes. */
  size: z.int().min(1),
  /** SHA-256 of the contents, hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  addedAt: instantAnswer,
  /** Who added it. */
  addedBy: z.enum(['owner']),
  /** The browser has drawn its first page. */
  hasPicture: z.boolean(),
  /** Null if it was never checked, such as when too many files were waiting. */
  check: versionCheck.nullable(),
});
export type JobFileVersion = z.output<typeof jobFileVersion>;

/** A PDF of a project, with its versions. */
export const jobFile = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  name: z.string(),
  /** Newest first, at least one. */
  versions: z.array(jobFileVersion).min(1),
});
export type JobFile = z.output<typeof jobFile>;

/** How much room the caller's files take, with uploads under way and removed files that Undo can bring back; bytes. */
export const fileRoom = z.object({ usedBytes: z.int(), limitBytes: z.int() });
export type FileRoom = z.output<typeof fileRoom>;

export const jobFiles = z.object({ files: z.array(jobFile), room: fileRoom });

/** A new file of a project, or a new version of one. The id, which the client makes, makes a repeated request harmless. */
export const uploadOrder = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  /** The file that gets a version; a new one by default. */
  fileId: z.uuid().optional(),
  filename: jobFileName,
  /** Bytes. */
  size: z.int().min(1).max(limits.jobFileBytes, 'The file is larger than 500 MB'),
});
export type UploadOrder = z.input<typeof uploadOrder>;

/** An upload in parts of `limits.uploadPartBytes`; the last part has the rest. */
export const fileUpload = z.object({
  id: z.uuid(),
  size: z.int().min(1),
  /** Numbers of the parts that are stored, from 1, in order. */
  received: z.array(z.int().min(1)),
});
export type FileUpload = z.output<typeof fileUpload>;

/** 1-based. */
export const partNumber = z.coerce.number<number | string>().int().min(1).max(partsOf(limits.jobFileBytes));

/** The last step of an upload. If the file already has a version with these contents, none is added. */
export const completedUpload = z.object({
  file: jobFile,
  versionId: z.uuid(),
  /** These contents were a version of the file before. */
  isKnown: z.boolean(),
});

/** The first page as the browser drew it. */
export const pagePicture = z.object({
  jpeg: z
    .base64('Must be base64')
    .max(limits.pagePictureMax, 'The picture is too large')
    .startsWith('/9j/', 'Must be a JPEG'),
});

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Key of a part in the file store. Every attempt at a part has its own, because one that is cut may still be writing. */
export const storedPart = z.string().regex(new RegExp(`^part-${UUID}-\\d{1,3}-${UUID}$`));

/** Key of a version's contents in the file store. */
export const storedVersion = z.string().regex(new RegExp(`^version-${UUID}\\.pdf$`));

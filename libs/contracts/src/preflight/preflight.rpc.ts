import { z } from 'zod';
import { instantAnswer } from '../date-time.ts';
import { callerSource } from '../caller-source.ts';
import { defineRpc } from '../define-rpc.ts';
import { filesRpcs } from '../files/files.rpc.ts';
import { healthOf } from '../system/health.rpc.ts';
import { stateOf } from '../system/state.rpc.ts';
import { userDataOf } from '../system/user-data.rpc.ts';
import { inkPageNumber, storedInkPage } from './ink-page.ts';
import {
  admitKeptPictures,
  keepPictures,
  keepResult,
  listKeptResults,
  readKeptPictures,
  readKeptResult,
  removeKeptResult,
  writeKeptReport,
} from './kept-results.rpc.ts';
import { preflightJob } from './preflight-job.ts';
import {
  judgeChange,
  preflightForm,
  preflightOwner,
  preflightProgress,
  preflightResult,
  preflightSessionId,
  storedUpload,
} from './preflight.ts';
import { preflightReport, reportRequest } from './report.ts';

// Visitors may check files, too. The gateway passes the owner, who may be signed in or not.
const ACCESS = 'public';

const ofOwner = z.object({ sessionId: preflightSessionId, owner: preflightOwner.schema });

/** Refuses an upload while too many of the source's files are being checked. Deletes the source's oldest ink data. */
export const admitUpload = defineRpc({
  pattern: 'preflight.admit-upload',
  access: ACCESS,
  input: z.object({ source: callerSource.schema }),
  output: z.object({}),
});

/** Queues an uploaded file for its check, unless too many of the source's are unfinished. The service removes the file from the store afterwards. */
export const submitPreflight = defineRpc({
  pattern: 'preflight.submit',
  access: ACCESS,
  input: preflightForm.extend({
    owner: preflightOwner.schema,
    source: callerSource.schema,
    upload: storedUpload,
    job: preflightJob.optional(),
  }),
  output: preflightProgress,
});

/** Progress and result. Other owners' sessions are not found. */
export const readPreflight = defineRpc({
  pattern: 'preflight.read',
  access: ACCESS,
  input: ofOwner,
  output: preflightProgress.extend({
    result: preflightResult.nullable(),
    /** Message for the user when the check failed. */
    failure: z.string().nullable(),
  }),
});

/**
 * Judges a checked file by another job, profile or mode, from what the check found, and replaces its result. If that needs
 * the file, the error is `preflight.file_needed`. Other owners' sessions are not found.
 */
export const judgePreflight = defineRpc({
  pattern: 'preflight.judge',
  access: ACCESS,
  input: ofOwner.extend(judgeChange.shape),
  output: z.object({ result: preflightResult }),
});

/** The result of the caller's last finished check; null if none is left. */
export const readLatestResult = defineRpc({
  pattern: 'preflight.latest-result',
  access: 'user',
  callers: { chat: 'onBehalf' },
  input: z.object({}),
  output: z.object({
    latest: z.object({ result: preflightResult, endedAt: instantAnswer }).nullable(),
  }),
});

/** Removes file and result. Idempotent. */
export const forgetPreflight = defineRpc({
  pattern: 'preflight.forget',
  access: ACCESS,
  input: ofOwner,
  output: z.object({}),
});

/** Location of a page's ink data in the file store. Other owners' sessions are not found. */
export const locateInkPage = defineRpc({
  pattern: 'preflight.locate-ink-page',
  access: ACCESS,
  input: ofOwner.extend({ page: inkPageNumber }),
  output: storedInkPage,
});

/** Refuses a report on a check that isn't the owner's or hasn't finished, before its pictures are read. */
export const admitReport = defineRpc({
  pattern: 'preflight.admit-report',
  access: ACCESS,
  input: ofOwner,
  output: z.object({}),
});

/** The result as a PDF. */
export const writePreflightReport = defineRpc({
  pattern: 'preflight.write-report',
  access: ACCESS,
  input: ofOwner.extend(reportRequest.partial().shape),
  output: preflightReport,
});

export const preflightUserData = userDataOf('preflight', ['files', 'kept_results', 'sessions']);
export const preflightHealth = healthOf('preflight');
export const preflightState = stateOf('preflight');

export const preflightRpcs = [
  preflightHealth,
  preflightState,
  preflightUserData,
  admitUpload,
  submitPreflight,
  readPreflight,
  judgePreflight,
  readLatestResult,
  forgetPreflight,
  locateInkPage,
  admitReport,
  writePreflightReport,
  keepResult,
  listKeptResults,
  readKeptResult,
  removeKeptResult,
  admitKeptPictures,
  keepPictures,
  readKeptPictures,
  writeKeptReport,
  ...filesRpcs,
] as const;

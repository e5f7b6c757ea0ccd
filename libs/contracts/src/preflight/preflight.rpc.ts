import { z } from 'zod';
import { defineRpc } from '../define-rpc.ts';
import { healthOf } from '../system/health.rpc.ts';
import { userDataOf } from '../system/user-data.rpc.ts';
import { inkPageNumber, storedInkPage } from './ink-page.ts';
import {
  keepResult,
  listKeptResults,
  readKeptResult,
  removeKeptResult,
  writeKeptReport,
} from './kept-results.rpc.ts';
import {
  preflightForm,
  preflightProgress,
  preflightReport,
  preflightResult,
  preflightSessionId,
  storedUpload,
} from './preflight.ts';

// The gateway says who asks: an account, or a browser that has none.
const access = 'public';

/** Whose a session is: `user:<id>`, or `visitor:<hash of a cookie>`. */
export const preflightOwner = z.string().regex(/^(user|visitor):[\w-]{1,64}$/);

const ofOwner = z.object({ sessionId: preflightSessionId, owner: preflightOwner });

/** Whether an owner may send another file; older inks of theirs make room for it. */
export const admitUpload = defineRpc({
  pattern: 'preflight.admit-upload',
  access,
  input: z.object({ owner: preflightOwner }),
  output: z.object({}),
});

/** Takes over a file that lies in the store, and begins to look at it. */
export const submitPreflight = defineRpc({
  pattern: 'preflight.submit',
  access,
  input: preflightForm.extend({ owner: preflightOwner, upload: storedUpload }),
  output: preflightProgress,
});

/** How far a session is, and what came of it. A stranger's is not found. */
export const readPreflight = defineRpc({
  pattern: 'preflight.read',
  access,
  input: ofOwner,
  output: preflightProgress.extend({
    result: preflightResult.nullable(),
    /** What the user is told where it failed. */
    failure: z.string().nullable(),
  }),
});

/** Removes file and result; a session that is not there is removed already. */
export const forgetPreflight = defineRpc({
  pattern: 'preflight.forget',
  access,
  input: ofOwner,
  output: z.object({}),
});

/** Where the inks of a page of a full check lie in the store. A stranger's are not found. */
export const locateInkPage = defineRpc({
  pattern: 'preflight.locate-ink-page',
  access,
  input: ofOwner.extend({ page: inkPageNumber }),
  output: storedInkPage,
});

/** The result as a PDF to hand on. */
export const writePreflightReport = defineRpc({
  pattern: 'preflight.write-report',
  access,
  input: ofOwner,
  output: preflightReport,
});

export const preflightUserData = userDataOf('preflight');
export const preflightHealth = healthOf('preflight');

export const preflightRpcs = [
  preflightHealth,
  preflightUserData,
  admitUpload,
  submitPreflight,
  readPreflight,
  forgetPreflight,
  locateInkPage,
  writePreflightReport,
  keepResult,
  listKeptResults,
  readKeptResult,
  removeKeptResult,
  writeKeptReport,
] as const;

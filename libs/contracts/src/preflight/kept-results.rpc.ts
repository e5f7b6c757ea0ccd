import { z } from 'zod';
import { defineRpc } from '../define-rpc.ts';
import { keptPictures } from './kept-pictures.ts';
import { keepOrder, keptListQuery, keptResult, keptResultInFull } from './kept-result.ts';
import { preflightReport, reportRequest } from './report.ts';

const ACCESS = 'user';
const ofId = z.object({ id: z.uuid() });

/** Keeps the result of the caller's check with a project. The gateway checks first that the project is the caller's. */
export const keepResult = defineRpc({
  pattern: 'preflight.keep-result',
  access: ACCESS,
  input: keepOrder,
  output: keptResult,
});

/** Newest first. */
export const listKeptResults = defineRpc({
  pattern: 'preflight.list-kept-results',
  access: ACCESS,
  callers: { chat: 'onBehalf' },
  input: keptListQuery,
  output: z.object({ kept: z.array(keptResult) }),
});

export const readKeptResult = defineRpc({
  pattern: 'preflight.read-kept-result',
  access: ACCESS,
  callers: { chat: 'onBehalf' },
  input: ofId,
  output: keptResultInFull,
});

export const removeKeptResult = defineRpc({
  pattern: 'preflight.remove-kept-result',
  access: ACCESS,
  input: ofId,
  output: z.object({}),
});

/** Refuses pictures of a kept result that isn't the caller's, before they are read. */
export const admitKeptPictures = defineRpc({
  pattern: 'preflight.admit-kept-pictures',
  access: ACCESS,
  input: ofId,
  output: z.object({}),
});

/** Replaces the pictures of a kept result. Idempotent. */
export const keepPictures = defineRpc({
  pattern: 'preflight.keep-pictures',
  access: ACCESS,
  input: ofId.extend(keptPictures.shape),
  output: z.object({}),
});

/** The pictures are listed by page. */
export const readKeptPictures = defineRpc({
  pattern: 'preflight.read-kept-pictures',
  access: ACCESS,
  input: ofId,
  output: reportRequest,
});

/** A kept result as a PDF, with its pictures. */
export const writeKeptReport = defineRpc({
  pattern: 'preflight.write-kept-report',
  access: ACCESS,
  input: ofId,
  output: preflightReport,
});

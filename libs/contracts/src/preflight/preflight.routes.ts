import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { inkPageNumber } from './ink-page.ts';
import { preflightForm, preflightProgress, preflightResult, preflightSessionId } from './preflight.ts';

const access = 'anyone';
const tag = 'Preflight';
const params = z.object({ sessionId: preflightSessionId });

export const preflightRoutes = {
  analyzePdf: defineRoute({
    method: 'POST',
    path: '/api/preflight/analyze',
    access,
    tag,
    summary: 'Checks a PDF for press; multipart, the file as `pdf`, fields in any order',
    upload: preflightForm,
    answer: preflightResult,
  }),
  readPreflight: defineRoute({
    method: 'GET',
    path: '/api/preflight/:sessionId',
    access,
    tag,
    summary: 'How far a check is, and its result once it is done',
    params,
    answer: preflightProgress.extend({ result: preflightResult.nullable() }),
  }),
  watchPreflight: defineRoute({
    method: 'GET',
    path: '/api/preflight/:sessionId/events',
    access,
    tag,
    summary: 'Progress of a check as server-sent events: `progress`, then `done` or `failed`',
    params,
    mediaType: 'text/event-stream',
    answer: z.string(),
  }),
  readInkPage: defineRoute({
    method: 'GET',
    path: '/api/preflight/:sessionId/ink/:page',
    access,
    tag,
    summary: 'Inks of a page of a full check, cell by cell: a line of JSON (inkPageHeader), then the planes',
    params: params.extend({ page: inkPageNumber }),
    mediaType: 'application/octet-stream',
    answer: z.string(),
  }),
  reportPdf: defineRoute({
    method: 'GET',
    path: '/api/preflight/:sessionId/report.pdf',
    access,
    tag,
    summary: 'The result as a PDF to hand on',
    params,
    mediaType: 'application/pdf',
    answer: z.string(),
  }),
  reportJson: defineRoute({
    method: 'GET',
    path: '/api/preflight/:sessionId/report.json',
    access,
    tag,
    summary: 'The result as a file',
    params,
    answer: preflightResult,
  }),
  forgetPreflight: defineRoute({
    method: 'DELETE',
    path: '/api/preflight/cleanup/:sessionId',
    access,
    tag,
    summary: 'Removes the file and its result',
    params,
    status: 204,
    answer: z.undefined(),
  }),
};

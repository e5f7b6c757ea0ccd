import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { limits } from '../limits.ts';
import { inkPageNumber } from './ink-page.ts';
import {
  judgeChange,
  preflightForm,
  preflightProgress,
  preflightResult,
  preflightSessionId,
} from './preflight.ts';
import { reportRequest } from './report.ts';

const TAG = 'Preflight';
const params = z.object({ sessionId: preflightSessionId });

export const preflightRoutes = {
  analyzePdf: defineRoute({
    method: 'POST',
    path: '/api/preflight/analyze',
    access: 'start preflight check',
    tag: TAG,
    summary: 'Check a PDF for press: multipart form, file in `pdf`, fields in any order',
    upload: preflightForm,
    answer: preflightResult,
  }),
  readPreflight: defineRoute({
    method: 'GET',
    path: '/api/preflight/:sessionId',
    access: 'read preflight check',
    tag: TAG,
    summary: 'Get the progress of a check, and its result when finished',
    params,
    answer: preflightProgress.extend({ result: preflightResult.nullable() }),
  }),
  judgePreflight: defineRoute({
    method: 'POST',
    path: '/api/preflight/:sessionId/judge',
    access: 'change preflight check',
    tag: TAG,
    summary: 'Judge a checked file by another job, profile or mode without sending it again, if possible',
    params,
    body: judgeChange,
    answer: preflightResult,
  }),
  watchPreflight: defineRoute({
    method: 'GET',
    path: '/api/preflight/:sessionId/events',
    access: 'read preflight check',
    tag: TAG,
    summary: 'Stream the progress of a check as server-sent events: `progress`, then `done` or `failed`',
    params,
    mediaType: 'text/event-stream',
    answer: z.string(),
  }),
  readInkPage: defineRoute({
    method: 'GET',
    path: '/api/preflight/:sessionId/ink/:page',
    access: 'read preflight check',
    tag: TAG,
    summary: 'Get a page’s ink data from a full check: a line of JSON (inkPageHeader), then the planes',
    params: params.extend({ page: inkPageNumber }),
    mediaType: 'application/octet-stream',
    answer: z.string(),
  }),
  reportPdf: defineRoute({
    method: 'GET',
    path: '/api/preflight/:sessionId/report.pdf',
    access: 'read preflight check',
    tag: TAG,
    summary: 'Download the result as a PDF report',
    params,
    mediaType: 'application/pdf',
    answer: z.string(),
  }),
  drawReportPdf: defineRoute({
    method: 'POST',
    path: '/api/preflight/:sessionId/report.pdf',
    access: 'read preflight check',
    tag: TAG,
    summary: 'Get the result as a PDF report with pictures of pages, on which the findings are numbered',
    params,
    body: reportRequest,
    bodyMax: limits.reportPictures * (limits.reportPictureMax + 256) + 256,
    mediaType: 'application/pdf',
    answer: z.string(),
  }),
  reportJson: defineRoute({
    method: 'GET',
    path: '/api/preflight/:sessionId/report.json',
    access: 'read preflight check',
    tag: TAG,
    summary: 'Download the result as JSON',
    params,
    answer: preflightResult,
  }),
  forgetPreflight: defineRoute({
    method: 'DELETE',
    path: '/api/preflight/cleanup/:sessionId',
    access: 'delete preflight check',
    tag: TAG,
    summary: 'Remove a file and its result',
    params,
    status: 204,
    answer: z.undefined(),
  }),
};

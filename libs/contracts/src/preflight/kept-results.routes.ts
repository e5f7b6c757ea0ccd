import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { keepOrder, keptResult, keptResultInFull } from './kept-result.ts';

const access = 'user';
const tag = 'Preflight';
const params = z.object({ id: z.uuid() });

export const keptResultsRoutes = {
  keepResult: defineRoute({
    method: 'POST',
    path: '/api/preflight/kept',
    access,
    tag,
    summary: 'Keeps the result of a check with a project; the file itself is not kept',
    body: keepOrder,
    answer: keptResult,
  }),
  listKeptResults: defineRoute({
    method: 'GET',
    path: '/api/preflight/kept',
    access,
    tag,
    summary: 'Results kept with a project, last kept first',
    query: z.object({ projectId: z.uuid() }),
    answer: z.array(keptResult),
  }),
  readKeptResult: defineRoute({
    method: 'GET',
    path: '/api/preflight/kept/:id',
    access,
    tag,
    summary: 'A kept result with all that was found',
    params,
    answer: keptResultInFull,
  }),
  keptReportPdf: defineRoute({
    method: 'GET',
    path: '/api/preflight/kept/:id/report.pdf',
    access,
    tag,
    summary: 'A kept result as a PDF to hand on',
    params,
    mediaType: 'application/pdf',
    answer: z.string(),
  }),
  removeKeptResult: defineRoute({
    method: 'DELETE',
    path: '/api/preflight/kept/:id',
    access,
    tag,
    summary: 'Removes a kept result',
    params,
    status: 204,
    answer: z.undefined(),
  }),
};

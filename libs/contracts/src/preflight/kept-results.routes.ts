import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { KEPT_PICTURES_BODY, keptPictures } from './kept-pictures.ts';
import { keepOrder, keptListQuery, keptResult, keptResultInFull } from './kept-result.ts';

const TAG = 'Preflight';
const params = z.object({ id: z.uuid() });

export const keptResultsRoutes = {
  keepResult: defineRoute({
    method: 'POST',
    path: '/api/preflight/kept',
    access: 'create kept result',
    tag: TAG,
    summary: 'Keep the result of a check with a project; the file itself is not kept',
    body: keepOrder,
    answer: keptResult,
  }),
  listKeptResults: defineRoute({
    method: 'GET',
    path: '/api/preflight/kept',
    access: 'read kept result',
    tag: TAG,
    summary: 'List the results kept with a project, or with any, newest first',
    query: keptListQuery,
    answer: z.array(keptResult),
  }),
  readKeptResult: defineRoute({
    method: 'GET',
    path: '/api/preflight/kept/:id',
    access: 'read kept result',
    tag: TAG,
    summary: 'Get a kept result with all findings',
    params,
    answer: keptResultInFull,
  }),
  keepPictures: defineRoute({
    method: 'PUT',
    path: '/api/preflight/kept/:id/pictures',
    access: 'change kept result',
    tag: TAG,
    summary: 'Keep pictures of pages with a kept result, for its report, in place of those before',
    params,
    body: keptPictures,
    bodyMax: KEPT_PICTURES_BODY,
    status: 204,
    answer: z.undefined(),
  }),
  keptReportPdf: defineRoute({
    method: 'GET',
    path: '/api/preflight/kept/:id/report.pdf',
    access: 'read kept result',
    tag: TAG,
    summary: 'Download a kept result as a PDF report',
    params,
    mediaType: 'application/pdf',
    answer: z.string(),
  }),
  removeKeptResult: defineRoute({
    method: 'DELETE',
    path: '/api/preflight/kept/:id',
    access: 'delete kept result',
    tag: TAG,
    summary: 'Remove a kept result',
    params,
    status: 204,
    answer: z.undefined(),
  }),
};

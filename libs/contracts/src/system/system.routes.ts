import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { clientErrorReport } from './client-error.ts';
import { healthReport, publicConfig } from './health.ts';

const TAG = 'System';

export const systemRoutes = {
  config: defineRoute({
    method: 'GET',
    path: '/api/config',
    access: 'read configuration',
    tag: TAG,
    summary: 'Configuration for the browser before sign-in',
    answer: publicConfig,
  }),
  live: defineRoute({
    method: 'GET',
    path: '/api/health/live',
    access: 'read health',
    tag: TAG,
    summary: 'Liveness of the gateway',
    answer: healthReport,
  }),
  ready: defineRoute({
    method: 'GET',
    path: '/api/health/ready',
    access: 'read health',
    tag: TAG,
    summary: 'Readiness of the gateway and every service; 503 if one is failing',
    answer: healthReport,
  }),
  reportClientError: defineRoute({
    method: 'POST',
    path: '/api/client-errors',
    access: 'report client error',
    tag: TAG,
    summary: 'Log an error of the web app, without texts of the user; only for its own pages',
    body: clientErrorReport,
    status: 204,
    answer: z.undefined(),
  }),
};

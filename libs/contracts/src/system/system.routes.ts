import { defineRoute } from '../define-route.ts';
import { healthReport, publicConfig } from './health.ts';

const tag = 'System';
const access = 'public';

export const systemRoutes = {
  config: defineRoute({
    method: 'GET',
    path: '/api/config',
    access,
    tag,
    summary: 'What the browser may know before anybody signs in',
    answer: publicConfig,
  }),
  live: defineRoute({
    method: 'GET',
    path: '/api/health/live',
    access,
    tag,
    summary: 'The gateway runs',
    answer: healthReport,
  }),
  ready: defineRoute({
    method: 'GET',
    path: '/api/health/ready',
    access,
    tag,
    summary: 'The gateway and everything behind it answers; else 503',
    answer: healthReport,
  }),
};

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
    summary: 'Configuration for the browser before sign-in',
    answer: publicConfig,
  }),
  live: defineRoute({
    method: 'GET',
    path: '/api/health/live',
    access,
    tag,
    summary: 'Liveness of the gateway',
    answer: healthReport,
  }),
  ready: defineRoute({
    method: 'GET',
    path: '/api/health/ready',
    access,
    tag,
    summary: 'Readiness of the gateway and every service; 503 if one is failing',
    answer: healthReport,
  }),
};

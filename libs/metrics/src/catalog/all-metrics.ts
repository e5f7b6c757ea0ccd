import type { MetricDefinition } from '../definition.ts';
import { alertMetrics } from './alerts.ts';
import { collectionMetrics } from './collection.ts';
import { eventMetrics } from './events.ts';
import { httpMetrics } from './http.ts';
import { jobMetrics } from './jobs.ts';
import { mailMetrics } from './mail.ts';
import { preflightMetrics } from './preflight.ts';
import { rpcMetrics } from './rpc.ts';
import { storeMetrics } from './stores.ts';

/** All our metrics, by subject. docs/metrics.md lists them, and the dashboard and rules may use no others of ours. */
export const allMetrics: Readonly<Record<string, readonly MetricDefinition[]>> = {
  'HTTP requests': Object.values<MetricDefinition>(httpMetrics),
  'Calls between services': Object.values<MetricDefinition>(rpcMetrics),
  'Jobs and queues': Object.values<MetricDefinition>(jobMetrics),
  Events: Object.values<MetricDefinition>(eventMetrics),
  Mail: Object.values<MetricDefinition>(mailMetrics),
  Reminders: Object.values<MetricDefinition>(alertMetrics),
  Preflight: Object.values<MetricDefinition>(preflightMetrics),
  Stores: Object.values<MetricDefinition>(storeMetrics),
  'Collection itself': Object.values<MetricDefinition>(collectionMetrics),
};

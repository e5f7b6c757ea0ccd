import { currentOrigin, type Origin } from '@printpartner/tracing';
import type { JobsOptions } from 'bullmq';

/**
 * Options of a job with the request that caused it, by default the current one. BullMQ has a place for that beside the
 * job's data: the metadata of its `telemetry` option.
 */
export function withOrigin(
  options: JobsOptions = {},
  origin: Origin | undefined = currentOrigin(),
): JobsOptions {
  if (!origin || options.telemetry?.metadata) return options;
  return { ...options, telemetry: { ...options.telemetry, metadata: JSON.stringify(origin) } };
}

/** The request that caused a job; undefined for jobs that no request caused. */
export function originOf({ telemetry }: JobsOptions): Origin | undefined {
  if (!telemetry?.metadata) return undefined;
  try {
    const { requestId, traceparent } = JSON.parse(telemetry.metadata) as Partial<Origin>;
    return typeof requestId === 'string' ? { requestId, traceparent } : undefined;
  } catch {
    return undefined;
  }
}

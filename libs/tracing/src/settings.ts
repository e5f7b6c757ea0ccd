import { z } from 'zod';

/** Settings of every process that takes part in traces, by OpenTelemetry's names. */
export const tracingSettings = z.object({
  /** Base address of an OTLP/HTTP receiver, for instance http://localhost:4318. Without it, tracing is off. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Headers for the receiver, `name=value` separated by commas; values are percent-encoded. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** Share of the requests that are traced, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
});

export type TracingSettings = z.output<typeof tracingSettings>;

import { z } from 'zod';

/** Settings of every process that takes part in traces, by OpenTelemetry's names. */
export const tracingSettings = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe('Receiver of traces over OTLP/HTTP, for instance http://collector:4318. Empty: no traces.'),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional().meta({
    description: 'Headers for it, such as its key: name=value, separated by commas, values percent-encoded.',
    secret: true,
  }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of the requests that are traced, 0 to 1.'),
});

export type TracingSettings = z.output<typeof tracingSettings>;

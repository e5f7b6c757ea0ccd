import type { TracingSettings } from './settings.ts';
import { useTracer } from './span.ts';

/**
 * Sends spans of this process to the receiver in the settings. Without one, nothing of OpenTelemetry is loaded.
 *
 * @param service name of the process
 * @returns sends what is left, and ends tracing
 */
export async function startTracing(service: string, settings: TracingSettings): Promise<() => Promise<void>> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return async () => undefined;
  const { openTelemetry } = await import('./open-telemetry.ts');
  const { tracer, shutdown } = openTelemetry({
    service,
    endpoint,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
  });
  useTracer(tracer);
  return async () => {
    useTracer(undefined);
    await shutdown();
  };
}

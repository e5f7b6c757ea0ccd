// Prints which modules of OpenTelemetry are loaded when tracing starts with the endpoint in the first argument.
import { registerHooks } from 'node:module';

const loaded = new Set<string>();
registerHooks({
  load(url, context, next) {
    if (url.includes('/@opentelemetry/')) loaded.add(url);
    return next(url, context);
  },
});
const { inSpan, startSpan, startTracing } = await import('../src/index.ts');
const endpoint = process.argv[2];
const stop = await startTracing('child', {
  OTEL_TRACES_SAMPLER_ARG: 1,
  ...(endpoint && { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }),
});
await inSpan('work', { isRoot: true }, () => Promise.resolve());
const hasSpan = startSpan('more', { isRoot: true }) !== undefined;
process.stdout.write(JSON.stringify({ loaded: loaded.size, hasSpan }));
await stop();

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  context,
  type Context,
  type Span as ApiSpan,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  ROOT_CONTEXT,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Span, SpanAttributes, SpanOptions, Tracer } from './span.ts';
import { formatTraceparent, parseTraceparent, type TraceParent } from './traceparent.ts';

export interface OpenTelemetryOptions {
  service: string;
  /** Base address of the receiver. */
  endpoint: string;
  /** `name=value`, separated by commas. */
  headers?: string | undefined;
  /** Share of the traces that begin here and are recorded, 0 to 1. */
  ratio: number;
}

const NAMESPACE = 'print-partner';
const EXPORT_TIMEOUT_MS = 5_000;
/** A process that stops must not wait for a receiver that is away. */
const SHUTDOWN_MS = 1_000;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** OpenTelemetry's SDK behind our own `Tracer`. Loaded only while tracing is on. */
export function openTelemetry({ service, endpoint, headers, ratio }: OpenTelemetryOptions): {
  tracer: Tracer;
  shutdown: () => Promise<void>;
} {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: parseHeaders(headers),
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.namespace': NAMESPACE,
      'service.version': version(),
      'service.instance.id': randomUUID(),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  return {
    tracer: new OpenTelemetryTracer(provider, ratio),
    shutdown: async () => {
      const late = new Promise<void>((resolve) => setTimeout(resolve, SHUTDOWN_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      context.disable();
    },
  };
}

class OpenTelemetryTracer implements Tracer {
  readonly #tracer;
  readonly #ratio: number;

  constructor(provider: TracerProvider, ratio: number) {
    this.#tracer = provider.getTracer(NAMESPACE);
    this.#ratio = ratio;
  }

  start(name: string, options: SpanOptions): Span | undefined {
    const { kind = 'internal', attributes = {}, parent, isRoot, startedAt } = options;
    const remote = parent === undefined ? undefined : parseTraceparent(parent);
    const within = remote ? trace.setSpanContext(ROOT_CONTEXT, spanContextOf(remote)) : context.active();
    if (!isRoot && !trace.getSpanContext(within)) return undefined;
    const span = this.#tracer.startSpan(
      name,
      { kind: kinds[kind], attributes, ...(startedAt !== undefined && { startTime: startedAt }) },
      within,
    );
    return new OpenTelemetrySpan(span, within);
  }

  active(): { traceId: string; traceparent: string } | undefined {
    const active = trace.getSpanContext(context.active());
    return active && { traceId: active.traceId, traceparent: formatTraceparent(traceParentOf(active)) };
  }

  // Otherwise anyone could decide how much is recorded.
  adopt(traceparent: string): string | undefined {
    const given = parseTraceparent(traceparent);
    return given && formatTraceparent({ ...given, isSampled: Math.random() < this.#ratio });
  }
}

class OpenTelemetrySpan implements Span {
  readonly traceId: string;
  readonly traceparent: string;
  readonly #span: ApiSpan;
  readonly #within: Context;

  constructor(span: ApiSpan, parent: Context) {
    this.#span = span;
    const own = span.spanContext();
    this.traceId = own.traceId;
    this.traceparent = formatTraceparent(traceParentOf(own));
    this.#within = trace.setSpan(parent, span);
  }

  rename(name: string): void {
    this.#span.updateName(name);
  }

  set(attributes: SpanAttributes): void {
    this.#span.setAttributes(attributes);
  }

  fail(type: string): void {
    this.#span.setAttribute('error.type', type);
    this.#span.setStatus({ code: SpanStatusCode.ERROR });
  }

  end(endedAt?: number): void {
    if (this.#span.isRecording()) this.#span.end(endedAt);
  }

  run<T>(work: () => T): T {
    return context.with(this.#within, work);
  }
}

const spanContextOf = ({ traceId, spanId, isSampled }: TraceParent): SpanContext => ({
  traceId,
  spanId,
  traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
  isRemote: true,
});

const traceParentOf = ({ traceId, spanId, traceFlags }: SpanContext): TraceParent => ({
  traceId,
  spanId,
  isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0,
});

function parseHeaders(list = ''): Record<string, string> {
  const pairs = list.split(',').map((pair) => pair.trim());
  return Object.fromEntries(
    pairs
      .filter((pair) => pair.includes('='))
      .map((pair) => [
        pair.slice(0, pair.indexOf('=')).trim(),
        decodeURIComponent(pair.slice(pair.indexOf('=') + 1).trim()),
      ]),
  );
}

/** All workspaces have the version of the product. */
function version(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return manifest.version;
}

/** What a span's number or text says. Never personal data, and nothing that a user typed. */
export type SpanAttributes = Record<string, string | number | boolean>;

export interface SpanOptions {
  kind?: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  attributes?: SpanAttributes;
  /** W3C traceparent of the parent; by default, the parent is the active span. */
  parent?: string | undefined;
  /** Begins a trace if there is no parent. Other spans exist only within a trace. */
  isRoot?: boolean;
  /** Milliseconds since the epoch, if it is not now. */
  startedAt?: number;
}

export interface Span {
  readonly traceId: string;
  /** W3C traceparent for those who continue the trace. */
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** @param type of the error: a code or the name of a class */
  fail(type: string): void;
  /** Ends the span, once. @param endedAt milliseconds since the epoch, if it is not now */
  end(endedAt?: number): void;
  /** Makes the span the active one during the work and what it starts. */
  run<T>(work: () => T): T;
}

export interface Tracer {
  start(name: string, options: SpanOptions): Span | undefined;
  active(): { traceId: string; traceparent: string } | undefined;
  /** The traceparent with our own decision whether the trace is recorded; undefined if it is malformed. */
  adopt(traceparent: string): string | undefined;
}

let tracer: Tracer | undefined;

/** For `startTracing`, and undefined to turn tracing off. */
export function useTracer(started: Tracer | undefined): void {
  tracer = started;
}

/** Starts a span; undefined while tracing is off, and outside a trace unless the span may begin one. */
export const startSpan = (name: string, options: SpanOptions = {}): Span | undefined =>
  tracer?.start(name, options);

/** The active span's traceparent; undefined outside a trace. */
export const currentTraceparent = (): string | undefined => tracer?.active()?.traceparent;

/** The active span's trace id, for log lines; undefined outside a trace. */
export const currentTraceId = (): string | undefined => tracer?.active()?.traceId;

/** A traceparent from outside, with our own decision whether the trace is recorded. */
export const adoptTraceparent = (traceparent: string): string | undefined => tracer?.adopt(traceparent);

/** Runs work in a span that ends with it. */
export async function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = startSpan(name, options);
  if (!span) return work();
  try {
    return await span.run(work);
  } catch (error) {
    span.fail(errorType(error));
    throw error;
  } finally {
    span.end();
  }
}

/** The code of an error, or the name of its class; never its message, which may quote a user's text. */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, reply } = error as { code?: unknown; reply?: { code?: unknown } };
  return [reply?.code, code].find((known) => typeof known === 'string') ?? error.name;
}

import { type Span, startSpan } from '@printpartner/tracing';
import type { RequestPacket } from './packets.ts';
import type { ReplySink } from './pending-call.ts';

const attributesOf = (pattern: string, service: string) => {
  const method = pattern.slice(pattern.indexOf('.') + 1);
  return { 'rpc.system': 'redis-lists', 'rpc.service': service, 'rpc.method': method };
};

/** The span of a call that waits for its replies; undefined outside a trace. */
export const clientSpan = (pattern: string, service: string): Span | undefined =>
  startSpan(pattern, { kind: 'client', attributes: attributesOf(pattern, service) });

/** The span of a call that is handled; undefined if its caller has none. */
export function serverSpan({ pattern, metadata }: RequestPacket, service: string): Span | undefined {
  const { traceparent, requestId = '' } = metadata;
  if (traceparent === undefined) return undefined;
  const attributes = { ...attributesOf(pattern, service), 'printpartner.request_id': requestId };
  return startSpan(pattern, { kind: 'server', parent: traceparent, attributes });
}

/** Ends the span with the call. */
export function spannedSink(sink: ReplySink, span: Span | undefined): ReplySink {
  if (!span) return sink;
  return {
    next: (response, isLast) => {
      if (isLast) span.end();
      sink.next(response, isLast);
    },
    complete: () => {
      span.end();
      sink.complete();
    },
    error: (reply) => {
      span.fail(reply.code);
      span.end();
      sink.error(reply);
    },
  };
}

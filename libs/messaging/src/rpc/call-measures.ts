import type { ErrorReply } from '@printpartner/contracts';
import { addGaugeSource, counter, histogram, rpcMetrics } from '@printpartner/metrics';
import { type Span, startSpan } from '@printpartner/tracing';
import type { RequestPacket } from './packets.ts';
import type { ReplySink } from './pending-call.ts';

const clientCalls = counter(rpcMetrics.clientCalls);
const clientDuration = histogram(rpcMetrics.clientDuration);
const serverCalls = counter(rpcMetrics.serverCalls);
const serverDuration = histogram(rpcMetrics.serverDuration);
const queueWait = histogram(rpcMetrics.queueWait);

// Plain numbers, because they change twice in every call.
let clientInFlight = 0;
let serverInFlight = 0;
addGaugeSource({
  name: 'calls in flight',
  gauges: [rpcMetrics.clientInFlight, rpcMetrics.serverInFlight],
  isLocal: true,
  read: () => [
    { gauge: rpcMetrics.clientInFlight, value: clientInFlight },
    { gauge: rpcMetrics.serverInFlight, value: serverInFlight },
  ],
});

/** Ends the measurement of a call; only the first time counts. */
export type EndCall = (outcome: string) => void;

/** Measures a call of this process to a service. */
function measureClientCall(contract: string): EndCall {
  clientInFlight += 1;
  return once((outcome, seconds) => {
    clientInFlight -= 1;
    clientCalls.inc({ contract, outcome });
    clientDuration.observe({ contract }, seconds);
  });
}

/** Observes a call of this process: by a span, undefined outside a trace, and by metrics. Its last reply ends both, or `end`. */
export function observeClientCall(
  pattern: string,
  service: string,
  sink: ReplySink,
): { span: Span | undefined; observed: ReplySink; end: EndCall } {
  const endMeasurement = measureClientCall(pattern);
  const span = startSpan(pattern, { kind: 'client', attributes: attributesOf(pattern, service) });
  const end: EndCall = (outcome) => {
    endMeasurement(outcome);
    span?.end();
  };
  const observed: ReplySink = {
    next: (response, isLast) => {
      if (isLast) span?.end();
      sink.next(response, isLast);
    },
    complete: () => {
      end('ok');
      sink.complete();
    },
    error: (reply) => {
      span?.fail(reply.code);
      end(reply.code);
      sink.error(reply);
    },
  };
  return { span, observed, end };
}

/** Measures a call that this process handles. @param waitedMs since its caller made it */
export function measureServerCall(contract: string, waitedMs: number): EndCall {
  serverInFlight += 1;
  // The clocks of two machines differ a little.
  queueWait.observe(Math.max(0, waitedMs) / 1_000);
  return once((outcome, seconds) => {
    serverInFlight -= 1;
    serverCalls.inc({ contract, outcome });
    serverDuration.observe({ contract }, seconds);
  });
}

/** Counts a call that was not handled, because its caller had given up. */
export function countExpiredCall(contract: string): void {
  serverCalls.inc({ contract, outcome: 'expired' });
}

/** The outcome of a call by its last reply; without one, its caller canceled it. */
export const outcomeOf = (last: { err?: ErrorReply } | undefined): string =>
  last ? (last.err?.code ?? 'ok') : 'canceled';

function once(end: (outcome: string, seconds: number) => void): EndCall {
  const startedAt = performance.now();
  let isEnded = false;
  return (outcome) => {
    if (isEnded) return;
    isEnded = true;
    end(outcome, (performance.now() - startedAt) / 1_000);
  };
}

const attributesOf = (pattern: string, service: string) => {
  const method = pattern.slice(pattern.indexOf('.') + 1);
  return { 'rpc.system': 'redis-lists', 'rpc.service': service, 'rpc.method': method };
};

/** The span of a call that is handled; undefined if its caller has none. */
export function serverSpan({ pattern, metadata }: RequestPacket, service: string): Span | undefined {
  const { traceparent, requestId = '' } = metadata;
  if (traceparent === undefined) return undefined;
  const attributes = { ...attributesOf(pattern, service), 'printpartner.request_id': requestId };
  return startSpan(pattern, { kind: 'server', parent: traceparent, attributes });
}

import type { ErrorReply } from '@printpartner/contracts';
import { addGaugeSource, counter, histogram, rpcMetrics } from '@printpartner/metrics';

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
export function measureClientCall(contract: string): EndCall {
  clientInFlight += 1;
  return once((outcome, seconds) => {
    clientInFlight -= 1;
    clientCalls.inc({ contract, outcome });
    clientDuration.observe({ contract }, seconds);
  });
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

import { counterOf, gaugeOf, histogramOf } from '../definition.ts';

const LIMITS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30, 120];

export const rpcMetrics = {
  clientCalls: counterOf(
    'printpartner_rpc_client_calls_total',
    'Ended calls to other services. `outcome` is ok, canceled, or the error code.',
    ['contract', 'outcome'],
  ),
  clientDuration: histogramOf(
    'printpartner_rpc_client_call_duration_seconds',
    'Time of a call for its caller, with the wait in the queue.',
    LIMITS,
    ['contract'],
  ),
  clientInFlight: gaugeOf('printpartner_rpc_client_calls_in_flight', 'Calls to other services under way.'),
  serverCalls: counterOf(
    'printpartner_rpc_server_calls_total',
    'Handled calls. `outcome` is ok, canceled, expired (the caller had given up), or the error code.',
    ['contract', 'outcome'],
  ),
  serverDuration: histogramOf(
    'printpartner_rpc_server_call_duration_seconds',
    'Time of a call in its handler.',
    LIMITS,
    ['contract'],
  ),
  serverInFlight: gaugeOf('printpartner_rpc_server_calls_in_flight', 'Calls being handled.'),
  queueWait: histogramOf(
    'printpartner_rpc_server_queue_wait_seconds',
    'Time from the call to the start of its handler.',
    LIMITS,
  ),
  waitingCalls: gaugeOf(
    'printpartner_rpc_queue_calls',
    "Calls in a service's request queue that no replica has taken yet.",
    ['queue'],
  ),
};

import { counterOf, gaugeOf, histogramOf } from '../definition.ts';

const LIMITS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

export const httpMetrics = {
  requests: counterOf(
    'printpartner_http_requests_total',
    'Answered requests. `route` is the template; `status` is the class, such as 2xx, aborted when the client left first, or cut when the gateway ended the connection first.',
    ['method', 'route', 'status'],
  ),
  duration: histogramOf(
    'printpartner_http_request_duration_seconds',
    'Time from the request to the end of its answer, without event streams.',
    LIMITS,
    ['method', 'route'],
  ),
  clientErrors: counterOf(
    'printpartner_client_errors_total',
    'Errors in the web app that browsers reported.',
    ['kind'],
  ),
  waiting: gaugeOf(
    'printpartner_http_requests_waiting',
    'Requests that wait because their account or network has many running already.',
  ),
  streams: gaugeOf('printpartner_event_streams_open', 'Event streams that are open.', ['route']),
};

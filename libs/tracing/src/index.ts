export { type CurrentCall, currentCall, currentRequestId } from './current-call.ts';
export { currentOrigin, type Origin } from './origin.ts';
export { type TracingSettings, tracingSettings } from './settings.ts';
export {
  adoptTraceparent,
  currentTraceId,
  currentTraceparent,
  errorType,
  inSpan,
  type Span,
  startSpan,
} from './span.ts';
export { startTracing } from './start-tracing.ts';

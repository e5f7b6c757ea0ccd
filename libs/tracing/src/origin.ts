import { currentCall } from './current-call.ts';
import { currentTraceparent } from './span.ts';

/** The request that caused an event, a job or a mail. */
export interface Origin {
  requestId: string;
  /** Only while tracing is on. */
  traceparent?: string | undefined;
}

/** The origin of what is being recorded now; undefined for work that no request caused. */
export function currentOrigin(): Origin | undefined {
  const call = currentCall.getStore();
  if (!call) return undefined;
  const traceparent = currentTraceparent();
  return { requestId: call.requestId, ...(traceparent && { traceparent }) };
}

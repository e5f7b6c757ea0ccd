/** The identity of a span, as in the W3C header `traceparent`. */
export interface TraceParent {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

/** Version 00 of https://www.w3.org/TR/trace-context/#traceparent-header; ids of zeros are invalid. */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

export function parseTraceparent(text: string): TraceParent | undefined {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(text) ?? [];
  return traceId ? { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 } : undefined;
}

export const formatTraceparent = ({ traceId, spanId, isSampled }: TraceParent): string =>
  `00-${traceId}-${spanId}-0${isSampled ? 1 : 0}`;

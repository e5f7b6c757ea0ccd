let isTracing = false;

/** Whether the server records traces, from its configuration. */
export function setTracing(isOn: boolean): void {
  isTracing = isOn;
}

/**
 * W3C traceparent of a call, whose trace id is the request id; undefined while the server records no traces.
 *
 * @param requestId 32 hex digits
 */
export function traceparentOf(requestId: string): string | undefined {
  return isTracing ? `00-${requestId}-${randomHex(8)}-01` : undefined;
}

/** `crypto.randomUUID` is missing on plain http outside localhost, where a self-hosted copy may run. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

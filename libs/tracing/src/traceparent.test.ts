import { describe, expect, it } from '@jest/globals';
import { formatTraceparent, parseTraceparent } from './traceparent.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';

describe('traceparent', () => {
  it('K8 a traceparent is read and written as the W3C header', () => {
    for (const isSampled of [true, false]) {
      const text = `00-${traceId}-${spanId}-0${isSampled ? 1 : 0}`;
      expect(parseTraceparent(text)).toEqual({ traceId, spanId, isSampled });
      expect(formatTraceparent({ traceId, spanId, isSampled })).toBe(text);
    }
  });

  it.each([
    '',
    `01-${traceId}-${spanId}-01`,
    `00-${traceId}-${spanId}-1`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}-${spanId}-01-extra`,
  ])('K8 a traceparent is refused if malformed: %s', (text) => {
    expect(parseTraceparent(text)).toBeUndefined();
  });
});

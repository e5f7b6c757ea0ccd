import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { isTipDue, SUPPRESSION_MS, type TipState } from './tip-rule.ts';

const open: TipState = { permission: 'default', wasRequested: false, suppressedUntil: Number.NaN };
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });
const states: fc.Arbitrary<TipState> = fc.record({
  permission: fc.constantFrom('default', 'granted', 'denied', null),
  wasRequested: fc.boolean(),
  suppressedUntil: fc.oneof(instants, fc.constant(Number.NaN)),
});

describe('the notification tip', () => {
  it('R4 is due for a user who was never asked', () => {
    fc.assert(fc.property(instants, (now) => expect(isTipDue(open, now)).toBe(true)));
  });

  it('R4 is never due when the browser can’t ask or has asked', () => {
    fc.assert(
      fc.property(states, instants, (state, now) => {
        fc.pre(state.permission !== 'default' || state.wasRequested);
        expect(isTipDue(state, now)).toBe(false);
      }),
    );
  });

  it('R4 is not due for exactly 30 days after an answer', () => {
    expect(SUPPRESSION_MS).toBe(30 * 24 * 60 * 60 * 1000);
    const passed = fc.integer({ min: 0, max: 2 * SUPPRESSION_MS });
    fc.assert(
      fc.property(instants, passed, (answeredAt, ms) => {
        const state = { ...open, suppressedUntil: answeredAt + SUPPRESSION_MS };
        expect(isTipDue(state, answeredAt + ms)).toBe(ms >= SUPPRESSION_MS);
      }),
    );
  });
});

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import * as fc from 'fast-check';
import {
  isTipDue,
  markRequested,
  readTipFlags,
  SUPPRESSION_MS,
  suppressTip,
  type TipState,
} from './use-tip.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('tip flags', () => {
  it('R4 tip flags are unset at first', () => {
    expect(readTipFlags()).toEqual({ wasRequested: false, suppressedUntil: Number.NaN });
  });

  it('R4 tip flags are stored under the documented keys', () => {
    suppressTip(1_000_000);
    markRequested();
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      notification_permission_requested: 'true',
      notification_tip_suppress_until: '2593000000',
    });
    expect(readTipFlags()).toEqual({ wasRequested: true, suppressedUntil: 2_593_000_000 });
  });

  it('R4 ignore a time that is not a number', () => {
    localStorage.setItem('notification_tip_suppress_until', 'soon');
    expect(readTipFlags().suppressedUntil).toBeNaN();
  });

  it('R4 only log a warning when storage is blocked', () => {
    const forbid = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    suppressTip(0);
    markRequested();
    expect(warned).toHaveBeenCalledTimes(2);
    expect(readTipFlags().wasRequested).toBe(false);
  });
});

const open: TipState = { permission: 'default', wasRequested: false, suppressedUntil: Number.NaN };
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });
const states: fc.Arbitrary<TipState> = fc.record({
  permission: fc.constantFrom('default', 'granted', 'denied', null),
  wasRequested: fc.boolean(),
  suppressedUntil: fc.oneof(instants, fc.constant(Number.NaN)),
});

describe('the notification tip', () => {
  it('R4 the tip is due for a user who was never asked', () => {
    fc.assert(fc.property(instants, (now) => expect(isTipDue(open, now)).toBe(true)));
  });

  it('R4 the tip is never due when the browser can’t ask or has asked', () => {
    fc.assert(
      fc.property(states, instants, (state, now) => {
        fc.pre(state.permission !== 'default' || state.wasRequested);
        expect(isTipDue(state, now)).toBe(false);
      }),
    );
  });

  it('R4 the tip is not due for exactly 30 days after an answer', () => {
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

import { describe, expect, it } from '@jest/globals';
import { paidPlan } from './use-paid-plan.ts';

const planWith = (stored: Record<string, string>, isInstalled = false) => paidPlan({ isInstalled, stored });

describe('paid access in this browser', () => {
  it('A8 a browser that holds nothing of it has no paid access', () => {
    expect(planWith({})).toBeNull();
    expect(planWith({ auth_token: 'opaque', notification_permission_requested: 'true' })).toBeNull();
  });

  it('A8 an installed app is lifetime', () => {
    expect(planWith({}, true)).toBe('lifetime');
  });

  it.each([
    'had_previous_access',
    'is_pwa_user',
    'print_partner_lifetime_access',
    'print_partner_trial_access',
    'paymentVerified',
  ])('A8 the flag %s is lifetime, unless it says no', (flag) => {
    for (const value of ['true', '1', '2025-01-09']) expect(planWith({ [flag]: value })).toBe('lifetime');
    for (const value of ['', 'false', '0', 'null', 'undefined'])
      expect(planWith({ [flag]: value })).toBeNull();
  });

  it('A8 a payment record is lifetime whatever plan it names, when it says paid', () => {
    const record = (hasPaid: unknown) =>
      JSON.stringify({ hasPaid, planType: 'monthly', paymentDate: '2025-01-09' });
    expect(planWith({ payment: record(true) })).toBe('lifetime');
    expect(planWith({ payment: record(false) })).toBeNull();
    expect(planWith({ payment: record('no') })).toBeNull();
    expect(planWith({ payment: '{"hasPaid": true' })).toBeNull();
    expect(planWith({ note: '"\\"hasPaid\\""' })).toBeNull();
  });
});

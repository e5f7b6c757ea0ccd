import { expect, it } from '@jest/globals';
import { isSameVendor } from './same-vendor.ts';

it('S10 two vendors are the same by their entry or by their mailbox, not because neither is known', () => {
  const harbor = { vendorId: 'harbor', email: 'harbor.print@gmail.com' };
  expect(isSameVendor(harbor, { vendorId: 'harbor', email: '' })).toBe(true);
  expect(isSameVendor(harbor, { vendorId: 'other', email: 'HarborPrint+bids@gmail.com' })).toBe(true);
  expect(isSameVendor(harbor, { vendorId: 'ace', email: 'ace@example.com' })).toBe(false);
  const unknown = { vendorId: null, email: '' };
  expect(isSameVendor(unknown, unknown)).toBe(false);
});

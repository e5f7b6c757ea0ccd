import type { VendorAnswer, VendorPage } from '@printpartner/contracts/types';

const AT = '2026-11-20T12:00:00.000Z';

export const buildVendorPage = (changes: Partial<VendorPage> = {}): VendorPage => ({
  state: 'open',
  is_owner: false,
  vendor_name: 'Harbor Press',
  buyer: { company: '', name: 'Maya Chen' },
  message: '',
  version: 1,
  frozen_at: AT,
  expires_at: AT,
  sheet: { title: 'Season program', form: 'Booklet Specifications', sections: [] },
  quantities: [1_000],
  finishes: [],
  changes: null,
  answer: null,
  ...changes,
});

export const buildAnswer = (changes: Partial<VendorAnswer> = {}): VendorAnswer => ({
  version: 1,
  estimate_number: '',
  lines: [{ quantity: 1_000, price_cents: 185_000 }],
  freight_cents: null,
  freight_included: false,
  postage_cents: null,
  turnaround_days: null,
  included: [],
  exceptions: '',
  valid_until: '',
  notes: '',
  file: null,
  answered_at: AT,
  revision: 1,
  ...changes,
});

import type { Quote, SheetQuotes, VendorLink } from '@printpartner/contracts/types';

const AT = '2026-11-20T12:00:00.000Z';

/** Asks for prices of 5,000. */
export const quotedSheet: SheetQuotes['sheet'] = {
  id: 'sheet',
  name: 'Season program',
  revision: 1,
  project_uuid: null,
  quantities: [5_000],
  finishes: [],
};

export const buildQuote = (changes: Partial<Quote> = {}): Quote => ({
  id: 'quote',
  sheet_id: 'sheet',
  link_id: null,
  vendor_id: null,
  vendor_name: 'Harbor Press',
  version: null,
  sheet_revision: null,
  is_outdated: false,
  file: null,
  estimate_number: '',
  lines: [],
  freight_cents: null,
  freight_included: false,
  postage_cents: null,
  turnaround_days: null,
  included: [],
  exceptions: '',
  valid_until: '',
  notes: '',
  answered_at: AT,
  revision: 1,
  is_new: false,
  created_at: AT,
  ...changes,
});

export const buildLink = (changes: Partial<VendorLink> = {}): VendorLink => ({
  id: 'link',
  sheet_id: 'sheet',
  vendor_id: null,
  vendor_name: 'Harbor Press',
  vendor_email: '',
  url: 'https://print.example/v/token',
  state: 'open',
  message: '',
  version: 1,
  sheet_revision: 1,
  frozen_at: AT,
  unsent_changes: [],
  openings: 0,
  first_opened_at: null,
  last_opened_at: null,
  mailed_at: null,
  expires_at: AT,
  created_at: AT,
  ...changes,
});

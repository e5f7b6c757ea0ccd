import { describe, expect, it } from '@jest/globals';
import { filterOf, NO_FILTERS, readFilters, writeFilters } from './attempt-filters.ts';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const filters = {
  from: '2026-11-01',
  to: '2026-11-24',
  platform: 'web',
  outcome: 'failed',
  ip: '203.0.113.7',
  email: 'maya@example.com',
} as const;

describe('the filters in the page’s address', () => {
  it('D4 filters are read again from the address as they were written, without IP and email', () => {
    const address = writeFilters(new URLSearchParams('view=all'), filters);
    expect(address.toString()).toBe('view=all&from=2026-11-01&to=2026-11-24&platform=web&outcome=failed');
    const { ip: _, email: __, ...inAddress } = filters;
    expect(readFilters(address)).toEqual(inAddress);
    expect(writeFilters(address, NO_FILTERS).toString()).toBe('view=all');
  });

  it('D4 ignore what doesn’t fit', () => {
    const address = new URLSearchParams('from=2026-02-30&to=soon&platform=fax&outcome=1&ip=203.0.113.7');
    const { ip: _, email: __, ...none } = NO_FILTERS;
    expect(readFilters(address)).toEqual(none);
  });
});

describe('filterOf', () => {
  it('D4 leaves out what isn’t set, and has the browser’s zone', () => {
    expect(filterOf(NO_FILTERS)).toEqual({ zone });
    expect(filterOf(filters)).toEqual({ ...filters, zone });
  });
});

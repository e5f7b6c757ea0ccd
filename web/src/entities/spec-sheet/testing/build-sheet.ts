import { emptySpecData } from '@printpartner/contracts/spec-fields';
import type { SpecDraft, SpecSheet } from '@printpartner/contracts/types';

export function buildSheet(overrides: Partial<SpecSheet> = {}): SpecSheet {
  return {
    id: '5b6c1a52-8f2e-4c53-9a43-30c1f7f0a001',
    kind: 'booklet',
    name: 'Spring catalog',
    data: { ...emptySpecData('booklet'), name: 'Spring catalog', pageCount: '16' },
    shippingOption: 'Pick up',
    due_at_utc: null,
    project_uuid: null,
    revision: 3,
    created_at: '2026-11-01T09:00:00.000Z',
    updated_at: '2026-11-20T09:00:00.000Z',
    ...overrides,
  };
}

export function buildDraft(overrides: Partial<SpecDraft> = {}): SpecDraft {
  return {
    id: '5b6c1a52-8f2e-4c53-9a43-30c1f7f0d001',
    slot: 'booklet-specs-current',
    name: 'booklet_current',
    project_name: 'Booklet Specifications',
    status: 'draft',
    notes: '{}',
    due_at_utc: null,
    data: emptySpecData('booklet'),
    shippingOption: '',
    revision: 8,
    updated_at: '2026-11-20T09:00:00.000Z',
    ...overrides,
  };
}

import type { JobFile, JobFileVersion } from '@printpartner/contracts/types';

export function buildVersion(overrides: Partial<JobFileVersion> = {}): JobFileVersion {
  return {
    id: '7d3f0c11-6f0a-4a53-9a43-30c1f7f0b001',
    number: 1,
    filename: 'harbor.pdf',
    size: 12_400_000,
    sha256: 'a'.repeat(64),
    addedAt: '2026-11-20T19:05:00.000Z',
    addedBy: 'owner',
    hasPicture: false,
    check: null,
    ...overrides,
  };
}

export function buildJobFile(overrides: Partial<JobFile> = {}): JobFile {
  return {
    id: '7d3f0c11-6f0a-4a53-9a43-30c1f7f0a001',
    projectId: '0b3d8a54-2f3c-4e1d-9a43-30c1f7f0c001',
    name: 'harbor.pdf',
    versions: [buildVersion()],
    ...overrides,
  };
}

type Check = NonNullable<JobFileVersion['check']>;

/** A finished check against a sheet at this revision, or without one. */
export function buildFileCheck(overrides: Partial<Check> = {}): Check {
  return {
    state: 'done',
    page: 4,
    pages: 4,
    sheet: null,
    failure: null,
    result: {
      mode: 'full',
      profile: 'digital',
      status: 'fail',
      verdict: 'Not ready: 3 faults will show in print.',
      counts: { pass: 12, fail: 3, warning: 0, manual: 0 },
      keptId: '7d3f0c11-6f0a-4a53-9a43-30c1f7f0d001',
      checkedAt: '2026-11-20T19:06:00.000Z',
    },
    ...overrides,
  };
}

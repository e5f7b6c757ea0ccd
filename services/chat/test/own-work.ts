import { randomUUID } from 'node:crypto';
import type { PreflightResult, Project, SpecDraft } from '@printpartner/contracts';
import { emptySpecData } from '@printpartner/contracts/spec-fields';

export function buildProject(project_name: string, due_date: string, client_name = ''): Project {
  const now = new Date().toISOString();
  return {
    id: 1,
    uuid: randomUUID(),
    user_id: randomUUID(),
    revision: 1,
    project_name,
    client_name,
    printing_company: '',
    estimate_number: '',
    status: 'Proofing',
    notes: 'Call Dana at 410-555-0142',
    due_date,
    reminder_date: '',
    reminder_time: '',
    reminder_message: '',
    time_zone: 'UTC',
    archived: false,
    created_at: now,
    updated_at: now,
  };
}

/** A file without bleed. */
export const buildResult = (filename: string): PreflightResult => ({
  sessionId: randomUUID(),
  filename,
  fileSize: '1.20 MB',
  pageCount: 1,
  status: 'fail',
  verdict: 'Not ready: 1 fault will show in print',
  counts: { pass: 14, warning: 0, fail: 1, manual: 0 },
  mode: 'quick',
  profile: 'sheetfed',
  limits: {
    resolution: { fail: 150, warn: 225 },
    bitmapResolution: { fail: 400, warn: 600 },
    ink: { fail: 320, warn: 300, rounding: 1, letters: 0.3 },
    textSize: { fail: 4, warn: 5 },
    stroke: { fail: 0.1, warn: 0.25 },
  },
  opens: true,
  passwordNeeded: false,
  pdfVersion: '1.7',
  inks: [],
  pages: [],
  checks: [
    {
      id: 'bleed',
      name: 'Bleed',
      status: 'fail',
      message: 'Page 1 has no bleed.',
      findings: [
        {
          severity: 'fail',
          page: 1,
          box: null,
          object: 'left edge',
          measured: null,
          limit: null,
          message: `Page 1 of ${filename} has no bleed.`,
          advice: 'Export again with bleed.',
        },
      ],
      findingsLeftOut: 0,
      tally: { fail: 1, warning: 0, manual: 0, isAtLeast: false, pages: 'f' },
    },
  ],
});

/** A form that nothing was typed in. */
export const buildDraft = (): SpecDraft => ({
  id: randomUUID(),
  slot: 'booklet-specs-current',
  name: 'booklet_current',
  project_name: 'Booklet Specifications',
  status: 'draft',
  notes: '{}',
  due_at_utc: null,
  data: emptySpecData('booklet'),
  shippingOption: '',
  revision: 0,
  updated_at: null,
});

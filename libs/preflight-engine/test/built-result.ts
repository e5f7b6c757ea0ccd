import type { Boxes } from '../src/pdf/boxes.ts';
import {
  type CheckId,
  checkNames,
  type CheckResult,
  type Finding,
  type PageSummary,
  type PreflightResult,
} from '../src/report/preflight-result.ts';

/** A Letter page with bleed on all sides; `rotate` in degrees clockwise. */
export function letterPage(number: number, rotate = 0): PageSummary {
  const media = [0, 0, 630, 810] as const;
  const boxes: Boxes = {
    MediaBox: media,
    CropBox: media,
    BleedBox: media,
    TrimBox: [9, 9, 621, 801],
    ArtBox: media,
  };
  return { number, rotate, userUnit: 1, boxes };
}

/** A low-resolution image on page 1. */
export function coarseImage(change: Partial<Finding> = {}): Finding {
  return {
    check: 'image-resolution',
    severity: 'fail',
    page: 1,
    box: [99, 513, 243, 585],
    object: 'image 604 × 453',
    measured: { value: 112.4, unit: 'ppi' },
    limit: { value: 150, unit: 'ppi' },
    message: 'The image is 112 ppi effective.',
    advice: 'Place a higher-resolution original.',
    ...change,
  };
}

/** A result whose checks all pass, except for the given ones. */
export function buildResult(
  checks: Partial<Record<CheckId, Partial<CheckResult>>> = {},
  change: Partial<PreflightResult> = {},
): PreflightResult {
  const all = (Object.keys(checkNames) as CheckId[]).map((id): CheckResult => ({
    id,
    name: checkNames[id],
    status: 'pass',
    message: 'No problems found.',
    findings: [],
    findingsLeftOut: 0,
    tally: { fail: 0, warning: 0, manual: 0, isAtLeast: false, pages: '' },
    ...checks[id],
  }));
  const statuses = all.map(({ status }) => status);
  return {
    status: (['fail', 'warning', 'manual'] as const).find((status) => statuses.includes(status)) ?? 'pass',
    mode: 'full',
    profile: 'sheetfed',
    job: null,
    guess: null,
    opens: true,
    passwordNeeded: false,
    error: null,
    fileSize: 1000,
    pdfVersion: '1.6',
    pageCount: 1,
    pages: [letterPage(1)],
    inks: ['Cyan', 'Black', 'PANTONE 185 C'],
    inksLeftOut: 0,
    checks: all,
    ...change,
  };
}

import type {
  KeptResult,
  PreflightCheck,
  PreflightCheckId,
  PreflightFinding,
  PreflightPage,
  PreflightResult,
  ProfileLimits,
} from '@printpartner/contracts/types';

type Box = PreflightPage['boxes']['TrimBox'];

/** The limits of the Sheetfed profile. */
const sheetfedLimits: ProfileLimits = {
  resolution: { fail: 150, warn: 225 },
  bitmapResolution: { fail: 550, warn: 800 },
  ink: { fail: 320, warn: 300, rounding: 0.8, letters: 0.25 },
  textSize: { fail: 4, warn: 5 },
  stroke: { fail: 0.125, warn: 0.25 },
};

export function buildResult(
  checks: PreflightCheck[],
  overrides: Partial<PreflightResult> = {},
): PreflightResult {
  return {
    sessionId: '8c0fd8f6-7f0b-4b6c-9f0c-0d6f1b7c2a11',
    filename: 'harbor-season-trifold-v3.pdf',
    fileSize: '18.4 MB',
    pageCount: 2,
    status: 'fail',
    verdict: 'Not ready: 1 fault will show in print',
    counts: { fail: 1, warning: 0, manual: 0, pass: 14 },
    mode: 'full',
    profile: 'sheetfed',
    limits: sheetfedLimits,
    opens: true,
    passwordNeeded: false,
    pdfVersion: '1.6',
    inks: [],
    pages: [],
    checks,
    ...overrides,
  };
}

export function buildCheck(id: PreflightCheckId, overrides: Partial<PreflightCheck> = {}): PreflightCheck {
  const { findings = [] } = overrides;
  const [worst] = findings;
  return {
    id,
    name: id,
    status: worst?.severity ?? 'pass',
    message: worst?.message ?? 'No problems found.',
    findings,
    findingsLeftOut: 0,
    tally: tallyOf(findings),
    ...overrides,
  };
}

/** Assumes that all findings are listed, worst first, as the server sends them. */
function tallyOf(findings: readonly PreflightFinding[]): PreflightCheck['tally'] {
  const count = (status: string) => findings.filter(({ severity }) => severity === status).length;
  const last = Math.max(0, ...findings.map(({ page }) => page ?? 0));
  const letterOf = (page: number) => findings.find((finding) => finding.page === page)?.severity[0] ?? '-';
  const pages = Array.from({ length: last }, (_, index) => letterOf(index + 1)).join('');
  return { fail: count('fail'), warning: count('warning'), manual: count('manual'), isAtLeast: false, pages };
}

export function buildFinding(overrides: Partial<PreflightFinding> = {}): PreflightFinding {
  return {
    severity: 'fail',
    page: 2,
    box: [100, 100, 346.24, 266.32],
    object: 'image 506 × 342',
    measured: { value: 148, unit: 'ppi', text: '148 ppi' },
    limit: { value: 150, unit: 'ppi', text: '150 ppi' },
    message: 'Page 2: the image (506 × 342 px) is 148 ppi effective (minimum 150, target 300).',
    advice: 'Place a larger original.',
    ...overrides,
  };
}

/** 6 × 9 in with 0.125 in of bleed on a larger sheet whose origin isn't 0, 0. */
export function buildPage(overrides: Partial<PreflightPage> = {}): PreflightPage {
  const boxes = {
    MediaBox: [100, 50, 568, 734] as Box,
    CropBox: [100, 50, 568, 734] as Box,
    BleedBox: [109, 59, 559, 725] as Box,
    TrimBox: [118, 68, 550, 716] as Box,
    ArtBox: [118, 68, 550, 716] as Box,
  };
  return { number: 1, rotate: 0, userUnit: 1, boxes, ...overrides };
}

export function buildKeptResult(overrides: Partial<KeptResult> = {}): KeptResult {
  return {
    id: '3f1c7f2e-5f0a-4a59-9a4e-7b1d7b8f0c11',
    projectId: '0b8c36c4-0e5b-4d0c-8f3e-6f5c0d9c2b22',
    filename: 'harbor-season-trifold-v3.pdf',
    mode: 'full',
    profile: 'sheetfed',
    status: 'pass',
    verdict: 'Ready for press: no faults found',
    opens: true,
    passwordNeeded: false,
    counts: { fail: 0, warning: 0, manual: 0, pass: 15 },
    keptAt: '2026-11-21T17:30:00.000Z',
    ...overrides,
  };
}

import type {
  PreflightCheck,
  PreflightFinding,
  PreflightResult,
  ProfileLimits,
} from '@printpartner/contracts/types';

/** As sheetfed printing has them. */
export const madeLimits: ProfileLimits = {
  resolution: { fail: 150, warn: 225 },
  bitmapResolution: { fail: 550, warn: 800 },
  ink: { fail: 320, warn: 300 },
  textSize: { fail: 4, warn: 5 },
  stroke: { fail: 0.125, warn: 0.25 },
};

/** Results for tests: whole, and like the server's where nothing else is asked for. */
export function madeFinding(changes: Partial<PreflightFinding> = {}): PreflightFinding {
  return {
    severity: 'fail',
    page: 2,
    box: [100, 100, 346.24, 266.32],
    object: 'image 506 × 342',
    measured: { value: 148, unit: 'ppi' },
    limit: { value: 150, unit: 'ppi' },
    message: 'On page 2, the image of 506 × 342 pixels prints at 148 ppi.',
    advice: 'Place a larger original.',
    ...changes,
  };
}

export function madeCheck(id: string, changes: Partial<PreflightCheck> = {}): PreflightCheck {
  const [worst] = changes.findings ?? [];
  return {
    id,
    name: id,
    status: worst?.severity ?? 'pass',
    message: worst?.message ?? 'All is well.',
    findings: [],
    findingsLeftOut: 0,
    ...changes,
  };
}

export function madeResult(
  checks: PreflightCheck[],
  changes: Partial<PreflightResult> = {},
): PreflightResult {
  return {
    sessionId: '8c0fd8f6-7f0b-4b6c-9f0c-0d6f1b7c2a11',
    filename: 'harbor-season-trifold-v3.pdf',
    fileSize: '18.4 MB',
    pageCount: 2,
    status: 'fail',
    mode: 'full',
    profile: 'sheetfed',
    limits: madeLimits,
    opens: true,
    passwordNeeded: false,
    pdfVersion: '1.6',
    inks: [],
    pages: [],
    checks,
    ...changes,
  };
}

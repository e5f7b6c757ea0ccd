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
  ink: { fail: 320, warn: 300, rounding: 0.8, letters: 0.25 },
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
    measured: { value: 148, unit: 'ppi', text: '148 ppi' },
    limit: { value: 150, unit: 'ppi', text: '150 ppi' },
    message: 'On page 2, the image of 506 × 342 pixels prints at 148 ppi.',
    advice: 'Place a larger original.',
    ...changes,
  };
}

export function madeCheck(id: string, changes: Partial<PreflightCheck> = {}): PreflightCheck {
  const { findings = [] } = changes;
  const [worst] = findings;
  return {
    id,
    name: id,
    status: worst?.severity ?? 'pass',
    message: worst?.message ?? 'All is well.',
    findings,
    findingsLeftOut: 0,
    tally: madeTally(findings),
    ...changes,
  };
}

/** Of findings of which none is left out; worst first, as the server has them. */
export function madeTally(findings: readonly PreflightFinding[]): PreflightCheck['tally'] {
  const count = (wanted: string) => findings.filter(({ severity }) => severity === wanted).length;
  const last = Math.max(0, ...findings.map(({ page }) => page ?? 0));
  const letterOf = (page: number) => findings.find((finding) => finding.page === page)?.severity[0] ?? '-';
  const pages = Array.from({ length: last }, (_, index) => letterOf(index + 1)).join('');
  return { fail: count('fail'), warning: count('warning'), manual: count('manual'), isAtLeast: false, pages };
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
    verdict: 'Not ready: 1 fault will show in print',
    counts: { fail: 1, warning: 0, manual: 0, pass: 14 },
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

import type { PdfErrorCode } from '../pdf/pdf-error.ts';
import {
  type CheckResult,
  checkNames,
  type Finding,
  type Severity,
  type Tally,
} from '../report/preflight-result.ts';
import { listLimits, shortText, textLimits } from '../report/result-bounds.ts';
import { allChecks } from './all-checks.ts';
import { type Check, type CheckInput, finding, isWorse, type Verdict } from './check.ts';
import { pagesText } from './figures.ts';
import type { Elsewhere } from './grouped-findings.ts';

const EXPORT_AGAIN = 'Export the file again from the original program and check that it opens in Acrobat.';
const WITHOUT_PASSWORD =
  "Enter the password, or export the file without one. The printer can't open it either.";

/** Runs all checks. */
export function runChecks(input: CheckInput): CheckResult[] {
  return allChecks.map((check) => resultOf(check, runCheck(check, input)));
}

/** The results for a file that can't be opened: the first check fails, the others are manual. */
export function unopenedResults(code: PdfErrorCode): CheckResult[] {
  return allChecks.map((check) =>
    resultOf(
      check,
      check.id === 'file-integrity' ? unopened(code) : manual("Not checked: the file can't be opened."),
    ),
  );
}

function runCheck(check: Check, input: CheckInput): Verdict {
  if (check.isFullOnly && input.mode === 'quick') return manual('Not checked in quick mode: run Full Scan.');
  return withEvidence(check, check.evaluate(input), input);
}

/** Never passes on missing evidence: the unreadable part may contain the problem. */
function withEvidence(check: Check, verdict: Verdict, { facts, structure }: CheckInput): Verdict {
  const unread = facts.pages.filter(({ faults }) => faults.length > 0).map(({ number }) => number);
  const isComplete = unread.length === 0 && structure.faults.length === 0;
  if (!check.needsPageContent || isComplete || isWorse(verdict.status, 'manual')) return verdict;
  if (unread.length === 0)
    return { ...verdict, ...manual("Check by eye: parts of the file couldn't be read.") };
  const pages = `${pagesText(unread)} ${unread.length === 1 ? 'is' : 'are'}`;
  return { ...verdict, ...manual(`Check by eye: ${pages} damaged and couldn't be read completely.`) };
}

const manual = (message: string): Verdict => ({ status: 'manual', message, findings: [] });

function unopened(code: PdfErrorCode): Verdict {
  const { message, advice } = openErrors[code];
  return {
    status: 'fail',
    message,
    findings: [finding('file-integrity', { severity: 'fail', object: 'file', message, advice })],
  };
}

function resultOf({ id }: Check, verdict: Verdict): CheckResult {
  const { status, message, details, findings, elsewhere = [], isAtLeast = false, lowResImages } = verdict;
  return {
    id,
    name: checkNames[id],
    status,
    message: shortText(message, textLimits.sentence),
    ...(details && { details: shortText(details, textLimits.details) }),
    findings: listedFindings(findings),
    findingsLeftOut: Math.max(0, findings.length - listLimits.findings),
    tally: tallyOf(findings, elsewhere, isAtLeast),
    ...(lowResImages && { lowResImages: lowResImages.slice(0, listLimits.lowResImages) }),
  };
}

/** The worst findings, of bounded size. */
function listedFindings(findings: readonly Finding[]): Finding[] {
  let placesLeft: number = listLimits.places;
  return findings.slice(0, listLimits.findings).map(({ alsoOn = [], ...others }) => {
    const places = alsoOn.slice(0, placesLeft);
    placesLeft -= places.length;
    return {
      ...others,
      ...(places.length > 0 && { alsoOn: places }),
      ...(others.quote !== undefined && { quote: shortText(others.quote, textLimits.quote) }),
      object: shortText(others.object, textLimits.object),
      message: shortText(others.message, textLimits.sentence),
      advice: shortText(others.advice, textLimits.sentence),
    };
  });
}

const letters: Readonly<Record<Severity, string>> = { fail: 'f', warning: 'w', manual: 'm' };

/**
 * Counts all findings and finds the worst severity per page.
 *
 * @param isAtLeast some page's marks were cut at the limit, so there may be more findings
 */
function tallyOf(findings: readonly Finding[], elsewhere: readonly Elsewhere[], isAtLeast: boolean): Tally {
  const counts: Record<Severity, number> = { fail: 0, warning: 0, manual: 0 };
  const worst: Severity[] = [];
  const mark = (page: number, severity: Severity) => {
    const known = worst[page - 1];
    if (!known || isWorse(severity, known)) worst[page - 1] = severity;
  };
  for (const { page, severity } of findings) {
    counts[severity] += 1;
    if (page !== null) mark(page, severity);
  }
  for (const { severity, pages } of elsewhere) for (const page of pages) mark(page, severity);
  const pages = Array.from(worst, (severity: Severity | undefined) => (severity ? letters[severity] : '-'));
  return { ...counts, isAtLeast, pages: pages.join('') };
}

/** The message and advice for a file that can't be opened. */
const openErrors: Readonly<Record<PdfErrorCode, { message: string; advice: string }>> = {
  'not-a-pdf': {
    message: "The file can't be opened: it isn't a PDF, or it is too damaged to read.",
    advice: EXPORT_AGAIN,
  },
  'no-pages': {
    message: "The file can't be opened: it has no readable pages.",
    advice: EXPORT_AGAIN,
  },
  'password-needed': {
    message: "The file can't be opened without its password.",
    advice: WITHOUT_PASSWORD,
  },
  'unsupported-encryption': {
    message: "The file can't be opened: it is encrypted for specific people or by a rights server.",
    advice: "Export the file again without security. The printer can't open it either.",
  },
  limit: {
    message: "The file can't be opened: it is too large or complex to check.",
    advice: 'Export it in smaller parts and check that each opens in Acrobat.',
  },
  damaged: {
    message: "The file can't be opened: it is too damaged to read.",
    advice: EXPORT_AGAIN,
  },
};

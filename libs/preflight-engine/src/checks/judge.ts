import type { PdfErrorCode } from '../pdf/pdf-error.ts';
import { type CheckResult, checkNames } from '../report/preflight-result.ts';
import { allChecks } from './all-checks.ts';
import { type Check, type CheckInput, finding, isWorse, type Verdict } from './check.ts';
import { listed } from './figures.ts';

const MOST_FINDINGS = 100;

/** All fifteen checks over what is known of a file. */
export function judge(input: CheckInput): CheckResult[] {
  return allChecks.map((check) => resultOf(check, judgeOne(check, input)));
}

/** What is said where a file could not be opened: the first check fails, the others have nothing to judge. */
export function judgeUnreadable({ code, message }: { code: PdfErrorCode; message: string }): CheckResult[] {
  return allChecks.map((check) =>
    resultOf(
      check,
      check.id === 'file-integrity' ? unopened(code, message) : manual('The file could not be opened.'),
    ),
  );
}

function judgeOne(check: Check, input: CheckInput): Verdict {
  if (check.isFullOnly && input.mode === 'quick')
    return manual('Not looked at in quick mode: run Full Scan.');
  return withEvidence(check, check.judge(input), input);
}

/** Never passes on missing evidence: what could not be read might be what is wrong. */
function withEvidence(check: Check, verdict: Verdict, { facts, structure }: CheckInput): Verdict {
  const unread = facts.pages.filter(({ faults }) => faults.length > 0).map(({ number }) => number);
  const isWhole = unread.length === 0 && structure.faults.length === 0;
  if (!check.readsContent || isWhole || isWorse(verdict.status, 'manual')) return verdict;
  if (unread.length === 0)
    return { ...verdict, ...manual('Look yourself: parts of the file could not be read.') };
  const pages = `page${unread.length === 1 ? '' : 's'} ${listed(unread)}`;
  return { ...verdict, ...manual(`Look yourself: ${pages} could not be read whole.`) };
}

const manual = (message: string): Verdict => ({ status: 'manual', message, findings: [] });

function unopened(code: PdfErrorCode, reason: string): Verdict {
  const advice =
    code === 'password-needed'
      ? 'Enter the password, or export the file without one: a printer cannot open it either.'
      : 'Export the file again from the program that made it, and check that it opens in Acrobat.';
  const message = `The file cannot be opened: ${reason}.`;
  return {
    status: 'fail',
    message,
    findings: [finding('file-integrity', { severity: 'fail', object: 'file', message, advice })],
  };
}

function resultOf({ id }: Check, { status, message, details, findings, lowResImages }: Verdict): CheckResult {
  return {
    id,
    name: checkNames[id],
    status,
    message,
    ...(details && { details }),
    findings: findings.slice(0, MOST_FINDINGS),
    findingsLeftOut: Math.max(0, findings.length - MOST_FINDINGS),
    ...(lowResImages && { lowResImages: lowResImages.slice(0, MOST_FINDINGS) }),
  };
}

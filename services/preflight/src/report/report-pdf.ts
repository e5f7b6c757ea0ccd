import type { PreflightCheck, PreflightFinding, PreflightResult } from '@printpartner/contracts';
import { jobText, profiles } from '@printpartner/preflight-engine';
import {
  closeReport,
  keepTogether,
  MARGIN,
  openReport,
  pagesOf,
  type Report,
  write,
} from '@printpartner/pdf-report';
import {
  bySeverity,
  figuresOf,
  placeOf,
  sizeOf,
  statusColors,
  statusOrder,
  statusWords,
} from './report-words.ts';

const INK = '#1a1a1a';
const GRAY = '#5f6368';
/** Findings listed per check; the rest are counted. */
const FINDINGS_LISTED = 20;
/** Findings are listed up to this page; after it they are only counted. */
const MAX_PAGES = 60;
/** Characters of a paragraph. */
const MAX_TEXT = 2_000;

/** The report for whoever fixes the file. @returns a PDF */
export async function writeReportPdf(result: PreflightResult): Promise<Buffer> {
  const report = openReport(`Preflight report: ${result.filename}`);
  writeHead(report, result);
  for (const status of statusOrder) {
    const checks = bySeverity(result.checks, status);
    if (checks.length === 0) continue;
    keepTogether(report, 60);
    report.moveDown(0.8).fontSize(12).fillColor(statusColors[status]);
    write(report, `${statusWords[status]} (${checks.length})`, { style: 'bold' });
    for (const check of checks) writeCheck(report, check);
  }
  return closeReport(report, 'Print Partner. For reference only - verify all specs with your printer');
}

function writeHead(report: Report, result: PreflightResult): void {
  const { filename, fileSize, pageCount, mode, profile, status, verdict } = result;
  report.fontSize(20).fillColor(statusColors[status]);
  write(report, verdict, { style: 'bold' });
  report.moveDown(0.3).fontSize(11).fillColor(INK);
  write(report, filename, { style: 'bold' });
  const facts = [
    fileSize,
    `${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`,
    sizeOf(result),
    mode === 'full' ? 'Full Scan' : 'Quick Scan',
    profiles[profile].name,
  ];
  report.fontSize(10).fillColor(GRAY);
  write(report, facts.filter(Boolean).join('  ·  '));
  const job = result.job ? jobText(result.job) : '';
  if (job !== '') write(report, `Judged by: ${shortened(job)}`);
  if (result.inks.length > 0) write(report, inksText(result));
}

function inksText({ inks, inksLeftOut = 0 }: PreflightResult): string {
  const more = inksLeftOut > 0 ? ` and ${inksLeftOut.toLocaleString('en-US')} more` : '';
  return `Inks: ${shortened(inks.join(', '))}${more}`;
}

const shortened = (text: string): string =>
  text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT - 1).toWellFormed()}…`;

function writeCheck(report: Report, check: PreflightCheck): void {
  keepTogether(report, 44);
  report.moveDown(0.5).fontSize(10).fillColor(INK);
  write(report, check.name, { style: 'bold', x: MARGIN });
  write(report, shortened(check.message));
  report.fillColor(GRAY);
  if (check.details) write(report, shortened(check.details));
  let listed = 0;
  for (const finding of check.findings.slice(0, FINDINGS_LISTED)) {
    if (pagesOf(report) > MAX_PAGES) break;
    writeFinding(report, finding);
    listed += 1;
  }
  const others = check.findings.length - listed + check.findingsLeftOut;
  if (others > 0) {
    report.fillColor(GRAY).fontSize(9);
    write(report, `and ${others.toLocaleString('en-US')} more`, { x: MARGIN + 12 });
  }
}

function writeFinding(report: Report, finding: PreflightFinding): void {
  keepTogether(report, 36);
  const figures = figuresOf(finding);
  const x = MARGIN + 12;
  report.moveDown(0.2).fontSize(9).fillColor(statusColors[finding.severity]);
  const head = `${placeOf(finding)}: ${finding.object}${figures && ` (${figures})`}`;
  write(report, shortened(head), { style: 'bold', x });
  report.fillColor(INK);
  write(report, shortened(finding.message), { x });
  report.fillColor(GRAY);
  write(report, shortened(finding.advice), { x });
}

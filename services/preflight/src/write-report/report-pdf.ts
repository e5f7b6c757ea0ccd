import type { PreflightCheck, PreflightFinding, PreflightResult } from '@printpartner/contracts';
import { closeReport, keepTogether, margin, openReport, type Report, write } from './report-page.ts';
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
const GREY = '#5f6368';
/** More of one check are counted, not listed. */
const FINDINGS_LISTED = 20;

/** The result on paper, for who has to mend the file. @returns a PDF */
export async function writeReportPdf(result: PreflightResult): Promise<Buffer> {
  const report = openReport(`Preflight of ${result.filename}`);
  writeHead(report, result);
  for (const status of statusOrder) {
    const checks = bySeverity(result.checks, status);
    if (checks.length === 0) continue;
    keepTogether(report, 60);
    report.moveDown(0.8).fontSize(12).fillColor(statusColors[status]);
    write(report, `${statusWords[status]} (${checks.length})`, { weight: 'bold' });
    for (const check of checks) writeCheck(report, check);
  }
  return closeReport(report, 'Print Partner. For reference only - verify all specs with your printer');
}

function writeHead(report: Report, result: PreflightResult): void {
  const { filename, fileSize, pageCount, mode, profile, status, verdict } = result;
  report.fontSize(20).fillColor(statusColors[status]);
  write(report, verdict, { weight: 'bold' });
  report.moveDown(0.3).fontSize(11).fillColor(INK);
  write(report, filename, { weight: 'bold' });
  const facts = [
    fileSize,
    `${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`,
    sizeOf(result),
    mode === 'full' ? 'full scan' : 'quick scan',
    profile,
  ];
  report.fontSize(10).fillColor(GREY);
  write(report, facts.filter(Boolean).join('  ·  '));
  if (result.inks.length > 0) write(report, `Inks: ${result.inks.join(', ')}`);
}

function writeCheck(report: Report, check: PreflightCheck): void {
  keepTogether(report, 44);
  report.moveDown(0.5).fontSize(10).fillColor(INK);
  write(report, check.name, { weight: 'bold', x: margin });
  write(report, check.message);
  report.fillColor(GREY);
  if (check.details) write(report, check.details);
  const listed = check.findings.slice(0, FINDINGS_LISTED);
  for (const finding of listed) writeFinding(report, finding);
  const others = check.findings.length - listed.length + check.findingsLeftOut;
  if (others > 0) {
    report.fillColor(GREY).fontSize(9);
    write(report, `and ${others} more`, { x: margin + 12 });
  }
}

function writeFinding(report: Report, finding: PreflightFinding): void {
  keepTogether(report, 36);
  const figures = figuresOf(finding);
  const x = margin + 12;
  report.moveDown(0.2).fontSize(9).fillColor(statusColors[finding.severity]);
  const head = `${placeOf(finding)}: ${finding.object}${figures && ` (${figures})`}`;
  write(report, head, { weight: 'bold', x });
  report.fillColor(INK);
  write(report, finding.message, { x });
  report.fillColor(GREY);
  write(report, finding.advice, { x });
}

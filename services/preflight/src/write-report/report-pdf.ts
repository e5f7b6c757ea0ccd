import type { PreflightCheck, PreflightFinding, PreflightResult } from '@printpartner/contracts';
import { closeReport, keepTogether, margin, openReport, type Report } from './report-page.ts';
import {
  bySeverity,
  figuresOf,
  placeOf,
  sizeOf,
  statusColors,
  statusOrder,
  statusWords,
  verdictOf,
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
    report.moveDown(0.8).font('bold').fontSize(12).fillColor(statusColors[status]);
    report.text(`${statusWords[status]} (${checks.length})`);
    for (const check of checks) writeCheck(report, check);
  }
  return closeReport(report, 'Print Partner. For reference only - verify all specs with your printer');
}

function writeHead(report: Report, result: PreflightResult): void {
  const { filename, fileSize, pageCount, mode, profile, status } = result;
  report.font('bold').fontSize(20).fillColor(statusColors[status]).text(verdictOf(result));
  report.moveDown(0.3).font('bold').fontSize(11).fillColor(INK).text(filename);
  const facts = [
    fileSize,
    `${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`,
    sizeOf(result),
    mode === 'full' ? 'full scan' : 'quick scan',
    profile,
  ];
  report.font('regular').fontSize(10).fillColor(GREY).text(facts.filter(Boolean).join('  ·  '));
  if (result.inks.length > 0) report.text(`Inks: ${result.inks.join(', ')}`);
}

function writeCheck(report: Report, check: PreflightCheck): void {
  keepTogether(report, 44);
  report.moveDown(0.5).font('bold').fontSize(10).fillColor(INK).text(check.name, margin);
  report.font('regular').fillColor(INK).text(check.message);
  if (check.details) report.fillColor(GREY).text(check.details);
  const listed = check.findings.slice(0, FINDINGS_LISTED);
  for (const finding of listed) writeFinding(report, finding);
  const others = check.findings.length - listed.length + check.findingsLeftOut;
  if (others > 0)
    report
      .fillColor(GREY)
      .fontSize(9)
      .text(`and ${others} more`, margin + 12);
}

function writeFinding(report: Report, finding: PreflightFinding): void {
  keepTogether(report, 36);
  const figures = figuresOf(finding);
  const indent = margin + 12;
  report.moveDown(0.2).fontSize(9).font('bold').fillColor(statusColors[finding.severity]);
  report.text(`${placeOf(finding)}: ${finding.object}${figures && ` (${figures})`}`, indent);
  report.font('regular').fillColor(INK).text(finding.message, indent);
  report.fillColor(GREY).text(finding.advice, indent);
}

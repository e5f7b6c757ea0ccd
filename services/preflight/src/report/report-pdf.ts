import type { PreflightResult } from '@printpartner/contracts';
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
  type AdviceGroup,
  type NumberedCheck,
  type NumberedFinding,
  numberedChecks,
} from './numbered-findings.ts';
import type { PressPicture } from './press-picture.ts';
import {
  MAX_PAGES,
  shortened,
  figuresOf,
  GRAY,
  INK,
  placeOf,
  sizeOf,
  statusColors,
  statusOrder,
  statusWords,
} from './report-words.ts';
import { writePages } from './report-pages.ts';

/** pt from the margin to a finding's text, beside its number. */
const INDENT = 26;

/** The report for whoever fixes the file. @returns a PDF */
export async function writeReportPdf(
  result: PreflightResult,
  pictures: readonly PressPicture[] = [],
): Promise<Buffer> {
  const report = openReport(`Preflight report: ${result.filename}`);
  writeHead(report, result);
  const numbered = numberedChecks(result);
  const list = { job: result.job, lastPage: MAX_PAGES - pictures.length };
  for (const status of statusOrder) {
    const checks = result.checks.filter((check) => check.status === status);
    if (checks.length === 0) continue;
    keepTogether(report, 60);
    report.moveDown(0.8).fontSize(12).fillColor(statusColors[status]);
    write(report, `${statusWords[status]} (${checks.length})`, { style: 'bold', x: MARGIN });
    for (const check of numbered) if (check.check.status === status) writeCheck(report, check, list);
    if (status === 'pass')
      writePassed(
        report,
        checks.map(({ name }) => name),
      );
  }
  writePages(report, result, numbered, pictures);
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

/** How findings are listed. */
interface ListRules {
  job: PreflightResult['job'];
  /** Findings after this page are only counted. */
  lastPage: number;
}

function writeCheck(report: Report, { check, groups, others }: NumberedCheck, rules: ListRules): void {
  keepTogether(report, 44);
  report.moveDown(0.6).fontSize(11).fillColor(INK);
  write(report, check.name, { style: 'bold', x: MARGIN });
  report.fontSize(10);
  if (groups.length === 0) write(report, shortened(check.message));
  if (check.details) {
    report.fillColor(GRAY);
    write(report, shortened(check.details));
  }
  let unlisted = others;
  for (const group of groups) unlisted += writeGroup(report, group, rules);
  if (unlisted > 0) {
    report.fillColor(GRAY).fontSize(9);
    write(report, `and ${unlisted.toLocaleString('en-US')} more`, { x: MARGIN + INDENT });
  }
}

/** What to do once, after the places where it is to be done. @returns how many findings had no room */
function writeGroup(report: Report, { advice, findings }: AdviceGroup, rules: ListRules): number {
  let written = 0;
  for (const finding of findings) {
    if (pagesOf(report) > rules.lastPage) break;
    writeFinding(report, finding, rules);
    written += 1;
  }
  if (written === 0) return findings.length;
  report.moveDown(0.15).fontSize(10).fillColor(GRAY);
  write(report, shortened(advice), { x: MARGIN + INDENT });
  return findings.length - written;
}

function writeFinding(report: Report, finding: NumberedFinding, { job }: ListRules): void {
  keepTogether(report, 30);
  const figures = figuresOf(finding, job);
  const x = MARGIN + INDENT;
  report.moveDown(0.3).fontSize(10).fillColor(statusColors[finding.severity]);
  const top = report.y;
  write(report, String(finding.number), { style: 'bold', x: MARGIN, y: top, width: INDENT });
  report.fillColor(INK);
  write(report, shortened(finding.message), { x, y: top });
  report.fontSize(9).fillColor(GRAY);
  const object = `${placeOf(finding)}: ${finding.object}${figures && ` (${figures})`}`;
  write(report, shortened(object), { x });
}

function writePassed(report: Report, names: readonly string[]): void {
  report.moveDown(0.3).fontSize(10).fillColor(INK);
  write(report, names.join(', '), { x: MARGIN });
}

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
import { writePages } from './report-pages.ts';
import {
  figuresOf,
  GRAY,
  INK,
  placeOf,
  sizeOf,
  statusColors,
  statusOrder,
  statusWords,
} from './report-words.ts';

/** Findings are listed up to this page; after it they are only counted. */
const MAX_PAGES = 60;
/** Characters of a paragraph. */
const MAX_TEXT = 2_000;
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
  for (const status of statusOrder) {
    const checks = result.checks.filter((check) => check.status === status);
    if (checks.length === 0) continue;
    keepTogether(report, 60);
    report.moveDown(0.8).fontSize(12).fillColor(statusColors[status]);
    write(report, `${statusWords[status]} (${checks.length})`, { style: 'bold', x: MARGIN });
    for (const check of numbered) if (check.check.status === status) writeCheck(report, check);
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

const shortened = (text: string): string =>
  text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT - 1).toWellFormed()}…`;

function writeCheck(report: Report, { check, groups, others }: NumberedCheck): void {
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
  for (const group of groups) {
    if (pagesOf(report) > MAX_PAGES) unlisted += group.findings.length;
    else writeGroup(report, group);
  }
  if (unlisted > 0) {
    report.fillColor(GRAY).fontSize(9);
    write(report, `and ${unlisted.toLocaleString('en-US')} more`, { x: MARGIN + INDENT });
  }
}

/** What to do once, after the places where it is to be done. */
function writeGroup(report: Report, { advice, findings }: AdviceGroup): void {
  for (const finding of findings) writeFinding(report, finding);
  report.moveDown(0.15).fontSize(10).fillColor(GRAY);
  write(report, shortened(advice), { x: MARGIN + INDENT });
}

function writeFinding(report: Report, finding: NumberedFinding): void {
  keepTogether(report, 30);
  const figures = figuresOf(finding);
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

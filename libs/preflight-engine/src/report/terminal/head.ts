import { jobText } from '../../job/job-text.ts';
import { profiles } from '../../profile/profile.ts';
import { checkNames, type PageSummary, type PreflightResult } from '../preflight-result.ts';
import { decimal, trimOf } from './place.ts';

/** The file in one line: pages, trim, PDF version, inks. */
export function headOf({ pageCount, pages, pdfVersion, inks, inksLeftOut }: PreflightResult): string {
  const parts = [
    pageCount === 1 ? '1 page' : `${pageCount} pages`,
    trimSizes(pages),
    pdfVersion && `PDF ${pdfVersion}`,
    inks.length === 0 ? 'no ink' : inks.join(', '),
    inksLeftOut > 0 && `${inksLeftOut} more inks`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Scan mode and profile, in one line. */
export function scanOf({ mode, profile }: PreflightResult): string {
  return `${mode === 'full' ? 'Full Scan' : 'Quick Scan'}, ${profiles[profile].name} profile`;
}

/** What Quick Scan leaves out; null for a full scan. */
export function leftOutOf({ mode }: PreflightResult): string | null {
  if (mode === 'full') return null;
  const names = [checkNames['safe-margin'], checkNames['ink-coverage']].join(', ');
  return `Quick Scan reads structure and drawing commands. It doesn't check ${names}, or whether the bleed is printed; use --mode full for that.`;
}

/** The job that the file was checked against, or else the one that it looks like; null without either. */
export function jobLineOf({ job, guess }: PreflightResult): string | null {
  const text = job && jobText(job);
  if (text) return `Job: ${text}`;
  return guess && `Looks like: ${jobText(guess)}`;
}

function trimSizes(pages: readonly PageSummary[]): string {
  const sizes = [...new Set(pages.map(trimSize))];
  const [first] = sizes;
  if (!first) return '';
  const others = sizes.length - 1;
  if (others === 0) return `trim ${first}`;
  return `trim ${first} and ${others} other ${others === 1 ? 'size' : 'sizes'}`;
}

/** Trim size after rotation, such as `8.5 × 11 in (215.9 × 279.4 mm)`. */
function trimSize(page: PageSummary): string {
  const [left, bottom, right, top] = trimOf(page);
  const sides = [right - left, top - bottom].map((side) => (side * page.userUnit) / 72);
  const inches = page.rotate % 180 === 0 ? sides : sides.toReversed();
  const written = (perInch: number, digits: number) =>
    inches.map((side) => decimal(side * perInch, digits)).join(' × ');
  return `${written(1, 3)} in (${written(25.4, 1)} mm)`;
}

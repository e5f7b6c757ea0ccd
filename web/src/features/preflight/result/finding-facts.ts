import { leastText, limitOf, secondText } from '@printpartner/print-knowledge/limits';
import type { PreflightCheckId, PreflightFinding, PreflightResult } from '@printpartner/contracts/types';
import type { Provenance } from '@printpartner/print-knowledge/figures';
import { limitSource, targetSource } from './figure-sources.ts';
import { inchText, plain } from './figures.ts';

interface Fact {
  name: string;
  value: string;
  /** Source of a figure that the file doesn't give. */
  from?: Provenance;
}

const targets: Readonly<Partial<Record<PreflightCheckId, string>>> = {
  'image-resolution': leastText('resolution'),
  bleed: `${leastText('bleed')} (${limitOf('bleed').mm} mm; 0.118 in passes)`,
  'safe-margin': `${leastText('text-trim')}, ideally ${secondText('text-trim')}`,
  'text-size': leastText('type'),
  hairlines: leastText('line'),
  'color-space': 'CMYK and ordered spot colors',
  fonts: 'all embedded',
  'output-intent': 'PDF/X-4',
};

/** What is known of a finding, in the order it is shown. */
export function findingFacts(
  checkId: PreflightCheckId,
  finding: PreflightFinding,
  { pageCount, profile }: PreflightResult,
  size: PrintSize | null,
): Fact[] {
  const { measured, limit, page, pageCount: onPages = 1, object, quote, severity, fromJob = false } = finding;
  const facts: Fact[] = [];
  const add = (name: string, value: string | undefined, from?: Provenance) =>
    value && facts.push({ name, value, ...(from && { from }) });
  if (limit && fromJob) {
    add('Spec sheet', finding.kind === 'page multiple' ? `a multiple of ${limit.text}` : limit.text);
    // The bleed is the large figure above.
    if (checkId !== 'bleed') add('File', measured?.text);
  } else if (measured && limit) {
    const side = measured.value > limit.value ? 'over' : 'under';
    add('Limit', `${severity} ${side} ${limit.text}`, limitSource(checkId, profile));
  }
  if (!fromJob) add('Target', targets[checkId], targetSource(checkId));
  add('Pixels', size?.pixels);
  add('Placed at', size?.placedAt);
  add('Needs', size?.needed);
  if (!size) add('Object', object);
  add('Text', quote && `“${quote}”`);
  if (page !== null && onPages > 1) add('Pages', `${onPages} of ${pageCount}`);
  else if (page !== null) add('Page', `${page} of ${pageCount}`);
  return facts;
}

/** An image's pixels, and those it needs at its placed size. */
export interface PrintSize {
  pixels: string;
  placedAt: string;
  /** Pixels for the target resolution. */
  needed: string;
  /** The width at which its pixels give `goodPpi`. */
  goodWidth: string;
  goodPpi: number;
}

const TARGET_PPI = limitOf('resolution').value;

/** Parsed from the finding's object, `image 506 × 342`; null for anything but a placed image. */
export function printSizeOf(
  { object, box, page, measured }: PreflightFinding,
  result: PreflightResult,
): PrintSize | null {
  const [, columns, rows] = /(\d+) × (\d+)/.exec(object) ?? [];
  if (!columns || !rows || !box || measured?.unit !== 'ppi') return null;
  const { limits } = result;
  const isBitmap = object.startsWith('1-bit');
  const goodPpi = (isBitmap ? limits.bitmapResolution : limits.resolution).warn;
  const target = isBitmap ? goodPpi : TARGET_PPI;
  const place = result.pages.find(({ number }) => number === page);
  if (!place) return null;
  const unit = place.userUnit;
  const [width, height] = [(box[2] - box[0]) * unit, (box[3] - box[1]) * unit];
  const pixelsFor = (points: number) => String(Math.ceil((points / 72) * target));
  return {
    pixels: `${columns} × ${rows}`,
    placedAt: `${inchText(width)} × ${inchText(height)} in`,
    needed: `${pixelsFor(width)} × ${pixelsFor(height)} px`,
    // Rounded down: any wider, and the resolution would be too low again.
    goodWidth: `${plain(Math.floor((((width / 72) * measured.value) / goodPpi) * 100) / 100)} in`,
    goodPpi,
  };
}

import { counted, listed, plain } from '../checks/figures.ts';
import { coverPagesOf, spotsOf } from './job-defaults.ts';
import type { JobColors, JobSpec, SideColors } from './job-spec.ts';

/** A job in one line: `Harbor Season Program · 8.5 × 11 in · 16 pages · Saddle Stitch · CMYK · 0.125 in bleed`. */
export function jobText({ name, trim, pages, bindingName, bleed, colors, cover }: JobSpec): string {
  // Without any count, the pages of the cover aren't known.
  const isUncounted = pages === undefined && cover?.pages === undefined;
  const parts = [
    name,
    trim && `${plain(trim.width, 3)} × ${plain(trim.height, 3)} in`,
    pages !== undefined && counted(pages, 'page'),
    cover && (isUncounted ? 'cover' : `${coverPagesOf(cover)}-page cover`),
    bindingName,
    colors && sidesText(colors),
    bleed !== undefined && (bleed === 0 ? 'no bleed' : `${plain(bleed, 3)} in bleed`),
  ];
  return parts.filter(Boolean).join(' · ');
}

const sidesText = (colors: JobColors): string =>
  colors.back ? `${inksText(colors)}, back: ${inksText(colors.back)}` : inksText(colors);

/** `CMYK and 1 spot color (PANTONE 185 C)`, `black only`, `no ink`. */
export function inksText(colors: SideColors): string {
  const { process, spotNames = [] } = colors;
  const spots = spotsOf(colors);
  const names = spotNames.length > 0 ? ` (${listed(spotNames)})` : '';
  const spotText = spots > 0 ? `${counted(spots, 'spot color')}${names}` : '';
  if (process === 'none') return spotText || 'no ink';
  if (spotText === '') return process === 'cmyk' ? 'CMYK' : 'black only';
  return `${process === 'cmyk' ? 'CMYK' : 'black'} and ${spotText}`;
}

import type { PreflightJob } from '@printpartner/contracts/types';
import { plain } from '../result/figures.ts';

type Colors = NonNullable<PreflightJob['colors']>;
type Side = Pick<Colors, 'process' | 'spots' | 'spotNames'>;

const DEFAULT_COVER_PAGES = 4;
const processNames = { cmyk: 'CMYK', black: 'black', none: '' };

/** What a job orders, in one line: `8.5 × 11 in · 16 pages + 4-page cover · Saddle Stitch · 0.125 in bleed · CMYK`. */
export function jobLine({ trim, pages, bindingName, bleed, colors, cover }: PreflightJob): string {
  // Without any count, the pages of the cover aren't known: the sheet has them in words that can't be read.
  const isUncounted = pages === undefined && cover?.pages === undefined;
  const coverPages = cover && (isUncounted ? 'cover' : `${cover.pages ?? DEFAULT_COVER_PAGES}-page cover`);
  const count = pages === undefined ? undefined : `${pages} ${pages === 1 ? 'page' : 'pages'}`;
  const inks = colors && inksText(colors);
  const coverInks = cover?.colors && inksText(cover.colors);
  return [
    trim && `${inches(trim.width)} × ${inches(trim.height)} in`,
    [count, coverPages].filter(Boolean).join(' + '),
    bindingName,
    bleed !== undefined && (bleed === 0 ? 'no bleed' : `${inches(bleed)} in bleed`),
    inks,
    coverInks !== inks && coverInks && `cover ${coverInks}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const inches = (value: number): string => plain(value, 3);

function inksText(colors: Colors): string {
  const front = sideText(colors);
  const back = colors.back && sideText(colors.back);
  if (back !== undefined && back !== front) return `${front} front, ${back} back`;
  return front === processNames.black ? 'black only' : front;
}

function sideText({ process, spots, spotNames = [] }: Side): string {
  const count = spots ?? spotNames.length;
  const unnamed = count - spotNames.length;
  const spotText = unnamed > 0 ? [`${count} ${count === 1 ? 'spot color' : 'spot colors'}`] : spotNames;
  const inks = [processNames[process], ...spotText].filter((ink) => ink !== '');
  return inks.length === 0 ? 'no ink' : inks.join(' + ');
}

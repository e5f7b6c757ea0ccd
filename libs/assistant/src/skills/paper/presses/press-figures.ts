import { countText } from '@printpartner/print-knowledge/figures';
import { fractionText } from '@printpartner/print-knowledge/measure';
import { cutoffs, presses, pressOf, pressSheets, type PressId } from '@printpartner/print-knowledge/press';
import { listText } from '../named/prose.ts';

/** A kind of figure in the table of presses. */
export interface PressFigure {
  asked: RegExp;
  /** Title of the tile in the guide, by press. */
  tile: Readonly<Record<PressId, string | undefined>>;
  /** Undefined where the press has none. */
  text: (id: PressId) => string | undefined;
}

const everyTile = (title: string) => ({ digital: title, sheetfed: title, web: title });
const span = ({ from, to }: { from: number; to?: number }): string =>
  to === undefined ? `${countText(from)}+` : `${countText(from)}–${countText(to)}`;

const weightNote: Readonly<Record<PressId, string>> = {
  digital: ', up to about 14 pt',
  sheetfed: ', from 40# text to about 24 pt board',
  web: ', from 30# newsprint to about 70# cover',
};

/** More special ones first. */
export const pressFigures: readonly PressFigure[] = [
  {
    asked: /\b(?:common|standard|usual|typical|parent)\b.*\bsheets?\b/,
    tile: { digital: 'Sheet Sizes', sheetfed: 'Sheet Sizes', web: undefined },
    text: (id) => {
      const sheets = pressSheets.rows.filter(({ press }) => press === id);
      return sheets.length === 0
        ? undefined
        : `common sheets are **${listText(sheets.map(({ acrossIn, aroundIn }) => `${Math.min(acrossIn, aroundIn)} × ${Math.max(acrossIn, aroundIn)}`))} in**`;
    },
  },
  {
    asked: /\bcut-?offs?\b/,
    tile: { digital: undefined, sheetfed: undefined, web: 'Web Sizes' },
    text: (id) =>
      id === 'web'
        ? `common cutoffs are **${listText(cutoffs.rows.map(({ lengthIn }) => fractionText(lengthIn)))} in**, set by the cylinder; the page must divide one`
        : undefined,
  },
  {
    asked: /\b(?:regist(?:er|ration)\w*|front[- ]to[- ]back|tolerances?|align\w*)\b/,
    tile: everyTile('Quality'),
    text: (id) => `registration **±${pressOf(id).registrationMm} mm**`,
  },
  {
    asked: /\b(?:resolution|dpi|lpi|line screen|screen ruling|dots per)\b/,
    tile: { digital: 'Quality', sheetfed: 'Color Options', web: undefined },
    text: (id) => {
      const { resolution } = pressOf(id);
      if (resolution) return `prints at **${span(resolution)} dpi**`;
      return id === 'sheetfed' ? 'screens of **175–200 lpi** or stochastic' : undefined;
    },
  },
  {
    asked: /\b(?:speeds?|how fast|per hour|an hour|sheets per|iph|feet per|fpm|fastest)\b/,
    tile: { digital: undefined, sheetfed: 'Quality', web: 'Quality' },
    text: (id) => {
      const { sheetsPerHour, feetPerMinute } = pressOf(id);
      if (sheetsPerHour) return `**${span(sheetsPerHour)} sheets per hour**`;
      return feetPerMinute ? `**${span(feetPerMinute)} feet per minute**` : undefined;
    },
  },
  {
    asked:
      /\bgo(?:es)? (?:up|down) to\b|\bhow high\b|\b(?:gsm|paper weights?|stock weights?|heav(?:y|iest)|thick\w*|thin(?:nest)?|lightest|paper range|stock range|card ?stock|(?:min\w*|max\w*|least|most) (?:paper |stock )?(?:weight|thickness))\b/,
    tile: everyTile('Paper Weights'),
    text: (id) => `runs **${span(pressOf(id).weight)} gsm**${weightNote[id]}`,
  },
  {
    asked:
      /\b(?:sheet sizes?|(?:image|live|printable) area|max\w* (?:sheet|size|print|dimension|width|format)\w*|largest|biggest|longest|smallest|min\w* (?:sheet|size)|how (?:big|large|wide)|what sizes?|web widths?|widths?|formats?|press sheets?)\b/,
    tile: { digital: 'Sheet Sizes', sheetfed: 'Sheet Sizes', web: 'Web Sizes' },
    text: sheetText,
  },
  {
    asked:
      /\b(?:run lengths?|(?:long|short|optimal|minimum|economical|typical) runs?|quantit\w*|minimums?|min(?:imum)? (?:order|qty|run)|how many (?:pieces|copies)|volume|optimal|economical)\b/,
    tile: { digital: undefined, sheetfed: undefined, web: undefined },
    text: (id) =>
      `${id === 'digital' ? 'economical' : 'optimal'} for **${span(pressOf(id).run)} pieces**${runNote[id]}`,
  },
];

const runNote: Readonly<Record<PressId, string>> = {
  digital: '',
  sheetfed: '; we recommend it over digital from 2,500',
  web: '; clearly web from 50,000, and from 10,000 to 50,000 quote sheetfed, too',
};

function sheetText(id: PressId): string {
  const { largestSheet, smallestSheet, webWidth } = pressOf(id);
  if (webWidth)
    return `web width **${fractionText(webWidth.from)}–${fractionText(webWidth.to ?? 0)} in**; the other side is set by the cutoff`;
  const sides = (sheet: typeof largestSheet): string =>
    sheet ? `${fractionText(sheet.acrossIn)} × ${fractionText(sheet.aroundIn)} in` : '';
  const long =
    id === 'digital' ? '; some take 13 × 26 or 13 × 47 in, and the image area is about 0.2 in smaller' : '';
  return `largest sheet **${sides(largestSheet)}**, smallest ${sides(smallestSheet)}${long}`;
}

export const allPresses: readonly PressId[] = presses.rows.map(({ id }) => id);

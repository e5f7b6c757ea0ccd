import type { FontUse } from '../facts/font-uses.ts';
import type { Finding } from '../report/preflight-result.ts';
import { shortName } from '../report/result-bounds.ts';
import { type Check, finding, verdictOf } from './check.ts';
import { counted, pagesText } from './figures.ts';
import type { Elsewhere } from './grouped-findings.ts';

const ID = 'fonts';
const SUBSET = /^[A-Z]{6}\+/;
const nameOf = ({ name }: FontUse): string => shortName(name.replace(SUBSET, '')) || '(unnamed)';

/** Whether all used fonts are embedded. */
export const fonts: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: false,
  evaluate: ({ fontUses, facts }) => {
    const findings = fontUses.flatMap(findingsOf);
    const clean =
      fontUses.length === 0 ? 'No fonts are used.' : `${counted(fontUses.length, 'font')}, all embedded.`;
    const unused =
      facts.fonts.filter(({ embedded }) => !embedded).length -
      fontUses.filter(({ embedded }) => !embedded).length;
    const details =
      unused > 0
        ? `${counted(unused, 'unused font')} ${unused === 1 ? 'is' : 'are'} not embedded, which is harmless.`
        : undefined;
    return { ...verdictOf(findings, clean, details), elsewhere: fontUses.flatMap(pagesOf) };
  },
};

/** A font makes one finding per file but counts against every page that uses it. */
const pagesOf = (font: FontUse): Elsewhere[] =>
  findingsOf(font).map(({ severity }) => ({ severity, pages: font.pages }));

function findingsOf(font: FontUse): Finding[] {
  const [page = 1, ...others] = font.pages;
  const [box = null, ...boxes] = font.boxes;
  const alsoOn = boxes.flatMap((first, index) => {
    const other = others[index];
    return other === undefined ? [] : [{ page: other, box: first }];
  });
  const place = {
    page,
    box,
    object: `font ${nameOf(font)}`,
    ...(alsoOn.length > 0 && { alsoOn }),
    ...(others.length > 0 && { pageCount: font.pages.length }),
  };
  const where = pagesText(font.pages);
  if (!font.embedded)
    return [
      finding(ID, {
        severity: 'fail',
        ...place,
        message: `The font ${nameOf(font)} on ${where} is not embedded, so another font may replace it.`,
        advice:
          'Embed all fonts on export (PDF/X does this automatically; in Word turn on ISO 19005-1 compliant), or convert this text to outlines.',
      }),
    ];
  if (font.isBitmap)
    return [
      finding(ID, {
        severity: 'warning',
        ...place,
        message: `The font ${nameOf(font)} on ${where} is a bitmap Type 3 font, which can print coarsely.`,
        advice: 'Set this text in a TrueType or OpenType font, or convert it to outlines.',
      }),
    ];
  return [];
}

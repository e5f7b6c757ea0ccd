import type { FontUse } from '../facts/font-uses.ts';
import type { Finding } from '../report/preflight-result.ts';
import { type Check, type Elsewhere, finding, verdictOf } from './check.ts';
import { counted, pagesText } from './figures.ts';

const id = 'fonts';
const SUBSET = /^[A-Z]{6}\+/;
const nameOf = ({ name }: FontUse): string => name.replace(SUBSET, '') || 'without a name';

/** 9: whether the fonts that text is set in travel with the file. */
export const fonts: Check = {
  id,
  readsContent: true,
  isFullOnly: false,
  judge: ({ fontUses, facts }) => {
    const findings = fontUses.flatMap(findingsOf);
    const clean =
      fontUses.length === 0
        ? 'No text is set in a font.'
        : `${counted(fontUses.length, 'font')}, all embedded.`;
    const unused =
      facts.fonts.filter(({ embedded }) => !embedded).length -
      fontUses.filter(({ embedded }) => !embedded).length;
    const details =
      unused > 0
        ? `${counted(unused, 'font')} that nothing is set in ${unused === 1 ? 'is' : 'are'} not embedded; that does no harm.`
        : undefined;
    return { ...verdictOf(findings, clean, details), elsewhere: fontUses.flatMap(pagesOf) };
  },
};

/** A font is found once in a file, and spoils each page that it is on. */
const pagesOf = (font: FontUse): Elsewhere[] =>
  findingsOf(font).map(({ severity }) => ({ severity, pages: font.pages }));

function findingsOf(font: FontUse): Finding[] {
  const [page = 1, ...others] = font.pages;
  const [box = null, ...boxes] = font.boxes;
  const alsoOn = boxes.flatMap((first, index) => {
    const other = others[index];
    return other === undefined ? [] : [{ page: other, box: first }];
  });
  const place = { page, box, object: `font ${nameOf(font)}`, ...(alsoOn.length > 0 && { alsoOn }) };
  const where = pagesText(font.pages);
  if (!font.embedded)
    return [
      finding(id, {
        severity: 'fail',
        ...place,
        message: `The font ${nameOf(font)} on ${where} is not embedded: another may take its place.`,
        advice:
          'Embed all fonts on export (PDF/X does it by itself; in Word tick “ISO 19005-1 compliant”), or convert this text to outlines.',
      }),
    ];
  if (font.type === 'Type3')
    return [
      finding(id, {
        severity: 'warning',
        ...place,
        message: `The font ${nameOf(font)} on ${where} is drawn by instructions (Type 3), which print coarse at some printers.`,
        advice: 'Set this text in a TrueType or OpenType font, or convert it to outlines.',
      }),
    ];
  return [];
}

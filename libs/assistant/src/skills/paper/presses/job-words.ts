import type { PrintJob } from '@printpartner/print-knowledge/press';

export interface Usual {
  words: RegExp;
  name: string;
  widthIn: number;
  heightIn: number;
  stock: string;
}

/** Sizes and stocks of products that name none. Flat sizes, inches. */
const usual: readonly Usual[] = [
  {
    words: /\bbusiness cards?\b/,
    name: 'a business card, 3.5 × 2 in on 14 pt C2S',
    widthIn: 3.5,
    heightIn: 2,
    stock: '14pt-c2s',
  },
  {
    words: /\b(?:post ?cards?|cards?)\b/,
    name: 'a card of 6 × 4 in on 14 pt C2S',
    widthIn: 6,
    heightIn: 4,
    stock: '14pt-c2s',
  },
  {
    words: /\b(?:booklets?|catalogs?|magazines?|programs?|books?|newsletters?)\b/,
    name: 'letter-size pages on 80# gloss text',
    widthIn: 17,
    heightIn: 11,
    stock: '80-gloss-text',
  },
  {
    words: /\bposters?\b/,
    name: 'a poster of 18 × 24 in on 100# gloss text',
    widthIn: 18,
    heightIn: 24,
    stock: '100-gloss-text',
  },
];
const letter: Usual = {
  words: /./,
  name: 'a letter-size piece on 80# gloss text',
  widthIn: 11,
  heightIn: 8.5,
  stock: '80-gloss-text',
};

/** What a product that names no size or stock usually is. */
export const usualJob = (text: string): Usual => usual.find(({ words }) => words.test(text)) ?? letter;

/** Pieces that differ: names, codes and maps of their own. */
const VARIABLE =
  /\bvariable\b|\bvdp\b|\bpersonali[sz]\w*|\bnumbered\b|\bmail ?merge\w*|\b(?:every|each)\b.*\b(?:different|unique|individual|own)\b|\bunique\b|\bversion(?:ed|ing)\b|\b(?:every|each)\b[\w ']{0,30}\b(?:names?|codes?|qr|purls?|maps?|addressed to|numbers?)\b|\b(?:different|recipient'?s?|persons?|person's|customer'?s?|donor'?s?|first) names?\b/;

/** The needs that a text names. */
export const needsIn = (text: string): Partial<PrintJob> => ({
  hasVariableData: VARIABLE.test(text),
  isNeededNow:
    /\brush\b|\btomorrow\b|\btoday\b|\basap\b|\bsame day\b|\bneed(?:ed)? now\b|\burgent\w*|\bovernight\b/.test(
      text,
    ),
  hasSpecialInk: /\bpantone\b|\bpms\b|\bmetallic\b|\bwhite ink\b|\bspot colors?\b/.test(text),
  hasLargeSolids:
    /\bsolids?\b|\bheavy (?:ink )?coverage\b|\bfloods?(?: of|ed)?\b|\b(?:big|huge|large|full) (?:dark |black |blue )?(?:areas?|backgrounds?)\b/.test(
      text,
    ),
  isTextured: /\btextured?\b|\blinen\b|\bfelt\b|\blaid\b/.test(text),
});

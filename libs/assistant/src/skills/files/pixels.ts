import { NUMERAL } from '@printpartner/print-knowledge/measure';
import type { Question } from '../../question/question.ts';
import { numberOf } from './lengths.ts';

/** Measures of an image that a question names. */
export interface Pixels {
  /** Pixels across, and down where both are given. */
  across?: number;
  down?: number;
  /** Pixels per inch. */
  ppi?: number;
  /** Percent. */
  scale?: number;
  megapixels?: number;
  /** A single printed length, inches. */
  inches?: number;
}

const PAIR =
  /\b(\d{2,5}) ?(?:px|pixels?)? ?(?:x|×|by) ?(\d{2,5}) ?(px|pixels?|pix)?\b(?! ?(?:in|inch|mm|cm|"))/;
const SINGLE = /\b(\d{2,5})[- ]?(?:px|pixels?|pix)\b/;
const PPI = /\b(\d{2,4})[- ]?(?:ppi|dpi|pixels? per inch|dots per inch)\b/;
const SCALE = /\b(\d{2,4}) ?(?:%|percent)/;
const MEGA = /\b(\d{1,3}(?:\.\d+)?)[- ]?(?:mp|megapixels?|mega pixels?)\b/;
const INCHES = new RegExp(`(?<![\\d.x×/])(${NUMERAL})[- ]?(?:in|inch|inches|")(?!\\w)`);
/** A pair without a unit is in pixels from here on. */
const MIN_PIXELS = 150;

export function pixelsIn({ text }: Question): Pixels {
  const plain = text.replaceAll(/(\d),(?=\d{3}\b)/g, '$1');
  const pair = PAIR.exec(plain);
  const isPair = pair && (pair[3] !== undefined || Math.min(Number(pair[1]), Number(pair[2])) >= MIN_PIXELS);
  const rest = isPair ? plain.replace(pair[0], ' ') : plain;
  const single = SINGLE.exec(rest);
  const ppi = PPI.exec(rest);
  const scale = SCALE.exec(rest);
  const mega = MEGA.exec(rest);
  const inches = INCHES.exec(rest);
  return {
    ...(isPair
      ? { across: Number(pair[1]), down: Number(pair[2]) }
      : single && { across: Number(single[1]) }),
    ...(ppi && { ppi: Number(ppi[1]) }),
    ...(scale && { scale: Number(scale[1]) }),
    ...(mega && { megapixels: Number(mega[1]) }),
    ...(inches?.[1] !== undefined && { inches: numberOf(inches[1]) }),
  };
}

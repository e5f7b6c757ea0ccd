import { rounded, decimalText } from '@printpartner/print-knowledge/figures';
import { fractionOf, MM_IN_INCH, fractionText } from '@printpartner/print-knowledge/measure';
import { answers, type Draft } from '../../skill.ts';
import { bareNumber, inInch, lengthsIn, type Length } from './length-units.ts';

const FRACTION = /\bfractions?\b/;
const DECIMAL = /\bdecimals?\b/;
/** Asks for a number in the other notation. */
export const FRACTION_OR_DECIMAL = /\b(?:fractions?|decimals?)\b/;

/** `0.125 as a fraction` and `5/8 in decimal`; also both in one question. */
export function fraction(text: string): Draft | undefined {
  const parts = text.split(/,? (?:and|plus|then) (?=\D{0,14}[\d.])|; /).filter((part) => /\d/.test(part));
  const drafts = parts.flatMap(
    (part) => oneNumber(FRACTION_OR_DECIMAL.test(part) ? part : `${part} ${words(text)}`) ?? [],
  );
  return drafts.length > 1 ? answers(drafts.map((draft) => draft.text).join(' '), []) : oneNumber(text);
}

/** What is asked of a number that doesn't say it. */
const words = (text: string): string => FRACTION_OR_DECIMAL.exec(text)?.[0] ?? '';

function oneNumber(text: string): Draft | undefined {
  const number = lengthsIn(text)[0] ?? bareNumber(text);
  if (!number) return undefined;
  const inches = 'unit' in number ? number.value / inInch[(number as Length).unit] : number.value;
  if (DECIMAL.test(text) && !(FRACTION.test(text) && !number.text.includes('/')))
    return answers(
      `${number.text} is **${decimalText(inches, 6)}** in decimals${'unit' in number ? ' of an inch' : ''} (${Number(rounded(inches * MM_IN_INCH, 3))} mm if it is inches).`,
      [],
    );
  const exact = fractionText(inches);
  if (!exact.includes('.'))
    return answers(
      `${number.text} is **${exact}**${'unit' in number && (number as Length).unit !== 'in' ? ' in' : ''}${/\binch|"| in\b/.test(text) ? ' in' : ''}.`,
      [],
    );
  const { whole, numerator, denominator } = fractionOf(inches, 64);
  const near = whole + numerator / denominator;
  return answers(
    `${number.text} is about **${fractionText(near)}** (${decimalText(near, 4)}), the nearest 1/64.`,
    [],
  );
}

/** `and 5/16?`: a follow-up's own number in the notation that was asked for. */
export const withOwnNumber = (typed: string, text: string): string =>
  /\d/.test(typed) && !FRACTION_OR_DECIMAL.test(typed)
    ? `${typed.replace(/[?!]/g, '')} as ${words(text)}`
    : text;

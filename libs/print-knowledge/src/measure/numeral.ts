const PLAIN = /^(?=\.?\d)(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.\d*)?$/;
const FRACTION = /^(?:(\d+)(?:\s*-\s*|\s+))?(\d+)\s*\/\s*(\d+)$/;
/** Fractions of one character, perhaps after a whole number: `8½`, `8-½`. */
const SMALL_FRACTION = /(?:(\d)[-\s]*)?([¼-¾⅐-⅞])/g;

/**
 * The value of a number as it is typed, without a unit: `2,500`, `.0046`, `8 1/2`, `8-1/2`, `8½`. Undefined if it isn't
 * one; a comma separates only thousands, and nothing is negative.
 */
export function numeralValue(text: string): number | undefined {
  const plain = text
    .replace(/[–−‑]/g, '-')
    .replace(
      SMALL_FRACTION,
      (_all, digit: string | undefined, sign: string) =>
        `${digit === undefined ? '' : `${digit} `}${sign.normalize('NFKD')}`,
    )
    .replace(/[⁄∕]/g, '/')
    .trim();
  if (PLAIN.test(plain)) return Number(plain.replaceAll(',', ''));
  const [, whole = '0', numerator, denominator] = FRACTION.exec(plain) ?? [];
  if (numerator === undefined || Number(denominator) === 0) return undefined;
  return Number(whole) + Number(numerator) / Number(denominator);
}

/** Whether a number is typed with a fraction, `8-1/2` or `8½`. */
export const hasFraction = (text: string): boolean => /[/⁄∕¼-¾⅐-⅞]/.test(text);

/** Whether a unit is typed, as in `210 mm`. */
export const hasUnit = (text: string): boolean => splitUnit(text).unit !== '';

/** The source of a pattern for a number within a text, whole: `8`, `8.5`, `8-1/2`, `8½`, `1/2`. */
export const NUMERAL = String.raw`(?:\d{1,5}(?:[- ]+\d{1,3}\/\d{1,3}|[- ]?[¼-¾⅐-⅞]|\.\d{1,6})?|\d{1,3}\/\d{1,3}|\.\d{1,6}|[¼-¾⅐-⅞])`;

/** What no number has. */
const NOT_NUMERIC = /[^\d\s.,/⁄∕¼-¾⅐-⅞–−‑-]/;

/** A typed measure taken apart: `8-1/2`, `in`. The unit is in lowercase, and empty if there is none. */
export function splitUnit(text: string): { numeral: string; unit: string } {
  const place = text.search(NOT_NUMERIC);
  if (place < 0) return { numeral: text.trim(), unit: '' };
  return {
    numeral: text
      .slice(0, place)
      .replace(/[-\s]+$/, '')
      .trim(),
    unit: text.slice(place).trim().toLowerCase().replace(/\.$/, ''),
  };
}

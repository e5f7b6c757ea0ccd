const MOST_DIGITS = 10;
/** Digits before the first dash, and before the second. */
const AREA = 3;
const EXCHANGE = 6;
const COUNTRY_CODE = /^\s*\+\s*1/;
const FOREIGN_CODE = /^\s*\+\s*[02-9]/;
/** A number, with the decimals apart. */
const NUMBER = /^(\d+)(\.\d*)?$/;

/**
 * A US phone number as XXX-XXX-XXXX from anything typed or pasted: its digits, at most ten. Fewer than four stay as
 * they are, four to six get one dash. The country code of `+1 410` and of `1-410-555-0142` isn't part of the ten.
 */
export function formatPhone(text: string): string {
  const digits = domesticDigits(text).slice(0, MOST_DIGITS);
  const parts = [digits.slice(0, AREA), digits.slice(AREA, EXCHANGE), digits.slice(EXCHANGE)];
  return parts.filter((part) => part !== '').join('-');
}

/** Whether `formatPhone` keeps less than the number: an extension is dropped, or a country code other than 1 isn't one. */
export const isPhoneCut = (text: string): boolean =>
  domesticDigits(text).length > MOST_DIGITS || FOREIGN_CODE.test(text);

/** All digits but the country code 1. No area code starts with 1, so a longer number that does has the country code. */
function domesticDigits(text: string): string {
  const digits = text.replace(COUNTRY_CODE, '').replace(/\D/g, '');
  return digits.length > MOST_DIGITS ? digits.replace(/^1/, '') : digits;
}

/** `2500` as `2,500`; '' for zero or nothing; a text that isn't a number stays as typed. */
export function formatQuantity(text: string): string {
  const plain = text.replaceAll(',', '').trim();
  const [, digits, decimals = ''] = NUMBER.exec(plain) ?? [];
  if (digits === undefined) return plain === '' ? '' : text;
  if (Number(plain) === 0) return '';
  const whole = digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}${decimals}`;
}

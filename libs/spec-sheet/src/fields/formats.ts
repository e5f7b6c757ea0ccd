/** Grouped as in the US or not at all: `61 2 9374 400`, the start of a number in Sydney, isn't one. No area code starts with 0 or 1. */
const US_PHONE = /^\s*(?:\+?1[\s.-]*)?\(?([2-9]\d{2})[\s)./-]*(\d{3})[\s.-]*(\d{4})\s*$/;
/** A US number that is being typed. With seven digits it may also be complete, without its area code. */
const US_PHONE_START = /^([2-9]\d{2})-?(\d{1,3})$/;
/** A number, with the decimals apart. */
const NUMBER = /^(\d+)(\.\d*)?$/;

/**
 * The ten digits of a US phone number as XXX-XXX-XXXX, also with the country code 1 or +1; its first four to six with one
 * dash. Every other text stays as typed: numbers of other countries, and those with an extension.
 */
export const formatPhone = (text: string): string =>
  text.replace(US_PHONE, '$1-$2-$3').replace(US_PHONE_START, '$1-$2');

/** `2500` as `2,500`; '' for zero or nothing; a text that isn't a number stays as typed. */
export function formatQuantity(text: string): string {
  const plain = text.replaceAll(',', '').trim();
  const [, digits, decimals = ''] = NUMBER.exec(plain) ?? [];
  if (digits === undefined) return plain === '' ? '' : text;
  if (Number(plain) === 0) return '';
  const whole = digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}${decimals}`;
}

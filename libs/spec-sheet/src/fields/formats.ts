import { rounded } from '@printpartner/print-knowledge/figures';
import {
  measureOf,
  numeralValue,
  splitUnit,
  unitNamed,
  type LengthUnit,
} from '@printpartner/print-knowledge/measure';

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

const MAX_COPIES = 100_000_000;

/** Whole copies from a quantity as typed: `2,500`, `2.5k`, `1000 copies`. */
export function copiesOf(text: string): number | undefined {
  const count = measureOf('pieces', text) ?? 0;
  return Number.isInteger(count) && count > 0 && count <= MAX_COPIES ? count : undefined;
}

/** A quantity that is read but isn't a number as typed, such as `10k`, as a number; undefined for every other text. */
export function quantityMeant(text: string): string | undefined {
  const copies = copiesOf(text);
  const number = copies === undefined ? '' : formatQuantity(String(copies));
  return number === '' || number === formatQuantity(text) ? undefined : number;
}

/** Bare numbers whose shorter one is more than this are millimeters or a mistake. Larger than any press sheet's. */
export const MAX_BARE_IN = 48;
const BETWEEN_SIDES = /\s*[x×*]\s*|\s+by\s+/i;
const SIZE_DECIMALS = 4;
/** Longer numbers are a slip of the keyboard. */
const MAX_SIDE = 100_000;

/**
 * `8.5x11`, `8 1/2" x 11"` as `8.5 × 11 in`, and `210x297mm` as `210 × 297 mm`. A text that is more than a size, and one
 * that isn't read for certain or would lose digits, stays as typed.
 *
 * @param bareUnit what the user measures in. Short bare numbers of someone who uses millimeters may be either.
 */
export function formatSize(text: string, bareUnit: LengthUnit): string {
  const sides = text.trim().split(BETWEEN_SIDES).map(sideOf);
  const [one, other, ...others] = sides;
  if (!one || !other || others.length > 0) return text;
  const unit = one.unit || other.unit || unitOfBare(one.value, other.value, bareUnit);
  const isSameUnit = [one, other].every((side) => side.unit === '' || side.unit === unit);
  return unit && isSameUnit ? `${one.value} × ${other.value} ${unit}` : text;
}

interface Side {
  value: number;
  /** '' without one. */
  unit: string;
}

function sideOf(text: string): Side | undefined {
  const { numeral, unit } = splitUnit(text);
  const value = numeral.includes(',') ? undefined : numeralValue(numeral);
  const name = unit === '' ? '' : unitNamed('length', unit);
  if (value === undefined || name === undefined || name === 'ft' || name === 'm') return undefined;
  const isExact = Number(rounded(value, SIZE_DECIMALS)) === value;
  return isExact && value > 0 && value < MAX_SIDE ? { value, unit: name } : undefined;
}

function unitOfBare(one: number, other: number, bareUnit: LengthUnit): string {
  const isLong = Math.min(one, other) > MAX_BARE_IN;
  if (bareUnit === 'mm') return isLong ? 'mm' : '';
  return isLong ? '' : 'in';
}

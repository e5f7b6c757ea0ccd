import { countText } from '../figures/number-text.ts';
import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import { isWithin, limitsText, type NumberLimits } from './limits.ts';
import { measures, type Measure, type MeasureId } from './measures.ts';
import { hasFraction, hasUnit, NUMERAL, numeralValue, splitUnit } from './numeral.ts';
import { MM_IN_INCH } from './units.ts';

/** The unit of a length without one. */
export type LengthUnit = 'in' | 'mm';

const THOUSANDS = /^(?:k|thousand)\b\s*/;
const THOUSAND = 1000;
/** A length of `8,125` is more likely 8.125 than thousands, unless its unit is a millimeter or smaller. */
const DECIMAL_COMMA = /^\d,\d{3}$/;
/** A count of `5.000` is more likely 5,000 than 5. */
const POINTS_FOR_COMMAS = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
/** Decimals of a converted value: enough for every fraction, and without the last digits that a conversion adds. */
const DECIMALS = 12;

/** The unit of a length without one. Fractions are of inches: nobody writes 1/8 of a millimeter. */
export const bareUnit = (text: string, lengthUnit: LengthUnit): LengthUnit =>
  hasFraction(text) ? 'in' : lengthUnit;

/**
 * The value of a measure as it is typed, in the unit of the measure: `210 mm`, `8 1/2`, `14 pt`, `120 pages`, `2.5k`.
 * Undefined if it can't be read.
 */
export function measureOf(id: MeasureId, text: string, lengthUnit: LengthUnit = 'in'): number | undefined {
  const measure: Measure = measures[id];
  const isLength = measure.unit === 'in';
  const feet = isLength ? feetAndInches(text) : undefined;
  if (feet !== undefined) return feet;
  const { numeral, unit: typed } = splitUnit(text);
  const number = numeralValue(numeral);
  const thousands = measure.hasThousands === true && THOUSANDS.test(typed) ? THOUSAND : 1;
  const unit = thousands === 1 ? typed : typed.replace(THOUSANDS, '');
  const known = measure.units.find(({ sign }) => sign.test(unit));
  if (number === undefined || (unit !== '' && !known)) return undefined;
  if (measure.isCount && thousands === 1 && POINTS_FOR_COMMAS.test(numeral)) return undefined;
  const bare = isLength && bareUnit(numeral, lengthUnit) === 'mm' ? 1 / MM_IN_INCH : 1;
  const factor = thousands * (known?.value ?? bare);
  if (isLength && DECIMAL_COMMA.test(numeral) && factor > 1 / MM_IN_INCH) return undefined;
  return factor === 1 ? number : Number((number * factor).toFixed(DECIMALS));
}

const FEET_AND_INCHES = new RegExp(
  `^(\\d+)\\s*(?:['′’]|(?:ft|foot|feet)\\b\\.?)[\\s-]*(${NUMERAL})\\s*(?:["″”“]|''|′′|’’|in(?:ch|ches)?\\.?)?$`,
);

/** `8'6"` or `8 ft 6 in`, in inches. */
function feetAndInches(text: string): number | undefined {
  const [, feet, number = ''] = FEET_AND_INCHES.exec(text.trim().toLowerCase()) ?? [];
  const inches = numeralValue(number);
  return feet === undefined || inches === undefined ? undefined : Number(feet) * 12 + inches;
}

/**
 * The value of a field within its limits, or a sentence with unit and range on why there is none.
 *
 * @param lengthUnit the unit of a length that is typed without one, and of the range
 */
export function readMeasure(
  id: MeasureId,
  text: string,
  limits: NumberLimits = {},
  lengthUnit: LengthUnit = 'in',
): Outcome<number> {
  const value = measureOf(id, text, lengthUnit);
  const isAccepted = value !== undefined && isWithin(value, limits);
  const meant = meantInstead(id, text, limits, lengthUnit);
  if (isAccepted && meant === undefined) return answer(value);
  const measure: Measure = measures[id];
  const isMetric = measure.unit === 'in' && lengthUnit === 'mm';
  const shown = isMetric ? { name: 'mm', per: MM_IN_INCH } : { name: measure.unit, per: 1 };
  const range = limitsText(limits, shown);
  if (meant !== undefined) {
    const otherwise = isAccepted ? `Otherwise, type ${text.trim()} ${shown.name}` : range;
    return noAnswer(`Did you mean ${meant}? ${otherwise}.`);
  }
  if (value !== undefined && !isDecimalMeant()) return noAnswer(`${range}.`);
  const advice = adviceOn(text, measure, (typed) =>
    isWithin(measureOf(id, typed, lengthUnit) ?? NaN, limits),
  );
  const examples = isMetric ? (measure.metricExamples ?? measure.examples) : measure.examples;
  return noAnswer(advice === undefined ? `${range}, such as ${examples}.` : `${advice} ${range}.`);

  /** `1,250 mm` of caliper. */
  function isDecimalMeant(): boolean {
    return measure.unit === 'in' && DECIMAL_COMMA.test(splitUnit(text).numeral);
  }
}

/** The more likely unit of a bare number: `14 pt` of a caliper, and `0.125 in` of a user of millimeters. */
function meantInstead(
  id: MeasureId,
  text: string,
  limits: NumberLimits,
  lengthUnit: LengthUnit,
): string | undefined {
  const number = text.trim();
  const value = measureOf(id, number, lengthUnit);
  if (value === undefined || value === 0 || hasUnit(number)) return undefined;
  const { finest = 0 }: Measure = measures[id];
  const isMetric = bareUnit(number, lengthUnit) === 'mm';
  const arePoints =
    id === 'caliper' &&
    /^\d{1,3}(?:\.5)?$/.test(number) &&
    (isMetric ? Number(number) >= 1 : !isWithin(value, limits));
  const meant = arePoints ? `${number} pt` : isMetric && value < finest ? `${number} in` : undefined;
  return meant !== undefined && isWithin(measureOf(id, meant) ?? NaN, limits) ? meant : undefined;
}

/**
 * What to type instead of a common mistake.
 *
 * @param isAccepted whether a field takes a text, and so may be advised to
 */
export function adviceOn(
  text: string,
  { unit, isCount }: Partial<Pick<Measure, 'unit' | 'isCount'>>,
  isAccepted: (text: string) => boolean,
): string | undefined {
  if (/^\s*[\d.]+e[-+]?\d+\s*$/i.test(text)) return 'Type all digits, without an e.';
  if (isCount) {
    // Some read it as a million.
    const [, thousands] = /^\s*(\d+(?:\.\d+)?)\s*M\b/i.exec(text) ?? [];
    if (thousands !== undefined)
      return `M is 1,000 in the trade: type ${countText(Number(thousands) * THOUSAND)}.`;
    const { numeral } = splitUnit(text);
    if (POINTS_FOR_COMMAS.test(numeral)) return `Did you mean ${numeral.replaceAll('.', ',')}?`;
    if (/^\s*\d{1,3}(?:\s\d{3})+(?!\d)/.test(text)) return 'Leave out the space, as in 10,000.';
  }
  if (unit === 'in' && /\d.*[x×].*\d/i.test(text)) return 'Enter one length here, not both sides.';
  if (!/\d*,\d/.test(text)) return undefined;
  if (isCount) return 'A comma separates thousands, as in 5,000.';
  const pointed = text.replace(',', '.');
  return isAccepted(pointed)
    ? `Use a decimal point, as in ${splitUnit(pointed).numeral}.`
    : 'Use a decimal point.';
}

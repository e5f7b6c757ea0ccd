import { useState } from 'react';
import { decimalText, type Outcome } from '@printpartner/print-knowledge/figures';
import {
  hasUnit,
  measureOf,
  MM_IN_INCH,
  readMeasure,
  type LengthUnit,
  type MeasureId,
  type NumberLimits,
} from '@printpartner/print-knowledge/measure';
import { useLengthUnit } from '../../../platform/measure/length-unit.ts';
import type { KeptValue, TypedText } from './kept-fields.ts';
import type { KeptField } from './use-fields.ts';

/** The text of a field and its value, or the reason it has none. */
export interface TypedNumber {
  text: string;
  setText: (text: string) => void;
  /** In inches, ounces, or what is counted. */
  outcome: Outcome<number>;
  /** Only of a length: the unit of a number without one. */
  lengthUnit?: LengthUnit;
}

/** The field of a measure. @param setText is called with what the user types */
export function typedNumber(
  measure: MeasureId,
  typed: TypedText,
  setText: (typed: TypedText) => void,
  { limits, lengthUnit }: { limits?: NumberLimits | undefined; lengthUnit: LengthUnit },
): TypedNumber {
  const text = textIn(measure, typed, lengthUnit);
  return {
    text,
    setText: (next) => setText({ text: next, lengthUnit }),
    outcome: readMeasure(measure, text, limits, lengthUnit),
    ...(isLength(measure) && { lengthUnit }),
  };
}

/**
 * State of a field for a measure, that reads all ways of writing it.
 *
 * @param initial its initial text, a length in inches, or the round length of each unit
 * @param from text from the address, used instead if it can be read and is within the limits; or the kept field that holds it
 */
export function useTypedMeasure(
  measure: MeasureId,
  initial: string | Readonly<Record<LengthUnit, string>>,
  limits?: NumberLimits,
  from?: string | KeptField,
): TypedNumber {
  const lengthUnit = useLengthUnit();
  const field = typeof from === 'object' ? from : undefined;
  const [own, setOwn] = useState<KeptValue | undefined>(typeof from === 'string' ? from : undefined);
  const value = field ? field.value : own;
  // What was typed stays, also while it can't be read.
  const typed = typeof value === 'string' ? readable(value) : value;
  const untouched: TypedText =
    typeof initial === 'string'
      ? { text: initial, lengthUnit: 'in' }
      : { text: initial[lengthUnit], lengthUnit };
  return typedNumber(measure, typed ?? untouched, field?.keep ?? setOwn, { limits, lengthUnit });

  function readable(text: string): TypedText | undefined {
    return readMeasure(measure, text, limits).ok ? { text, lengthUnit: 'in' } : undefined;
  }
}

const isLength = (measure: MeasureId): boolean => measure === 'length' || measure === 'caliper';

/** A bare length that was typed in the other unit is converted; a length with its own unit stays as it is. */
export function textIn(
  measure: MeasureId,
  { text, lengthUnit: typedIn }: TypedText,
  unit: LengthUnit,
): string {
  if (!isLength(measure) || typedIn === unit || hasUnit(text)) return text;
  const inches = measureOf(measure, text, typedIn);
  return inches === undefined ? text : decimalText(inches * (unit === 'mm' ? MM_IN_INCH : 1), 4);
}

/** The values of several fields; undefined if any is invalid. */
export function valuesOf<Key extends string>(
  fields: Record<Key, TypedNumber>,
): Record<Key, number> | undefined {
  const values: Partial<Record<Key, number>> = {};
  for (const key in fields) {
    const { outcome } = fields[key];
    if (!outcome.ok) return undefined;
    values[key] = outcome.value;
  }
  return isComplete(values, fields) ? values : undefined;
}

function isComplete<Key extends string>(
  values: Partial<Record<Key, number>>,
  fields: Record<Key, TypedNumber>,
): values is Record<Key, number> {
  return Object.keys(values).length === Object.keys(fields).length;
}

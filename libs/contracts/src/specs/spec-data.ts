import { z } from 'zod';
import { calendarDate } from '../date-time.ts';
import { emptyOr, lineOfText, linesOfText } from '../text.ts';
import type { SpecField } from './spec-field.ts';
import { specFields, type SpecData } from './spec-fields.ts';

const fields: readonly SpecField[] = specFields;

/** A count may arrive as a number, as in the documents' defaults. */
const numberAsText = (value: unknown) => (typeof value === 'number' ? String(value) : value);
/** Finishes may arrive as one string, separated by commas. */
const textAsList = (value: unknown) => (typeof value === 'string' ? value.split(',') : value);
const nullAs = (empty: unknown) => (value: unknown) => value ?? empty;

const MOST_FINISHES = 30;

function schemaOf({ type, max, options }: SpecField): z.ZodType {
  if (type === 'yes-no') return z.preprocess(nullAs(null), z.boolean().nullable());
  if (type === 'date') return z.preprocess(nullAs(''), emptyOr(calendarDate));
  if (type === 'finishes') {
    const names = z
      .array(lineOfText(max))
      .max(MOST_FINISHES, `Must be at most ${MOST_FINISHES} finishes`)
      .transform((list) => [...new Set(list.filter((name) => name !== ''))]);
    return z.preprocess((value) => textAsList(nullAs([])(value)), names);
  }
  const text = type === 'lines' ? linesOfText(max) : lineOfText(max);
  // A choice is checked only where the rest depends on it; a vendor's own binding or finish may come from the API.
  const isClosed = options?.every((option) => typeof option === 'object');
  const values = (options ?? []).map((option) => (typeof option === 'object' ? option.value : option));
  const closed = text.refine(
    (value) => value === '' || values.includes(value),
    `Must be one of: ${values.join(', ')}`,
  );
  return z.preprocess((value) => numberAsText(nullAs('')(value)), isClosed ? closed : text);
}

type SchemaShape = { [Key in keyof SpecData]: z.ZodType<SpecData[Key], SpecData[Key] | null> };

const shape = Object.fromEntries(
  fields.filter(({ key }) => key !== 'shippingOption').map((field) => [field.key, schemaOf(field)]),
) as unknown as SchemaShape;

/** The values of a spec form, all given. */
export const specData: z.ZodObject<SchemaShape> = z.object(shape);
/** The given ones. The others keep their values; in a new draft or sheet, those of an empty form. */
export const specDataInput = specData.partial();
/** The delivery option, held beside the form's values. */
export const shippingOption = z.preprocess(nullAs(''), lineOfText(40));

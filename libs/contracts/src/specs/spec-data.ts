import { z } from 'zod';
import { fieldAnswer, fieldInput } from '../documents/document-schema.ts';
import { kindOf, type SpecField } from './spec-field.ts';
import { specFields, type SpecData } from './spec-fields.ts';

const fields: readonly SpecField[] = specFields;

/** A count may arrive as a number, as in the documents' defaults. */
const numberAsText = (value: unknown) => (typeof value === 'number' ? String(value) : value);
/** Finishes may arrive as one string, separated by commas. */
const textAsList = (value: unknown) => (typeof value === 'string' ? value.split(',') : value);

function inputOf(field: SpecField): z.ZodType {
  const kind = kindOf(field);
  const input = fieldInput(kind);
  if (kind.type === 'yes-no' || kind.type === 'date') return input;
  return z.preprocess(kind.type === 'names' ? textAsList : numberAsText, input);
}

type SchemaShape<Input extends null = never> = {
  [Key in keyof SpecData]: z.ZodType<SpecData[Key], SpecData[Key] | Input>;
};

const shapeBy = (schemaOf: (field: SpecField) => z.ZodType) =>
  Object.fromEntries(
    fields.filter(({ key }) => key !== 'shippingOption').map((field) => [field.key, schemaOf(field)]),
  ) as unknown;

/** The values of a spec form as they are sent, all given. */
export const specData: z.ZodObject<SchemaShape<null>> = z.object(shapeBy(inputOf) as SchemaShape<null>);
/** The given ones. The others keep their values; in a new draft or sheet, those of an empty form. */
export const specDataInput = specData.partial();
/** The values as answers have them. */
export const specDataAnswer: z.ZodObject<SchemaShape> = z.object(
  shapeBy((field) => fieldAnswer(kindOf(field))) as SchemaShape,
);
/** The delivery option, held beside the form's values. */
export const shippingOption = fieldInput({ type: 'single', max: 40 });

import { z } from 'zod';
import { calendarDate, instantAnswer, wallTime } from '../date-time.ts';
import { storedLine } from '../stored-text.ts';
import { emptyOr, lineOfText, linesOfText } from '../text.ts';
import { baseRevision } from './base-revision.ts';
import type { DocumentField, FieldKind, FieldType, FieldValue } from './document-field.ts';

type InputOf<Type extends FieldType> = z.ZodType<FieldValue<Type>, FieldValue<Type> | null>;
type AnswerOf<Type extends FieldType> = z.ZodType<FieldValue<Type>, FieldValue<Type>>;

const cleared = <Value>(empty: Value, schema: z.ZodType<Value>) =>
  schema.nullable().transform((value) => value ?? empty);

const inputs: { readonly [Type in FieldType]: (field: Extract<FieldKind, { type: Type }>) => z.ZodType } = {
  line: ({ max }) => cleared('', lineOfText(max)),
  lines: ({ max }) => cleared('', linesOfText(max)),
  single: ({ max }) => cleared('', lineOfText(max)),
  date: () => cleared('', emptyOr(calendarDate)),
  time: () => cleared('', emptyOr(wallTime)),
  choice: ({ options }) =>
    cleared(
      '',
      z
        .string()
        .overwrite(storedLine)
        .refine((text) => text === '' || options.includes(text), `Must be one of: ${options.join(', ')}`)
        .meta({ enum: ['', ...options] }),
    ),
  'yes-no': () => z.boolean().nullable(),
  money: ({ max }) =>
    z
      .int('Must be a whole number of cents')
      .min(0, 'Must be at least 0')
      .max(max, `Must be at most ${max} cents`)
      .nullable(),
  measure: ({ max, unit }) =>
    z.number().positive('Must be more than 0').max(max, `Must be at most ${max} ${unit}`).nullable(),
  names: ({ max, most }) =>
    cleared(
      [],
      z
        .array(lineOfText(max))
        .max(most, `Must be at most ${most} entries`)
        .transform((names) => [...new Set(names.filter((name) => name !== ''))]),
    ),
  // Nothing but its removal: the file itself is uploaded.
  file: () => z.null(),
};

/** A field as it is sent: null or an empty value clears it. */
export function fieldInput<Kind extends FieldKind>(field: Kind): InputOf<Kind['type']> {
  const inputOf = inputs[field.type] as (kind: Kind) => z.ZodType;
  return inputOf(field) as InputOf<Kind['type']>;
}

/** A field in answers. */
export const fieldAnswer = <Kind extends FieldKind>({ type }: Kind): AnswerOf<Kind['type']> =>
  (answers[type] ?? text) as unknown as AnswerOf<Kind['type']>;

const text = z.string();
const answers: Partial<Record<FieldType, z.ZodType>> = {
  'yes-no': z.boolean().nullable(),
  money: z.int().nullable(),
  measure: z.number().nullable(),
  names: z.array(text),
  file: z.object({ key: text, name: text, size: z.int() }).nullable(),
};

type Inputs<Catalog extends readonly DocumentField[]> = {
  [Field in Catalog[number] as Field['name']]: z.ZodOptional<InputOf<Field['type']>>;
};
type Answers<Catalog extends readonly DocumentField[]> = {
  [Field in Catalog[number] as Field['name']]: AnswerOf<Field['type']>;
};

/** The contract of a document: what creates it, what changes it, and what it is answered with. */
export function documentSchemas<const Catalog extends readonly DocumentField[]>(catalog: Catalog) {
  const shapeBy = (schemaOf: (field: DocumentField) => z.ZodType) =>
    Object.fromEntries(catalog.map((field) => [field.name, schemaOf(field)]));
  const given = shapeBy((field) => fieldInput(field).optional()) as Inputs<Catalog>;
  const values = shapeBy(fieldAnswer) as Answers<Catalog>;
  return {
    /** The fields that a write gives; the others keep their values. */
    fields: z.object(given),
    /** Its `id` is the client's, so that a repeated save or an undone deletion makes one document. */
    form: z.object({ id: z.uuid().optional(), ...given }),
    patch: z.object({ ...baseRevision, ...given }),
    answer: z.object({
      id: z.uuid(),
      ...values,
      revision: z.int(),
      created_at: instantAnswer,
      updated_at: instantAnswer,
    }),
  };
}

import { type FieldError, namedKeys, withKnownKeys } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { z } from 'zod';

/** Of a write that takes none. */
export const noFields = withKnownKeys(z.object({}));

type Issue = z.core.$ZodIssue;

const isUnknownKey = (issue: Issue): boolean => issue.code === 'unrecognized_keys';

/** Parses a value. @throws AppError request.invalid, or request.unknown_field if a key has no field, listing the fields */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap(unwrapped);
  const unknown = issues.filter(isUnknownKey);
  const errors = [...unknown, ...issues.filter((issue) => !isUnknownKey(issue))].flatMap(fieldErrors);
  const code = unknown.length > 0 ? 'request.unknown_field' : 'request.invalid';
  throw new AppError(code, { userMessage: errors[0]?.message, errors });
}

/** A key without a field is named also where a value may be one of several objects. */
function unwrapped(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [closest] = issue.errors
    .filter((issues) => issues.length === 1 && issues[0]?.code === 'unrecognized_keys')
    .toSorted((a, b) => keyCount(a) - keyCount(b));
  return closest?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

const keyCount = ([issue]: readonly Issue[]): number =>
  issue?.code === 'unrecognized_keys' ? issue.keys.length : 0;

function fieldErrors(issue: Issue): FieldError[] {
  const { path, message } = issue;
  if (issue.code !== 'unrecognized_keys') return [{ path: path.join('.'), message }];
  return namedKeys(issue.keys).map((key) => ({ path: [...path, key].join('.'), message }));
}

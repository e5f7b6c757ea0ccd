import { AppError } from '@printpartner/messaging';
import type { z } from 'zod';

/** Parses a value. @throws AppError request.invalid, listing the fields */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new AppError('request.invalid', { userMessage: errors[0]?.message, errors });
}

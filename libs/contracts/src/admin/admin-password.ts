import { z } from 'zod';

const HEADER_TEXT = /^[!-~\u0080-\u00FF](?:[\t -~\u0080-\u00FF]*[!-~\u0080-\u00FF])?$/;

/** Whether a password arrives as it was entered: a header holds no other characters, and loses blanks at its ends. */
export const isSendable = (password: string): boolean => HEADER_TEXT.test(password);

/** The password of the admin pages, as the operator sets it. It is sent in a header. */
export const adminPassword = z
  .string()
  .min(12, 'Must have at least 12 characters')
  .refine(isSendable, 'Must have no blank at an end, and only letters, digits and signs up to U+00FF');

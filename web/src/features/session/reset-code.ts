import { limits } from '@printpartner/contracts/types';

/** The digits of a pasted code, without spaces, cut to the length of a code. */
export const codeDigits = (typed: string): string =>
  typed.replace(/\D/g, '').slice(0, limits.resetCodeLength);

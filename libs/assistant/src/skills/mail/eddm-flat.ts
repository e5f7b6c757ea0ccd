import type { Classification } from '@printpartner/print-knowledge/mail';

/** Whether a piece qualifies for EDDM; one that mails as a letter by its shape may, too, such as 6 × 11 in. */
export const isEddmFlat = ({ eligibility }: Classification): boolean =>
  eligibility.some(({ category, isEligible }) => category === 'eddm-flat' && isEligible);

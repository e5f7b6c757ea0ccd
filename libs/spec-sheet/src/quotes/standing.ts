import type { Quote } from '@printpartner/contracts/types';

/** Whether a quote still counts. */
export interface QuoteStanding {
  /** Its last valid day is over. */
  is_expired: boolean;
  /** It prices another job than the sheet describes now. */
  is_outdated: boolean;
}

/** @param today calendar date, YYYY-MM-DD */
export const standingOf = (
  { valid_until: lastDay, is_outdated }: Pick<Quote, 'valid_until' | 'is_outdated'>,
  today: string,
): QuoteStanding => ({ is_expired: lastDay !== '' && lastDay < today, is_outdated });

/** Whether a quote's prices hold for the sheet as it is. */
export const isCurrent = ({ is_expired: isExpired, is_outdated: isOutdated }: QuoteStanding): boolean =>
  !isExpired && !isOutdated;

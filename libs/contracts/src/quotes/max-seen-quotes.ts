import { limits } from '../limits.ts';

/** Quotes in one request that marks them as seen: as many as a sheet usually has. */
export const maxSeenQuotes = limits.quotesOfSheet + limits.linksOfSheet;

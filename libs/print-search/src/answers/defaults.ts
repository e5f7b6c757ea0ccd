/** Stocks of a job that names none, by id: what the calculators show at first. */
export const defaultStocks = { body: '80-gloss-text', cover: '10pt-c1s' } as const;

/** Stock of a card that names none, by id. */
export const CARD_STOCK = '14pt-c2s';

/** Caliper of an insert or mailpiece that names none, inches: that of `CARD_STOCK`. */
export const DEFAULT_CALIPER = '0.014';

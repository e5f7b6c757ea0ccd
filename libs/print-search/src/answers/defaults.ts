/** Stocks of a job that names none, by id: what the calculators show at first. A card and a mailpiece are of one stock. */
export const defaultStocks = { body: '80-gloss-text', cover: '10pt-c1s', card: '14pt-c2s' } as const;

/** Caliper of an insert or mailpiece that names none, inches: that of a card. */
export const DEFAULT_CALIPER = '0.014';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const QUOTE_FILE = new RegExp(`^quote-${UUID}\\.pdf$`);

/** Whether a key is a quote's PDF. The store holds files of checks, too. */
export const isQuoteFile = (key: string): boolean => QUOTE_FILE.test(key);

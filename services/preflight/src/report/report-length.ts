/** Findings are listed, and pages shown, up to this page; after it they are only counted. */
export const MAX_PAGES = 60;
/** Characters of a paragraph. */
const MAX_TEXT = 2_000;

/** A text of at most so many characters. */
export const shortened = (text: string, most = MAX_TEXT): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;

/** Full stops that programs read as a dot in the name of a host, with those of Chinese and Japanese. */
const DOT = '[.․﹒。．｡]';
/** Characters without a mark of their own, and accents, which hide letters from a search but not from a browser. */
const UNSEEN = String.raw`[\p{M}\p{Cf}]*`;

/** The dots in the name of a host, which two letters follow, and the last one of an IPv4 address. */
export const HOST_NAME = new RegExp(
  String.raw`(?<=\S)${DOT}(?=${UNSEEN}\p{L}${UNSEEN}\p{L})|(?<=\d${DOT}\d{1,3}${DOT}\d{1,3})${DOT}(?=\d)`,
  'u',
);
const EVERY_DOT = new RegExp(HOST_NAME, 'gu');

/**
 * A user's text in a mail to somebody else. Mail programs turn hosts and addresses into links, also without `https`, so
 * spaces break them up: `evil .example`, `https: //evil .example`.
 */
export const unlinkedText = (text: string): string =>
  text.replace(EVERY_DOT, ' $&').replaceAll('://', ': //');

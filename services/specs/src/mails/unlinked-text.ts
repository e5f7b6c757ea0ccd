/** The dots in the name of a host, which two letters follow. Some programs also read full stops of Chinese and Japanese so. */
export const HOST_NAME = /(?<=\S)[.。．｡](?=\p{Cf}*\p{L}[\p{M}\p{Cf}]*\p{L})/u;
const EVERY_DOT = new RegExp(HOST_NAME, 'gu');

/**
 * A user's text in a mail to somebody else. Mail programs turn hosts and addresses into links, also without `https`, so
 * spaces break them up: `evil .example`, `https: //evil .example`.
 */
export const unlinkedText = (text: string): string =>
  text.replace(EVERY_DOT, ' $&').replaceAll('://', ': //');

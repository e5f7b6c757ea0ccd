/** A dot in a name of a host: two letters follow. Some programs also read the full stops of Chinese and Japanese as one. */
const DOT_OF_HOST = /(?<=\S)[.。．｡](?=\p{Cf}*\p{L}[\p{M}\p{Cf}]*\p{L})/gu;

/**
 * A user's text in a mail to somebody else. Mail programs turn hosts and addresses into links, also without `https`, so
 * spaces break them up: `evil .example`, `https: //evil .example`.
 */
export const unlinkedText = (text: string): string =>
  text.replace(DOT_OF_HOST, ' $&').replaceAll('://', ': //');

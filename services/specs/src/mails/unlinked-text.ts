import { startOfText } from '@printpartner/spec-sheet/quotes';
import type { MailSender } from '../accounts/accounts.client.ts';

/** Full stops that programs read as a dot in the name of a host, with those of Chinese and Japanese. */
const DOT = '[.․﹒。．｡]';
/** Characters without a mark of their own, and accents, which hide letters from a search but not from a browser. */
const UNSEEN = String.raw`[\p{M}\p{Cf}]*`;

/** The dots in the name of a host, which two letters follow, and the last one of an IPv4 address. */
const HOST_NAME = new RegExp(
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

const PLAIN_NAME = /^[^\p{C}/@:<>]{1,60}$/u;

/** The name in the subject of a mail. One that could pass for an address or a link is left out. */
export const buyerName = ({ name }: MailSender): string =>
  name !== null && PLAIN_NAME.test(name) && !HOST_NAME.test(name) ? name : 'A print buyer';

const UNPLAIN = /[\p{C}\s/@:<>]+/gu;
const MAX_NAME = 60;

/** The sheet in the subject of a mail: `: Season program`. '' if its name could pass for a link. */
export function aboutSheet({ name }: { name: string }): string {
  const plain = name.replace(UNPLAIN, ' ').trim();
  if (plain === '' || HOST_NAME.test(name)) return '';
  const shown = plain.length > MAX_NAME ? `${startOfText(plain, MAX_NAME - 1).trim()}…` : plain;
  return `: ${shown}`;
}

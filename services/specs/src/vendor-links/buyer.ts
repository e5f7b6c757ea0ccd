import type { MailSender } from '../accounts/accounts.client.ts';
import { HOST_NAME } from '../mails/unlinked-text.ts';
import { type Sheet, textMeaning } from '@printpartner/spec-sheet/fields';
import { startOfText } from '@printpartner/spec-sheet/quotes';

/** Who asks for a quote, as the sheet has it; '' where it has nothing. */
export const buyerOf = (sheet: Sheet): { company: string; name: string } => ({
  company: textMeaning(sheet, 'company'),
  name: textMeaning(sheet, 'contact'),
});

const PLAIN_NAME = /^[^\p{C}/@:<>]{1,60}$/u;

/** The name in the subject of a mail. One that could pass for an address or a link is left out. */
export const buyerName = ({ name }: MailSender): string =>
  name !== null && PLAIN_NAME.test(name) && !HOST_NAME.test(name) ? name : 'A print buyer';

const UNPLAIN = /[\p{C}\s/@:<>]+/gu;
const MOST_OF_NAME = 60;

/** The sheet in the subject of a mail: `: Season program`. '' if its name could pass for a link. */
export function aboutSheet({ name }: { name: string }): string {
  const plain = name.replace(UNPLAIN, ' ').trim();
  if (plain === '' || HOST_NAME.test(name)) return '';
  const shown = plain.length > MOST_OF_NAME ? `${startOfText(plain, MOST_OF_NAME - 1).trim()}…` : plain;
  return `: ${shown}`;
}

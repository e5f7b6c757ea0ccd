import { asksLack, verdictWord } from '../../verdict.ts';

const ASKS_FEW = /\btoo (?:few|thin|little|small|short)\b|\benough\b/;

/**
 * How the answer to a page count begins: `Yes, 92 pages work`, but `No, 92 pages aren’t too many` where the question asks
 * whether they are.
 * @param pages `92 pages`
 */
export function fitVerdict(text: string, pages: string, fit: 'fits' | 'many' | 'few'): string {
  const word = verdictWord(fit === 'fits', text);
  const asked = ASKS_FEW.test(text) ? 'few' : 'many';
  if (fit === 'fits') return word === 'Yes' ? `Yes, ${pages} work` : `No, ${pages} aren’t too ${asked}`;
  if (asksLack(text) && asked !== fit) return `No: ${pages} are too ${fit}`;
  if (word === 'Yes' || fit === 'many' || asked === 'few') return `${word}: ${pages} are too ${fit}`;
  const isAsked =
    !asksLack(text) &&
    /^(?:\w+ ){0,2}?(?:can|could|is|will|would|does|do)\b|\b(?:ok|okay|possible|work)\b/.test(text);
  return `${isAsked ? 'No: ' : ''}${pages} are too ${fit}`;
}

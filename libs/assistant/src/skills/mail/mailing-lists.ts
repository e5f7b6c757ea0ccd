import { countText } from '@printpartner/print-knowledge/figures';
import { asksYesNo } from '../../question/asked-form.ts';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft } from '../skill.ts';
import { classCitation } from './classes-named.ts';
import { phrases } from './phrases.ts';

/** `how many should I order for a 5,000 name list`. */
export const ORDERED_FOR =
  /\bhow many\b.*\b(?:order|print|get|need|run)\b.*\b(?:list|names|addresses|recipients|households|mailing)\b/;

/** Names of what is done to a list. */
export const listTerms = phrases(
  'cass, ncoa, ncoalink, move update, address update, mailing list, list hygiene',
  'to the list, with the list, to my list, with my list, to our list, my list, our list, list clean, address list, clean my list, clean the list, overs for mail, mail spoilage',
);

/** Whether and how a mailing list is prepared. */
export function lists(question: Question): Draft {
  if (has(question, 'overs', 'spoilage', 'extra')) return overs();
  if (
    has(question, 'eddm') ||
    has(question, 'without a mailing list', 'no mailing list', "don't have a mailing list", 'no list')
  )
    return answers(
      '**EDDM** needs no mailing list: it goes to every household on a route. Every other presorted mailing needs one.',
      [{ entry: 'EDDM', place: 'Strategy and Format Selection' }],
    );
  return answers(
    `${asksYesNo(question) && has(question, 'need', 'have to', 'required', 'require', 'must') ? '**Yes.** ' : ''}Run the list through **CASS** (corrects addresses), and through **NCOA within 95 days** of the mailing (updates people who moved). First-Class commercial mail requires it (Move Update).`,
    [
      { entry: 'The list was run through CASS, and through NCOA within 95 days', place: 'Ready to mail?' },
      classCitation('commercial'),
    ],
  );
}

/** Copies beyond the list. */
export const overs = (pieces?: number): Draft =>
  answers(
    pieces === undefined
      ? 'Print **3–5% overs** for spoilage in addressing and mailing.'
      : `**${countText(Math.ceil(pieces * 1.03))} to ${countText(Math.ceil(pieces * 1.05))}** for ${countText(pieces)} addresses: print 3–5% overs for spoilage in addressing and mailing.`,
    [{ entry: '3–5% overs are printed for spoilage', place: 'Ready to mail?' }],
  );

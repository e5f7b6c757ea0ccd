import { asksYesNo } from '../../question/asked-form.ts';
import { has, type Question } from '../../question/question.ts';
import { answers, type Skill } from '../skill.ts';
import { mailEntry } from './mail-figures.ts';
import { isAboutMail } from './mail-terms.ts';

const COLORED =
  /\b(?:dark|navy|black|red|burgundy|maroon|green|blue|purple|gold|silver|colou?red|kraft|metallic)(?: [\w#-]+){0,2} envelopes?\b/;

/** `will it be rejected`: a yes would say the opposite. */
const REFUSES = /\b(?:reject\w*|refus\w*|problem|bad|surcharge|avoid|extra|more|unreadable)\b/;

/** `will usps accept a navy envelope`: what matters is the background of the address. */
export const darkEnvelope: Skill = {
  id: 'mail-dark-envelope',
  answer: (question: Question) =>
    COLORED.test(question.text) &&
    !has(question, 'print', 'printing', 'how much', 'cost', 'white ink') &&
    (isAboutMail(question) || has(question, 'accept', 'accepted', 'address', 'machine', 'read', 'scan', 'ok'))
      ? answers(
          `${asksYesNo(question) && !REFUSES.test(question.text) ? '**Yes, with a light background behind the address**, such as a white label. ' : ''}USPS wants a **light background** behind address and barcode: no reversed (white) type on a dark paper.`,
          [mailEntry.addressSide],
        )
      : undefined,
};

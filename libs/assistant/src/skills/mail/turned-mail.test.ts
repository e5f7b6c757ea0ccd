import { expect, it } from '@jest/globals';
import { readQuestion } from '../../question/read-question.ts';
import { draftBySkill } from '../draft-by-skill.ts';
import { skills } from '../skills.ts';

const answerTo = (message: string) => draftBySkill(readQuestion(message, []), skills)?.draft.text ?? '';

it.each([
  ['do square cards avoid the surcharge?', /^\*\*No/],
  ['do square cards pay a surcharge?', /^\*\*Yes/],
  ['should I avoid staples on a self-mailer?', /^\*\*Yes/],
  ['can I staple a self-mailer shut?', /^\*\*No/],
  ['will a navy envelope be rejected by USPS?', /^USPS wants/],
  ['will USPS accept a navy envelope?', /^\*\*Yes/],
  ['can I skip the mailing list with EDDM?', /^EDDM goes/],
  ['can EDDM skip businesses?', /^\*\*No/],
])('C3 answers “%s” with the verdict of its own direction', (message, lead) => {
  expect(answerTo(message)).toMatch(lead);
});

import { describe, expect, it } from '@jest/globals';
import { readQuestion } from '../../question/read-question.ts';
import { appSkills, namedCalculators } from './app-skills.ts';

function idOf(text: string): string | undefined {
  const question = readQuestion(text, []);
  return [...namedCalculators, ...appSkills].find((skill) => skill.answer(question) !== undefined)?.id;
}

describe('C3 Print Partner itself', () => {
  it.each([
    ['how do i change my password', 'change-password'],
    ['forgot my password', 'forgotten-password'],
    ['close my account', 'delete-account'],
    ['download all my data', 'export-data'],
    ['snooze a reminder', 'snooze'],
    ['email specs to my vendor', 'email-specs'],
    ['which calculator gives the spine', 'calculators'],
    ['reorder the tiles', 'rearrange-tabs'],
    ['can you print my brochures', 'orders'],
  ])('C3 understands “%s” as %s', (text, id) => {
    expect(idOf(text)).toBe(id);
  });

  it.each([
    'how many tabs does a self-mailer need',
    'where does the address go on a postcard',
    'clear zone of the barcode',
  ])('C3 leaves “%s” to other skills', (text) => {
    expect(idOf(text)).toBeUndefined();
  });
});

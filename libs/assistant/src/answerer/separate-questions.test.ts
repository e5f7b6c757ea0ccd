import { expect, it } from '@jest/globals';
import { readQuestion } from '../question/read-question.ts';
import { skills } from '../skills/skills.ts';
import { draftBySkill } from '../skills/draft-by-skill.ts';
import { answersApart, separated } from './separate-questions.ts';

it.each([
  ['what bleed do I need and how much is a stamp?', ['what bleed do I need', 'how much is a stamp?']],
  ['What bleed do I need? How much is a stamp?', ['What bleed do I need?', 'How much is a stamp?']],
  [
    'We print a 6x9 card. What bleed do I need? Which stock is best?',
    ['We print a 6x9 card. What bleed do I need?', 'Which stock is best?'],
  ],
  [
    'spine and weight of 200 pages on 60# offset',
    ['spine of 200 pages on 60# offset book', 'weight of 200 pages on 60# offset book'],
  ],
])('C3 takes “%s” apart', (message, parts) => {
  expect(separated(message)).toEqual(parts);
});

it.each([
  'what is the difference between saddle stitch and perfect binding?',
  'can I fold and score 100# cover',
  'What bleed? What resolution? What color mode?',
  'What bleed do I need? It is for a 6x9 card.',
])('C3 leaves “%s” whole', (message) => {
  expect(separated(message)).toBeUndefined();
});

const apart = (message: string): string | undefined =>
  answersApart(message, [], skills, draftBySkill(readQuestion(message, []), skills))?.text;

it('C3 answers both of two questions', () => {
  expect(apart('what bleed do I need and how much is a stamp?')).toMatch(/0\.125 in[^]*\$0\.82/);
  expect(apart('spine and weight of 200 pages on 60# offset, 6x9')).toMatch(/0\.470 in[^]*10\.94 oz/);
  expect(apart('how thick is 100# gloss cover, and can I fold it without a score?')).toMatch(
    /0\.0087 in[^]*No, score/,
  );
});

it.each([
  'what size is an A7 envelope and what size?',
  'stapled booklet goes out without envelope. how many wafer seals and what size',
  'what is saddle stitch? what is perfect binding?',
])('C3 gives one answer to “%s”', (message) => {
  expect(apart(message)).toBeUndefined();
});

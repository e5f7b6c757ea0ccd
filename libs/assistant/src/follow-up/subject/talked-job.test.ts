import { expect, it } from '@jest/globals';
import type { Question } from '../../question/question.ts';
import { plainQuestion } from '../../question/read-question.ts';
import { valuesOf } from '../../question/value-spans.ts';
import { askedOfJob } from './asked-of-job.ts';
import { pieceText } from './job-questions.ts';
import { talkedJob } from './talked-job.ts';

/** Questions that follow each other; those after the first lean on the one before. */
function asked(...texts: readonly string[]): Question {
  let last: Question | undefined;
  for (const typed of texts) {
    const text = plainQuestion(typed);
    last = { typed, text, said: text, values: valuesOf(text), ...(last && { before: last, leansOn: last }) };
  }
  if (!last) throw new Error('No question.');
  return last;
}

it('C3 takes the piece from all questions about it, the newest first', () => {
  const job = talkedJob(
    asked('how thick is a 24 page 5.5x8.5 booklet on 80# gloss text', 'and 32 pages', 'with stamps'),
  );
  expect(job).toMatchObject({
    pages: '32 pages',
    size: '5.5x8.5',
    paper: '80# gloss text',
    mailedBy: 'with stamps',
  });
  expect(pieceText(job)).toBe('32 pages 5.5x8.5 booklet on 80# gloss text');
});

it('C3 takes nothing of a book for a card', () => {
  const card: Question = asked('weight of a 32 page catalog on 80# gloss text', 'postage of a 4x6 postcard');
  expect(talkedJob(card)).toEqual({ product: 'postcard', size: '4x6' });
});

it('C3 takes neither of two papers that were compared', () => {
  expect(talkedJob(asked('which is thicker, 80# gloss cover or 100# gloss cover')).paper).toBeUndefined();
});

it('C3 takes what an answer assumed aloud', () => {
  const job = talkedJob({ ...asked('what does a 6x9 postcard weigh'), assumed: 'on 14 pt c2s' });
  expect(job).toMatchObject({ product: 'postcard', size: '6x9', paper: '14 pt c2s' });
});

it.each([
  ['and what does it weigh?', { asked: 'weight' }],
  ['what about postage', { asked: 'postage' }],
  ['how thick was it again, in mm', { asked: 'thickness', unit: 'mm' }],
  ['how heavy would one be on 100# text', { asked: 'weight', changes: { paper: '100# text' } }],
  ['what if we do the 6x9 after all', { isChange: true, changes: { size: '6x9' } }],
])('C3 reads “%s” as asked of the piece', (said, message) => {
  expect(askedOfJob(plainQuestion(said))).toMatchObject(message);
});

it.each([
  'what is the weight limit of a letter',
  'which coating resists scuffs',
  'is it recyclable',
  'thanks',
])('C3 reads “%s” as asked of something else', (said) => {
  expect(askedOfJob(plainQuestion(said))).toBeUndefined();
});

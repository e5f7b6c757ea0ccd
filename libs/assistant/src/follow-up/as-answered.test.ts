import { describe, expect, it } from '@jest/globals';
import type { ChatTurn } from '@printpartner/contracts/types';
import { readQuestion } from '../question/read-question.ts';
import { DECLINE, UNKNOWN } from '../scope/scope.ts';
import { skills } from '../skills/skills.ts';
import { asAnsweredBy } from './as-answered.ts';
import { followUpDraft } from './follow-up-draft.ts';

const asAnswered = asAnsweredBy(skills);
const read = (message: string, history: readonly ChatTurn[]) => readQuestion(message, history, asAnswered);

/** What the last message of a conversation gets. */
function converse(...messages: readonly [string, ...string[]]) {
  const history: ChatTurn[] = [];
  let question = read(messages[0], history);
  for (const message of messages) {
    question = read(message, history);
    const reply = followUpDraft(question, skills)?.draft.text ?? UNKNOWN;
    history.push({ role: 'user', content: message }, { role: 'model', content: reply });
  }
  return { question, text: history.at(-1)?.content ?? '' };
}

describe('an earlier question', () => {
  it('C3 an earlier question is read as it was answered', () => {
    const { question } = converse('spine for 200 pages 60# offset', 'and 70#?', 'why');
    expect(question.before).toMatchObject({ text: 'spine for 200 pages 70# offset', skill: 'spine-width' });
  });

  it.each(['in mm?', 'are you sure?', 'why'])(
    'C3 the question meant is the one before a remark such as “%s”',
    (remark) => {
      const { question } = converse('spine for 200 pages 60# offset', remark, 'what about 70#');
      expect(question.text).toBe('spine for 200 pages 70# offset');
    },
  );

  it.each([DECLINE, UNKNOWN])('C3 the question meant is the one before a message that got “%s”', (reply) => {
    const { text } = read('and 70#?', [
      { role: 'user', content: 'spine for 200 pages 60# offset' },
      {
        role: 'model',
        content: followUpDraft(read('spine for 200 pages 60# offset', []), skills)?.draft.text ?? '',
      },
      { role: 'user', content: 'and will my dog like it' },
      { role: 'model', content: reply },
    ]);
    expect(text).toBe('spine for 200 pages 70# offset');
  });

  it('C3 with an answer of another kind keeps its own text', () => {
    const { before } = read('and 70#?', [
      { role: 'user', content: 'spine for 200 pages 60# offset' },
      { role: 'model', content: 'It is about half an inch.' },
    ]);
    expect(before?.text).toBe('spine for 200 pages 60# offset');
    expect(before?.skill).toBeUndefined();
  });
});

describe('a change', () => {
  it.each<[readonly [string, ...string[]], string]>([
    [['turnaround for a digital booklet', 'with soft touch lam added'], '5–8 business days'],
    [['kdp spine for 250 pages white paper', 'cream?', 'the diff in mm'], '1.6 mm'],
    [
      ['turnaround for a digital booklet', 'with soft touch lam added', 'offset w/o the lam'],
      '7–10 business days',
    ],
    [['spine for 120 inside pages on 70# uncoated', 'plus a 12pt cover perfect bound?'], '0.330 in'],
  ])('C3 in %j is answered by the skill that answered before', (messages, fact) => {
    expect(converse(...messages).text).toContain(fact);
  });

  it('C3 that is about another subject says so, and gets no figure of the earlier one', () => {
    const { question } = converse(
      'spine for 200 pages 60# offset',
      'ok different thing, smallest type size?',
    );
    expect(question.before).toBeUndefined();
  });
});

describe('a doubt', () => {
  it.each(['are you sure?', 'really?', 'that doesn’t sound right', 'my printer told me otherwise'])(
    'C3 “%s” gets the answer again',
    (doubt) => {
      expect(converse('can I saddle stitch 30 pages', doubt).text).toMatch(/multiple of 4.*28.*32/);
    },
  );

  it('C3 with a figure of its own gets that judged', () => {
    expect(converse('spine for 200 pages 60# offset', 'my printer says .5, are they wrong').text).toContain(
      'too wide by 0.030 in',
    );
  });

  it('C3 names the printer only if that is who says otherwise', () => {
    expect(converse('can I saddle stitch 30 pages', 'are you sure').text).not.toContain('your printer works');
    expect(converse('can I saddle stitch 30 pages', 'my rep says yes').text).toContain('your printer works');
  });
});

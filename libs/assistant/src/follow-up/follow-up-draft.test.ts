import { describe, expect, it } from '@jest/globals';
import type { ChatTurn } from '@printpartner/contracts/types';
import { readQuestion } from '../question/read-question.ts';
import { skills } from '../skills/skills.ts';
import { followUpDraft } from './follow-up-draft.ts';
import { inAskedUnit } from './in-asked-unit.ts';
import { readingsOf } from './readings.ts';

/** The question of the last message after others with their answers, in turn. */
function ask(...messages: readonly string[]) {
  const history = messages
    .slice(0, -1)
    .map((content, place): ChatTurn => ({ role: place % 2 === 0 ? 'user' : 'model', content }));
  return readQuestion(messages.at(-1) ?? '', history);
}

const answerTo = (...messages: readonly string[]) => followUpDraft(ask(...messages), skills)?.draft.text;

describe('a unit alone', () => {
  it.each([
    ['**0.470 in** (11.9 mm, about 15/32 in) for 200 pages', 'in mm?', '**11.9 mm** (0.470 in).'],
    ['A7 is **5-1/4 × 7-1/4 in**.', 'in cm', '**13.34 × 18.42 cm** (5-1/4 × 7-1/4 in).'],
    ['1,000 weigh **12 lb**.', 'in kg please', '**5.44 kg** (12 lb).'],
    ['It is **0.0046 in** thick.', 'and in mm?', '**0.117 mm** (0.0046 in).'],
  ])('C3 gives the figure of “%s” for “%s”', (reply, asked, text) => {
    expect(inAskedUnit(ask('how large is it', reply, asked))?.text).toBe(text);
  });

  it('C3 converts no weight to a length', () => {
    expect(inAskedUnit(ask('how heavy is it', 'It weighs **12 lb**.', 'in mm'))).toBeUndefined();
  });
});

describe('a reason', () => {
  const booklet = 'can I saddle stitch a 30 page booklet';
  const reply =
    '**30 pages don’t work as they are**: saddle stitch needs a multiple of 4. Make it **28** or **32**.';

  it.each(['why', 'why not?', 'but why is that', 'how come'])('C3 answers “%s” with the reason', (why) => {
    const text = answerTo(booklet, reply, why);
    expect(text).toContain('four pages');
    expect(text).not.toContain('28');
  });

  it('C3 asks of the booklet again after a “why”', () => {
    expect(ask(booklet, reply, 'why not', 'Folded sheets.', 'what about 36 pages').text).toBe(
      'can i saddle stitch a 36 pages booklet',
    );
  });
});

describe('the answer before', () => {
  it('C3 quotes the sentence that has the figure', () => {
    const tabs = 'It needs **2 tabs of 1 in**. Glue spots are 3/8 in. The final fold is at the bottom.';
    expect(answerTo('how do I seal a mailer with tabs', tabs, 'how many tabs')).toMatch(/2 tabs of 1 in/);
  });

  it('C3 reads “that one” as what it chose', () => {
    const question = ask(
      'what binding for a 120 page book',
      '**Perfect binding** takes 120 pages.',
      'does that one open flat',
    );
    expect(readingsOf(question)[0]?.question.text).toContain('perfect binding');
  });

  it('C3 compares the last two things', () => {
    const question = ask('is wire-o ok', 'Yes.', 'and spiral coil?', 'Yes.', 'which is cheaper');
    expect(readingsOf(question)[0]?.question.text).toContain('wire-o or spiral coil');
  });
});

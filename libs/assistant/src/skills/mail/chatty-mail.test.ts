import { describe, expect, it } from '@jest/globals';
import { readQuestion } from '../../question/read-question.ts';
import { draftBySkill } from '../draft-by-skill.ts';
import { skills } from '../skills.ts';

const answerTo = (message: string) => draftBySkill(readQuestion(message, []), skills)?.draft;

describe('mail questions as in a chat', () => {
  it('C3 sums a mailing in two sort levels', () => {
    const draft = answerTo(
      '8,000 marketing mail letters, 6,500 at 5-digit and 1,500 at mixed, no dscf. postage total',
    );
    expect(draft?.text).toContain('**$3,268.00**');
  });

  it('C3 weighs a booklet with its separate cover, and also with the cover counted', () => {
    const draft = answerTo('how heavy is a 40 page 8.5x11 booklet on 100# gloss text with 100# gloss cover');
    expect(draft?.text).toContain('**7.45 oz**');
    expect(draft?.text).toContain('6.82 oz');
  });

  it('C3 takes the typed gsm of a board that is named in points, too', () => {
    const draft = answerTo('ship weight for 5,000 6x9 postcards on 14pt c2s (mill says 350 gsm)');
    expect(draft?.text).toContain('**134.4 lb**');
  });

  it('C3 answers the envelope and the postage of one message', () => {
    const draft = answerTo("I've got 250 invites 5x7 on 110 lb, what env and how much postage");
    expect(draft?.text).toContain('**A7**');
    expect(draft?.text).toContain('**$205.00**');
  });

  it('C3 asks for the paper of a booklet instead of pricing it at 1 oz', () => {
    expect(answerTo('postage for 4,000 marketing mail newsletters, 12 pages, 8.5 x 11')).toMatchObject({
      kind: 'asks',
      text: 'Which paper is it on, or how many ounces does one weigh?',
    });
  });

  it.each([
    '40 of our invites go to canada, 1 oz, whats that stamp cost',
    'certified mail for 30 letters how much',
    'we are a church, how much is nonprofit postage on 3000 postcards',
    'what is the first class presort postcard rate exactly, 5 digit automation, 2,000 pcs',
    "my catalog's 7.8 oz and 8.5x11. standard mail flats, 4000 copies, whats the postage",
  ])('C4 the answer has no price for “%s”', (message) => {
    expect(answerTo(message)).toMatchObject({ kind: 'unknown' });
  });

  it('C3 prices the pieces within the US where others go abroad', () => {
    const draft = answerTo('send 60 invites to Canada and 40 to US friends. stamp cost?');
    expect(draft?.text).toContain('40 × $0.82');
    expect(draft?.text).not.toContain('60 ×');
  });

  it('C3 mails in the outer envelope, not in the reply envelope', () => {
    const draft = answerTo('8 sheets of 24lb 8.5x11 plus a #9 reply envelope in a #10, one stamp or two?');
    expect(draft?.text).toContain('in a #10 envelope');
    expect(draft?.text).toContain('1.89 oz');
  });
});

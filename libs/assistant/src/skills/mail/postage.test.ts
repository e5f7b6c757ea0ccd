import { describe, expect, it } from '@jest/globals';
import { readQuestion } from '../../question/read-question.ts';
import { draftBySkill } from '../draft-by-skill.ts';
import type { Draft } from '../skill.ts';
import { mailSkills } from './mail-skills.ts';

const answerTo = (text: string): Draft | undefined => draftBySkill(readQuestion(text, []), mailSkills)?.draft;
const textOf = (question: string): string => answerTo(question)?.text ?? '';

describe('C3 postage of a mailing', () => {
  it('C3 multiplies the class price by the pieces, from the deepest sort to the least', () => {
    const draft = answerTo('postage for 2,500 6x11 postcards by marketing mail');
    expect(draft?.text).toContain('**$987.50–$1,167.50**');
    expect(draft?.workings?.[0]?.steps.at(-1)?.working).toBe('2,500 × $0.395–$0.467');
    expect(draft?.workings?.[0]?.opens).toContain('calculators=postage');
  });

  it('C3 takes the one sort level that the question names', () => {
    expect(textOf('postage for 5k marketing mail letters, all 5-digit')).toContain('**$1,975.00**');
  });

  it('C3 compares every class that takes the piece, cheapest first', () => {
    const text = textOf('cheapest way to mail 5000 6x11 postcards');
    expect(text).toMatch(/^\*\*EDDM Retail\*\* is the cheapest/);
    expect(text).toContain('**$1,300.00**');
    expect(text).toContain('**$4,100.00**');
  });

  it('C3 leaves out a class that the question excludes', () => {
    expect(textOf('cheapest way to mail 5000 6x11 postcards, not EDDM')).not.toContain('EDDM Retail');
  });

  it('C3 subtracts two classes when the question asks what is saved', () => {
    expect(textOf('how much do I save with marketing mail instead of stamps on 2000 letters')).toContain(
      '**$706.00–$850.00**',
    );
  });

  it('C3 answers a question about next year with the one increase a fiscal year', () => {
    expect(textOf('what will a stamp cost in january 2027')).toMatch(
      /at most once per fiscal year.*An increase in January 2027 is possible/,
    );
  });

  it('C3 subtracts metered from stamped postage', () => {
    expect(textOf('savings of metered over stamps on 300 letters')).toContain('**$12.00**');
  });

  it('C3 subtracts two sizes in the same class', () => {
    expect(textOf('difference in postage between 6x9 and 6.5x9 for 5000 marketing mail')).toContain(
      '**$1,940.00–$3,965.00**',
    );
  });

  it('C3 prices too few pieces at the single-piece price and names the minimum', () => {
    const text = textOf('bulk mail postage for 150 letters');
    expect(text).toContain('**200 pieces**');
    expect(text).toContain('**$123.00**');
  });

  it('C3 adds the surcharge of a square to a stamp', () => {
    expect(textOf('how much to mail 500 6x6 square invitations')).toContain('**$655.00**');
  });

  it('C3 charges an EDDM mailing per piece and splits it over days', () => {
    const text = textOf('what would 10000 eddm pieces cost in postage');
    expect(text).toContain('**$2,600.00**');
    expect(text).toContain('2 days');
  });

  it.each([
    ['postage for a 2 oz letter', '$1.11'],
    ['metered 3 ounce letter', '$1.36'],
    ['how much does each additional ounce cost', '$0.29'],
    ['postcard stamp cost', '$0.65'],
    ['postage for a 9x12 envelope', '$1.69'],
  ])('C3 answers “%s” with %s', (question, price) => {
    expect(textOf(question)).toContain(`**${price}**`);
  });

  it('C3 asks back for the size when the postage depends on it', () => {
    const draft = answerTo('how much is postage for 5000 pieces');
    expect(draft?.kind).toBe('asks');
    expect(draft?.text).toContain('size');
  });

  it('C3 the answer has no nonprofit prices and says so', () => {
    expect(textOf('nonprofit letter price')).toContain('no nonprofit prices');
  });

  it('C3 leaves the price of printing to other skills', () => {
    expect(answerTo('what does it cost to print 5000 postcards')).toBeUndefined();
    expect(answerTo('price for 1000 9x6 post cards')).toBeUndefined();
  });
});

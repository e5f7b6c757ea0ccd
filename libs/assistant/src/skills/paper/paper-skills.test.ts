import { describe, expect, it } from '@jest/globals';
import { readQuestion } from '../../question/read-question.ts';
import type { Draft } from '../skill.ts';
import { exactPaperSkills, paperSkills } from './paper-skills.ts';

function answerTo(typed: string): Draft | undefined {
  const question = readQuestion(typed, []);
  for (const { answer } of paperSkills) {
    const draft = answer(question);
    if (draft) return draft;
  }
  return undefined;
}

const boldIn = (typed: string): string[] =>
  [...(answerTo(typed)?.text ?? '').matchAll(/\*\*(.+?)\*\*/g)].map(([, bold = '']) => bold);

describe('C3 answers on paper', () => {
  it.each([
    ['80# text in gsm', ['118 gsm']],
    ['80# to gsm', ['118 gsm', '216 gsm']],
    // 300 × 520 ÷ 1,406.139
    ['300 gsm in pounds', ['110.9# cover (about 111#)']],
    // 80 × 520 ÷ 950
    ['80# text in cover weight', ['43.8# cover (about 44#)']],
    ['how thick is 100# gloss cover', ['0.0087 in (8.7 pt)']],
    ['14 pt in mm', ['0.356 mm']],
    ['12 point board to gsm', ['270–300 gsm']],
    ['ppi of 60# offset', ['444 pages per inch']],
    // 500 × 0.0039
    ['stack height of 500 sheets of 20# bond', ['1.95 in']],
    // 2 × 70 × 25 × 38 ÷ 950
    [
      'weight of 1,000 sheets of 25 x 38 70# text',
      ['1,000 sheets of 70# text, 25 × 38 in, weigh 140 lb', '2.24 oz'],
    ],
  ])('C3 calculates “%s”', (typed, figures) => {
    expect(boldIn(typed)).toEqual(figures);
  });

  it.each([
    ['is 100# text heavier than 80# cover', /^No: 80# cover is heavier .* 216 against 148 gsm, 46% more$/],
    ['100# text is lighter than 80# cover, right?', /^Yes: 80# cover is heavier/],
    ['is 16 pt thicker than 14 pt', /^Yes: 16 pt is thicker/],
    ['is 20# bond the same as 50# text', /practically the same weight/],
    ['is 14 pt thicker than 130# cover', /^It depends on the finish of 130# cover$/],
    ['is 80# cover cheaper than 65# cover', /65# cover is heavier|80# cover is heavier/],
  ])('C3 compares “%s”', (typed, verdict) => {
    expect(boldIn(typed)[0]).toMatch(verdict);
  });

  it('C3 asks for the size when the weight of sheets depends on it', () => {
    expect(answerTo('how much do 2,000 sheets of 80# text weigh')?.kind).toBe('asks');
  });

  it('C3 offers the recommended paper to the spec form', () => {
    expect(answerTo('which paper for business cards')?.specs).toEqual({
      form: 'custom',
      values: { mailerPaperSpecs: '14 pt C2S' },
    });
  });
});

describe('C3 answers on coatings and presses', () => {
  it.each([
    ['how long does satin aqueous take to dry', ['20–40 minutes']],
    ['will flood uv crack on a fold', ['Yes.']],
    ['does soft touch laminate crack at the fold', ['No.']],
    ['how many 4x6 on a 13x19', ['9 up']],
    ['can a web press run 100# cover', ['No', '45–200 gsm']],
    ['registration of web', ['±0.2 mm']],
  ])('C3 answers “%s”', (typed, figures) => {
    expect(boldIn(typed)).toEqual(figures);
  });

  it('C3 recommends no excluded coating', () => {
    expect(boldIn('max protection without lamination, which coating')[0]).toBe('Gloss UV');
  });
});

describe('C3 answers on units', () => {
  it.each([
    ['3mm in inches', ['0.1181 in']],
    ['an eighth of an inch in mm', ['3.175 mm']],
    ['0.3125 as a fraction', ['5/16']],
    ['3/8 in decimal', ['0.375']],
    ['A4 in inches', ['8.27 × 11.69 in']],
    ['5.5 x 8.5 in mm', ['139.7 × 215.9 mm']],
    ['3.5 oz in grams', ['99.22 g']],
    ['12 picas in inches', ['2 in']],
  ])('C3 converts “%s”', (typed, figures) => {
    expect(boldIn(typed)).toEqual(figures);
  });
});

it.each([
  'what is the weather',
  'spine of 120 pages on 60# offset',
  'postage for a 6x9 card',
  'how many pages can I staple',
])('C3 leaves “%s” to the other subjects', (typed) => {
  const question = readQuestion(typed, []);
  expect(exactPaperSkills.flatMap(({ id, answer }) => (answer(question) ? [id] : []))).toEqual([]);
});

it('C3 names every paper skill once', () => {
  const ids = [...exactPaperSkills, ...paperSkills].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

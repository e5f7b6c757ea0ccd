import { describe, expect, it } from '@jest/globals';
import { readQuestion } from '../../question/read-question.ts';
import { booksSkills } from './books-skills.ts';

const PRECEDENCE: Readonly<Record<string, number>> = { '+': 1, '−': 1, '×': 2, '÷': 2 };

/** The value of a printed working such as `(11 + 0.0625) ÷ 3`. */
function valueOf(working: string): number {
  const tokens = working.match(/\d+(?:\.\d+)?|[-+−×÷()]/g) ?? [];
  let place = 0;
  const operand = (): number => {
    const token = tokens[place++] ?? '';
    if (token !== '(') return Number(token);
    const inner = terms(1);
    place++;
    return inner;
  };
  const terms = (least: number): number => {
    let value = operand();
    for (;;) {
      const sign = tokens[place] ?? '';
      const precedence = PRECEDENCE[sign] ?? 0;
      if (precedence < least) return value;
      place++;
      const other = terms(precedence + 1);
      value =
        sign === '+'
          ? value + other
          : sign === '−'
            ? value - other
            : sign === '×'
              ? value * other
              : value / other;
    }
  };
  return terms(1);
}

function draftOf(text: string) {
  const question = readQuestion(text, []);
  for (const { answer } of booksSkills) {
    const draft = answer(question);
    if (draft) return draft;
  }
  throw new Error(`No answer: ${text}`);
}

const papers = [
  '80# gloss text',
  '70# offset',
  '100# silk text',
  'caliper 0.0042',
  '0.1 mm paper',
  '444 ppi paper',
];
const covers = ['', 'plus 100# gloss cover', 'with a 12 pt cover', 'cover 0.011', 'cover 0.3 mm'];
const perPaper = papers.flatMap((paper) =>
  covers.flatMap((cover) => [
    `spine of 150 pages, ${paper} ${cover}`,
    `how thick is a 64 page saddle stitched book on ${paper} ${cover}`,
    `creep of 48 pages, ${paper} ${cover}`,
    `how many pages for a 3/4 in spine on ${paper} ${cover}`,
    `cover size of a 6x9 perfect bound book, 212 pages, ${paper} ${cover}`,
  ]),
);
const folds = [
  'tri-fold',
  'z-fold',
  'half fold',
  'gate fold',
  'double gate fold',
  'roll fold',
  'french fold',
];
const perFold = ['8.5x11', '11x17', 'A4', '9x16'].flatMap((size) =>
  [...folds, '5 panel roll fold', '6 panel accordion fold'].flatMap((fold) =>
    ['', ' on 80# cover', ' on 100# text'].map((paper) => `${fold} panel widths, ${size}${paper}`),
  ),
);
const questions = [...perPaper, ...perFold].map((text) => text.trim());

describe('C3 workings of books and folds', () => {
  it.each(questions)('C3 prints a working that comes to its result: “%s”', (text) => {
    for (const { steps } of draftOf(text).workings ?? [])
      for (const { working, result } of steps) {
        const [figure = ''] = /^[\d.]+/.exec(result) ?? [];
        const decimals = figure.split('.')[1]?.length ?? 0;
        // The count of pages is even.
        const unit = result.endsWith('pages') ? 1 : 10 ** -decimals;
        expect(Math.abs(valueOf(working) - Number(figure))).toBeLessThanOrEqual(1.001 * unit);
      }
  });

  it.each(questions)('C3 writes no figure with more than six decimals: “%s”', (text) => {
    const { text: answer, workings = [], specs } = draftOf(text);
    expect(JSON.stringify([answer, workings, specs])).not.toMatch(/\.\d{7}/);
  });

  it('C3 shows a working for spines, creep and panels', () => {
    for (const text of ['spine of 150 pages', 'creep of 48 pages', 'tri-fold panel widths'])
      expect(draftOf(text).workings?.length).toBeGreaterThan(0);
  });
});

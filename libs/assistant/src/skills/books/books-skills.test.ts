import { describe, expect, it } from '@jest/globals';
import { readQuestion } from '../../question/read-question.ts';
import { booksSkills } from './books-skills.ts';

function ask(text: string) {
  const question = readQuestion(text, []);
  for (const { answer } of booksSkills) {
    const draft = answer(question);
    if (draft) return draft;
  }
  return undefined;
}

const resultOf = (text: string) => ask(text)?.workings?.[0]?.steps.at(-1)?.result;

describe('C3 arithmetic of books', () => {
  it.each([
    // 64 × 0.0039 + 2 × 0.0100
    ['spine of 128 pages, 50# offset, 10 pt C1S cover', '0.2696 in'],
    // 150 × 0.0051 + 2 × 0.09
    ['hardcover spine, 300 pages of 70# offset', '0.9678 in'],
    // 250 × 0.002252
    ['kdp spine 250 pages white', '0.5630 in'],
    // 200 ÷ 444 + 0.06
    ['lulu spine width 200 pages', '0.5105 in'],
    // (64 ÷ 4 − 1) × 0.0035
    ['creep of 64 pages on 80# gloss text', '0.0525 in'],
    // (48 ÷ 4 − 1) × 0.0051 + 0.0070
    ['creep: 48 pages 70# offset plus 80# gloss cover', '0.0631 in'],
    // 48 ÷ 4 × 2 × 0.0046
    ['thickness of a 48 page saddle stitched book on 100# gloss text', '0.1104 in'],
    // (0.5 − 0.02) ÷ 0.0045 × 2
    ['how many pages for a half inch spine on 60# offset', '214 pages'],
    ['54 pages saddle stitched, ok?', '56 pages'],
    // 2 × 6 + 0.5 + 2 × 0.125, 9 + 2 × 0.125
    ['cover file of a 6x9 perfect bound book with a half inch spine, 1/8 bleed, size?', '9.25 in'],
    // (11 + 1/8) ÷ 2, (11 − 1/8) ÷ 4
    ['gate fold, flat is 11 wide, 1/8 gap between the doors, how wide are the panels', '2.7188 in'],
  ])('C3 works out “%s”', (text, result) => {
    expect(resultOf(text)).toBe(result);
  });

  it.each([
    ['80 pages in signatures', '2 signatures of 32 and 1 signature of 16'],
    ['96 pages as 16-page signatures', '6 signatures of 16 pages'],
    ['how many sheets in a 64 page booklet', '16 folded sheets'],
    ['cover size of an 8.5x11 perfect bound book, 200 pages of 60# offset', '17.47 × 11 in'],
  ])('C3 answers “%s”', (text, part) => {
    expect(ask(text)?.text).toContain(part);
  });

  it('C3 offers the corrected page count to the booklet form', () => {
    expect(ask('can I saddle stitch 54 pages')?.specs).toEqual({
      form: 'booklet',
      values: { bindingType: 'Saddle Stitch', pageCount: '56' },
    });
  });

  it('C3 asks for the pages of a spine', () => {
    expect(ask('how wide is the spine of my book')?.kind).toBe('asks');
  });
});

describe('C3 spines at print-on-demand companies', () => {
  it.each([
    ['ingramspark spine for 300 pages', /^\*\*IngramSpark’s spine widths aren’t in our list/],
    ['hardcover spine of 200 pages at lulu', /^\*\*The spine widths of print-on-demand hardcovers aren’t/],
    [
      'print on demand spine width, 200 pages',
      /0\.450 in\*\* for KDP white.*0\.510 in\*\* for Lulu paperback/,
    ],
  ])('C3 gives each company’s own width, or none: “%s”', (text, pattern) => {
    expect(ask(text)?.text).toMatch(pattern);
    expect(ask(text)?.text).not.toMatch(/ingram.*KDP/i);
  });
});

describe('C3 a coil for a typed thickness', () => {
  it.each([
    ['what coil for a 1-1/4 in book', '**About 1-3/8 in**'],
    ['which coil diameter for a 3/4" thick book', '**About 7/8 in**'],
  ])('C3 reads the whole number of “%s”', (text, answer) => {
    expect(ask(text)?.text).toContain(answer);
  });
});

describe('C3 page limits of bindings', () => {
  it.each([
    ['can I staple 120 pages', /^\*\*No: 120 pages are too many/],
    ['perfect bind 20 pages?', /^\*\*20 pages are too few/],
    ['perfect bound with 30 pages ok?', /ask the printer/],
    ['is 16 pages ok for saddle stitch', /^\*\*Yes/],
    ['best binding for 600 pages', /^\*\*Case binding/],
    ['cookbook binding that lays flat, which?', /^\*\*Spiral coil/],
    ['binding for 40 pages but not saddle stitch', /^\*\*Spiral coil/],
  ])('C3 decides “%s”', (text, pattern) => {
    expect(ask(text)?.text).toMatch(pattern);
  });

  it('C3 says both page ranges where the product’s documents differ', () => {
    expect(ask('most pages for saddle stitch')?.text).toMatch(/8–92 pages.*4–64 pages/s);
    expect(ask('fewest pages for perfect binding')?.text).toMatch(/32–300 pages.*28\+/s);
  });
});

describe('C3 folds', () => {
  it.each([
    ['tri-fold panels 8.5x11', '3-5/8 | 3-11/16 | 3-11/16 in'],
    ['c-fold 8.5x14 panel widths', '4-5/8 | 4-11/16 | 4-11/16 in'],
    ['tri-fold panel widths on 8.5x11', '3-5/8 | 3-11/16 | 3-11/16 in'],
    ['tri-fold panels across the short side of 11x17', '3-5/8 | 3-11/16 | 3-11/16 in'],
    ['gate fold 17x11 panels', '4-7/32 | 8-9/16 | 4-7/32 in'],
    ['5 panel roll fold, 20 in wide, panel widths', '3.8875 | 3.95 | 4.0125 | 4.075 | 4.075 in'],
    ['8.5x14 four panel brochure', '4 equal panels of 3-1/2 in'],
    ['a4 tri-fold panels in mm', '97.9 | 99.5 | 99.5 mm'],
    ['finished size of an 8.5x11 tri-fold', '3-11/16 × 8-1/2 in'],
    ['french fold of 17x22, folded size', '11 × 8.5 in'],
    ['flat size of a tri-fold that folds to 4x9', '11.9375 × 9 in'],
    ['gate fold that finishes at 5x7: flat size', '9.875 × 7 in'],
    ['fold allowance 80# cover', '3/32 in (0.0938 in)'],
  ])('C3 works out “%s”', (text, part) => {
    expect(ask(text)?.text).toContain(part);
  });

  it.each([
    ['should I score 80# text', /^\*\*No/],
    ['should I score 14 pt', /^\*\*Yes/],
    ['what is a double parallel fold', undefined],
    ['which fold for a map', /^\*\*Z-Fold/],
  ])('C3 answers “%s” as the folding guide does', (text, pattern) => {
    const answer = ask(text)?.text;
    if (pattern) expect(answer).toMatch(pattern);
    else expect(answer).toBeUndefined();
  });
});

describe('C3 pocket folders', () => {
  it.each([
    ['folder with half-moon slits', 'Right Pocket with Half-Moon Slits'],
    ['which pocket folder has 6 in angled pockets', 'Two 6 in Angled Pockets'],
    ['how many pocket folder templates are there', '12 templates'],
    ['pocket folder for legal size', 'No template'],
  ])('C3 answers “%s”', (text, part) => {
    expect(ask(text)?.text).toContain(part);
  });
});

describe('C3 other subjects', () => {
  it.each([
    'postage for a saddle stitched booklet',
    'how much does perfect binding cost for 500 books',
    'what is the weather resistance of perfect binding',
    'comb binding page limit',
  ])('C3 leaves “%s” to others', (text) => {
    expect(ask(text)).toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { readQuestion } from '../../../question/read-question.ts';
import { bookQuestionOf } from './book-question.ts';
import { bookStocks } from './book-papers.ts';
import { bindingsIn } from './named-bindings.ts';
import { spineLength } from './spine-length.ts';

const read = (text: string) => bookQuestionOf(readQuestion(text, []));

describe('C3 bindings in a question', () => {
  it.each([
    ['stapled booklet', ['saddle-stitch']],
    ['saddle or perfect?', ['saddle-stitch', 'perfect-bound']],
    ['is a paperback cheaper than a hardback', ['perfect-bound', 'case-bound']],
    ['wiro or plastic coil', ['wire-o', 'spiral-coil']],
    ['smyth sewn', ['thread-sewn']],
    ['side stapled pads', ['side-stitch']],
    ['layflat binding', ['layflat']],
    ['the perfect size for a book', []],
  ])('C3 reads the bindings of “%s”', (text, named) => {
    expect(bindingsIn(text).named).toEqual(named);
  });

  it.each(['binding that will lay flat', 'does it lay flat'])(
    'C3 reads “%s” as a wish, not as layflat binding',
    (text) => {
      expect(read(text).named).toEqual([]);
    },
  );

  it('C3 leaves out a binding that the question rejects', () => {
    expect(bindingsIn('40 pages, but not saddle stitch')).toMatchObject({
      named: [],
      rejected: ['saddle-stitch'],
    });
    expect(bindingsIn('why not saddle stitch').named).toEqual(['saddle-stitch']);
  });
});

describe('C3 page counts in a question', () => {
  it.each([
    ['36 pages stapled but we need to add 3 more pages', 39],
    ['a layflat book of 18 spreads', 36],
    ['spine of 100 sheets (leaves) of 60# offset', 200],
  ])('C3 counts the pages of “%s”', (text, pages) => {
    expect(read(text).pages).toBe(pages);
  });

  it('C3 takes leaves of a follow-up instead of the pages before', () => {
    const history = [
      { role: 'user' as const, content: 'spine on 100 pages 60# uncoated offset, 10pt c1s cover?' },
    ];
    expect(bookQuestionOf(readQuestion('wait no it’s 100 leaves', history)).pages).toBe(200);
  });

  it('C3 reads no weight as a page count', () => {
    expect(read('how many pages of 60# offset make a quarter inch spine').pages).toBeUndefined();
  });

  it('C3 reads a binding that fails as rejected', () => {
    expect(bindingsIn('150 pages, staples wont do').rejected).toEqual(['saddle-stitch']);
  });

  it('C3 takes no bleed for a spine', () => {
    expect(spineLength('a half inch spine 1/8 bleed')).toBe(0.5);
    expect(spineLength('a spine of 0.42')).toBe(0.42);
  });

  it.each([
    ['54pp saddle stitched', [54]],
    ['48 or 64 pages', [48, 64]],
    ['is 96 too many pages', [96]],
    ['60 leaves, perfect bound', [120]],
    ['10 sheets folded and stapled', [40]],
    ['a photo across two pages', []],
  ])('C3 counts the pages of “%s”', (text, counts) => {
    expect(read(text).counts).toEqual(counts);
  });

  it.each([
    ['16 pages plus cover', 'plus'],
    ['16 page self cover', 'self'],
    ['16 pages', undefined],
  ])('C3 reads the cover of “%s”', (text, cover) => {
    expect(read(text).cover).toBe(cover);
  });

  it('C3 knows when a page count has the pages of the cover', () => {
    expect(read('96 pages including cover').includesCover).toBe(true);
    expect(read('96 pages not including the cover').includesCover).toBe(false);
  });
});

describe('C3 stocks of a book', () => {
  const calipers = (text: string) => {
    const stocks = bookStocks(readQuestion(text, []));
    return stocks === 'unknown' ? stocks : stocks.bodies.map(({ stock }) => stock.caliperIn);
  };

  it.each([
    ['100 pages of 80# gloss text', [0.0035]],
    ['100 pages on 60# offset and 80# gloss text', [0.0045, 0.0035]],
    ['100 pages of 100# text', [0.0046, 0.0049, 0.0075]],
    ['100 pages at 400 ppi', [0.005]],
    ['60# offset without a cover', [0.0045]],
    ['a 100 page book', [0.0035, 0.0045]],
  ])('C3 takes the calipers of “%s” from the guide', (text, found) => {
    expect(calipers(text)).toEqual(found);
  });

  it('C3 a book question doesn’t guess the caliper of a paper that the guide lacks', () => {
    expect(calipers('100 pages of 200 gsm silk')).toBe('unknown');
  });
});

describe('C3 spine widths in a question', () => {
  it.each([
    ['a half-inch spine', 0.5],
    ['1/2" spine', 0.5],
    ['spine of 12.7 mm', 0.5],
    ['3/16 spine', 0.1875],
    ['a 200 page spine', undefined],
  ])('C3 reads the width of “%s”', (text, inches) => {
    expect(spineLength(text)).toBe(inches);
  });
});

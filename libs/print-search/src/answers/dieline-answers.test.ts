import { describe, expect, it } from '@jest/globals';
import { folderTemplates } from '@printpartner/dielines';
import { addressOf } from './answer.ts';
import { answersTo } from './answers-to.ts';

const opened = (query: string) => answersTo(query).map(({ opens }) => opens && addressOf(opens));
const figures = (query: string) => answersTo(query).map(({ figure }) => figure);
const template = (...ids: string[]) => ids.map((id) => `/?dieline=folder&template=${id}`);

describe('G6 answers that open a pocket folder', () => {
  it.each([
    ['9x12 two pocket folder', ['pf05', 'pf04', 'pf06', 'pf10']],
    ['2 pocket folder 4 in pockets', ['pf05']],
    ['9x12 folder two 5 in pockets', ['pf04', 'pf06']],
    ['9x12 folder with two 5" curved pockets', ['pf06']],
    ['pocket folder business card slits', ['pf01', 'pf02']],
    ['presentation folder with half-moon slits', ['pf02']],
    ['4x10 pocket folder', ['pf11']],
    ['three panel folder', ['pf08']],
    ['3-panel pocket folder template', ['pf08']],
    ['9.5x12 vertical pocket folder', ['pf09']],
    ['pocket folder template', ['pf05', 'pf07', 'pf11', 'pf01']],
  ])('G6 finds the templates of “%s”', (query, ids) => {
    expect(opened(query)).toEqual(template(...ids));
  });

  it.each(folderTemplates.map(({ id, title }) => [title, id]))('G6 finds “%s” by its title', (title, id) => {
    expect(opened(title.replace('(Alternative)', ''))).toContain(template(id)[0]);
  });

  it.each([
    // 2 × 9 and two tabs of 3/4; 12 and the pocket
    ['9x12 folder two 4 in pockets', '19-1/2 × 16 in flat'],
    // 2 × 4 and one tab of 3/4; 10 and 3-1/2
    ['4x10 pocket folder', '8-3/4 × 13-1/2 in flat'],
    // 8-7/8 and 2 × 9 and one tab
    ['three panel folder', '27-5/8 × 16 in flat'],
    // 2 × 9.5 and 7-1/4; 12 and two tabs
    ['9.5x12 vertical pocket folder', '26-1/4 × 13-1/2 in flat'],
  ])('G6 says the flat size of “%s”: %s', (query, figure) => {
    expect(figures(query)).toEqual([figure]);
  });

  it.each([
    ['9x12 folder left 6 in pocket', '/?dieline=folder&template=pf07&flop=1'],
    ['flopped three panel folder', '/?dieline=folder&template=pf08&flop=1'],
    ['9x12 folder two 4.5 in pockets', '/?dieline=folder&template=pf05&pocket=4.5'],
    ['9x12 two pocket folder business card slits', '/?dieline=folder&template=pf05&slits=corner'],
  ])('G6 changes the nearest template for “%s”', (query, address) => {
    expect(opened(query)[0]).toBe(address);
  });

  it('G6 says what it changed', () => {
    expect(answersTo('9x12 folder two 4.5 in pockets')[0]).toMatchObject({
      title: '9x12 Two 4 in Pockets, changed: pocket height 4.5 in',
      figure: '19-1/2 × 16-1/2 in flat',
      assumed: ['Pocket changed from 4 to 4-1/2 in.'],
    });
  });

  it.each([
    'pocket folder',
    'pocket folder price',
    '2 pocket protectors',
    'three pocket folder',
    '8.5x11 pocket folder',
    '12x9 pocket folder',
    '9x12 pocket folder 16 pt',
    '9x12 two pocket folder urgent',
    '9x12 two pocket folder 5',
    '9x12 folder 7 two 5 in pockets',
    '9x12 folder with 11 in pockets',
    '9x12 folder two 1 in pockets',
    '9x12 4x10 pocket folder',
    'flopped 9x12 folder left pocket',
    '4x10 pocket folder business card slits',
  ])('G6 gives no answer to “%s”', (query) => {
    expect(answersTo(query)).toEqual([]);
  });
});

describe('G12 answers that open a fold', () => {
  it.each([
    ['gate fold 11x17', '4-15/64 | 8-17/32 | 4-15/64 in', 'fold=gate&width=17&height=11'],
    ['tri fold 8.5x11 template', '3-5/8 | 3-11/16 | 3-11/16 in', 'fold=tri&width=11&height=8.5'],
    ['tri-fold brochure letter template', '3-5/8 | 3-11/16 | 3-11/16 in', 'fold=tri&width=11&height=8.5'],
    ['z-fold dieline 9x12', '4 | 4 | 4 in', 'fold=z&width=12&height=9'],
    ['roll fold 16x8.5', '3-59/64 | 3-63/64 | 4-3/64 | 4-3/64 in', 'fold=roll&width=16&height=8.5'],
    ['french fold 17x22', '8-1/2 | 8-1/2 in', 'fold=french&width=17&height=22'],
    ['half fold 11x17', '8-1/2 | 8-1/2 in', 'fold=half&width=17&height=11'],
  ])('G12 opens “%s” with its sizes: %s', (query, figure, values) => {
    expect(figures(query)).toEqual([figure]);
    expect(opened(query)).toEqual([`/?dieline=fold&${values}&stock=80%23+gloss+text`]);
  });

  it('G12 takes the allowance of the typed stock', () => {
    // (17 + 2 × 3/32) ÷ 4 = 4-19/64
    expect(figures('double gate 11x17 80# cover')).toEqual(['4-13/64 | 4-19/64 | 4-19/64 | 4-13/64 in']);
    expect(opened('double gate 11x17 80# cover')).toEqual([
      '/?dieline=fold&fold=double-gate&width=17&height=11&stock=80%23+gloss+cover',
    ]);
  });

  it('G12 leaves questions about panels to the panel calculator', () => {
    expect(opened('tri-fold 8.5x11 panels')[0]).toMatch(/^\/\?calculators=panel-widths&fold=tri/);
  });

  it.each([
    'gate fold',
    'tri fold template',
    '11x17 template',
    'half 8.5x11',
    'gate fold price 11x17',
    'gate fold 11x17 7',
    'gate fold 11x17 legal',
    'gate fold 11x17 12 pages',
    'gate fold 11x17 9x12',
    'gate fold 61x17',
    'gate fold 0.5x17',
    'tri fold folded to 4x9',
    'is 6x11 a letter folded',
    'tri fold or z fold 8.5x11',
    'iron cross fold 11x17',
    'gate fold 11x17 vellum',
  ])('G12 gives no answer to “%s”', (query) => {
    expect(answersTo(query)).toEqual([]);
  });
});

describe('G12 answers that open a book cover', () => {
  it.each([
    ['saddle stitch cover 8.5x11', '17 × 11 in flat', 'binding=saddle&width=8.5&height=11&cover=10+pt+C1S'],
    [
      'saddle stitched cover 8.5x11 100# gloss',
      '17 × 11 in flat',
      'binding=saddle&width=8.5&height=11&cover=100%23+gloss+cover',
    ],
    [
      // 60 × 0.0035 + 2 × 0.010
      'perfect bound cover 6x9 120 pages 80# gloss',
      '12.230 × 9 in flat, spine 0.230 in',
      'binding=perfect&width=6&height=9&pages=120&text=80%23+gloss+text&cover=10+pt+C1S',
    ],
    [
      // 100 × 0.0035 + 2 × 0.010
      'book cover template 5.5x8.5 200 pages',
      '11.370 × 8-1/2 in flat, spine 0.370 in',
      'binding=perfect&width=5.5&height=8.5&pages=200&text=80%23+gloss+text&cover=10+pt+C1S',
    ],
    [
      // 125 × 0.0045 + 2 × 0.012
      'perfect bound book cover 6 x 9 250 pages 60# offset 12pt c1s cover',
      '12.587 × 9 in flat, spine 0.587 in',
      'binding=perfect&width=6&height=9&pages=250&text=60%23+uncoated+offset&cover=12+pt+C1S',
    ],
  ])('G12 opens “%s” with its sizes: %s', (query, figure, values) => {
    expect(figures(query)).toEqual([figure]);
    expect(opened(query)).toEqual([`/?dieline=cover&${values}`]);
  });

  it('G12 rounds the pages up, and says so', () => {
    expect(answersTo('saddle stitch cover 6x9 30 pages')[0]?.assumed[0]).toMatch(
      /^A folded sheet has four pages: 32/,
    );
    expect(answersTo('perfect bound cover 6x9 121 pages')[0]?.assumed[0]).toMatch(
      /^A leaf has two pages: 122/,
    );
  });

  it.each([
    'saddle stitch cover',
    'perfect bound cover 6x9',
    'perfect bound cover 6x9 1200 pages',
    'perfect bound 6x9 120 pages 80# gloss text 100# gloss cover',
    'book cover 40x60 120 pages',
    'hardcover book cover 6x9 200 pages',
    'booklet cover 6x9 200 pages',
    'saddle stitch perfect bound cover 6x9 120 pages',
    'saddle stitch cover 8.5x11 5000',
    'saddle stitch cover 8.5x11 foil',
  ])('G12 gives no answer to “%s”', (query) => {
    expect(answersTo(query)).toEqual([]);
  });
});

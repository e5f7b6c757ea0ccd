import { describe, expect, it } from '@jest/globals';
import { answersTo } from './answers-to.ts';

const figures = (query: string) => answersTo(query).map(({ figure }) => figure);

describe('G10 answers on books and folds', () => {
  it.each([
    // 60 × 0.0035 + 2 × 0.010
    ['spine 120 pages 80# gloss', '0.230 in'],
    ['80# gloss text 120pp spine', '0.230 in'],
    ['spine width for a 120-page book on 80 lb gloss text', '0.230 in'],
    // 100 × 0.0045 + 2 × 0.010
    ['spine of a 200 page perfect bound book on 60# offset with 10pt C1S cover', '0.470 in'],
    // 60 × 0.0035 + 2 × 0.0087
    ['spine 120 pages 80# gloss text 100# gloss cover', '0.227 in'],
    // 60 × 0.0035 + 2 × 0.012
    ['spine 120 pages 12pt c1s cover', '0.234 in'],
    ['spine 120 pages, cover 12pt c1s, 80# gloss text', '0.234 in'],
    // 64 × 0.0039 + 2 × 0.010
    ['128 pgs 50# offset spine', '0.270 in'],
    // with glue, 0.010
    ['spine 120 pages 80# gloss text with glue', '0.240 in'],
    ['perfect bound spine for 64pp + cover, 80lb gloss text', '0.132 in'],
    // 150 × 0.0051 + 2 × 0.09
    ['hardcover spine 300 pages 70# offset', '0.968 in'],
    // 250 × 0.0025
    ['kdp spine 250 pages cream', '0.625 in'],
    // 200 ÷ 444 + 0.06
    ['lulu spine 200 pages', '0.510 in'],
    // 200 × 0.002252
    ['print on demand spine 200 pages', '0.450 in'],
  ])('G10 calculates “%s” as %s', (query, figure) => {
    expect(figures(query)).toEqual([figure]);
  });

  it.each([
    // 100 × 0.0046 + 2 × 0.0120
    ['spine 200 pages text 100# gloss cover 12pt', '0.484 in'],
    // 60 × 0.0035 + 2 × 0.0100
    ['spine 120 pages text 80# gloss cover 10pt c1s', '0.230 in'],
    ['spine 120 pages 80# gloss cover 10pt', '0.230 in'],
    // 60 × 0.0035 + 2 × 0.0087
    ['spine 120 pages text 80# gloss, cover 100# gloss', '0.227 in'],
    ['spine 120 pages 80# gloss text, cover: 100# gloss', '0.227 in'],
    ['spine 120 pages cover stock 100# gloss, text stock 80# gloss', '0.227 in'],
    // 60 × 0.0046 + 2 × 0.0038
    ['spine 120 pages 100# gloss text cover 80# silk text', '0.284 in'],
    // 60 × 0.0038 + 2 × 0.0100
    ['spine 120 pages silk 80# text', '0.248 in'],
    // 15 × 0.0035 + 0.0087
    ['creep 64 pages text 80# gloss cover 100# gloss', '0.0612 in'],
    ['creep 64 pages 80# gloss + cover 100# gloss', '0.0612 in'],
    // 32 × 0.0035 + 2 × 0.0087
    ['saddle stitch thickness 64 pages inside 80# gloss cover 100# gloss', '0.129 in at the fold'],
  ])('G10 takes the paper of each role in “%s”: %s', (query, figure) => {
    expect(figures(query)).toEqual([figure]);
  });

  it.each([
    'spine 120 pages cover 100# gloss text inside 60# offset',
    'spine 120 pages 80# gloss cover 80# offset',
    'spine 120 pages 80# gloss 100# gloss',
    'spine 120 pages silk text 80# silk cover 100#',
    'spine 120 pages 80# text, silk cover 100#',
    'spine 120 pages text 80# gloss cover',
    'spine 120 pages cover 80# gloss text',
    'spine 120 pages text and cover 80# gloss',
    'creep 64 pages inside 80# gloss cover',
    'creep 64 pages plus cover 80# gloss',
    'creep 64 pages cover',
    'creep per sheet 64 pages 80# gloss',
    'creep 64 pages self cover 80# gloss cover',
    'creep 64 pages plus 4 page cover',
    'weight of 16 page + cover 8.5x11 80# gloss text',
    '18 pages + cover saddle stitch',
    'perfect bound or saddle stitch 30 pages',
    'spine 120 pages perfect bound or hardcover',
    'kdp spine 250 pages white or cream',
    'kdp lulu spine 250 pages',
    'ingramspark spine 250 pages',
    'kdp spine 250 pages white premium color',
    'panels for a tri-fold that folds to 3.67 x 8.5',
    'folded size 4x9 tri fold panels',
    'half fold panels folded 5.5x8.5',
  ])('G10 gives no answer to “%s”, which can be read in two ways', (query) => {
    expect(answersTo(query)).toEqual([]);
  });

  it('G10 warns of a block that is too thin to glue', () => {
    const [answer] = answersTo('spine 32 pages 80# gloss text');
    expect(answer).toMatchObject({ figure: '0.076 in' });
    expect(answer?.assumed[0]).toBe(
      'Under 1/8 in: too thin for perfect binding. Saddle stitch it, or use thicker stock.',
    );
    expect(answersTo('kdp spine 40 pages')[0]?.assumed[0]).toBe('Under 1/8 in: leave the spine blank.');
  });

  it('G10 says what a spine assumes, and opens the calculator with all of it', () => {
    expect(answersTo('spine 121 pages')).toMatchObject([
      {
        title: 'Spine of 122 pages, 80# gloss text',
        figure: '0.234 in',
        arithmetic: '122 ÷ 2 × 0.0035 + 2 × 0.0100 = 0.2335',
        assumed: [
          'A leaf has two pages: 122, not 121.',
          'Text stock: 80# gloss text, 0.0035 in.',
          'Cover stock: 10 pt C1S, 0.0100 in.',
          'Binding: perfect bound.',
          'Glue isn’t counted.',
        ],
        opens: {
          calculator: 'spine',
          values: {
            binding: 'perfect',
            pages: '122',
            text: '80# gloss text',
            cover: '10 pt C1S',
            glue: 'none',
          },
        },
      },
    ]);
  });

  it.each([
    // 15 × 0.0035
    ['creep 64 pages 80# gloss', '0.0525 in'],
    // 15 × 0.0046 + 0.0100
    ['creep 64 pages 100# gloss text plus cover', '0.0790 in'],
    // 7 × 0.0035 + 0.0070
    ['creep 32 pages 80# gloss cover', '0.0315 in'],
    // 15 × 0.0035 + 0.0100
    ['creep 64 pages + cover', '0.0625 in'],
    ['creep 64 pages with cover', '0.0625 in'],
    ['creep 64pp and a cover', '0.0625 in'],
    // 12 × 2 × 0.0035 + 2 × 0.0100
    ['saddle stitch thickness 48 pages + cover 80# gloss text', '0.104 in at the fold'],
    ['creep of a 62 page saddle stitched booklet', '0.0525 in'],
    // 12 × 2 × 0.0046
    ['48 page saddle stitch thickness 100# gloss text', '0.110 in at the fold'],
    ['18 pages saddle stitch', '20 pages'],
    ['saddle-stitched booklet, 30 pages', '32 pages'],
    ['perfect bound 33 pages', '34 pages'],
    ['can I wire-o 7 pages', '8 pages'],
  ])('G10 answers “%s” with %s', (query, figure) => {
    expect(figures(query)).toEqual([figure]);
  });

  it.each([
    ['tri-fold 8.5x11 panels', '3-5/8, 3-11/16, 3-11/16 in'],
    ['letter fold panel widths', '3-5/8, 3-11/16, 3-11/16 in'],
    ['panels of a trifold 8.5 x 14', '4-5/8, 4-11/16, 4-11/16 in'],
    ['z-fold 9x12 panels', '4, 4, 4 in'],
    ['half fold 11x17 panel width', '8-1/2, 8-1/2 in'],
    ['accordion fold 4 panel 8.5x14 panels', '3-1/2, 3-1/2, 3-1/2, 3-1/2 in'],
    ['z fold 11x17 panels', '5.6667, 5.6667, 5.6667 in'],
  ])('G10 divides “%s” into %s', (query, figure) => {
    expect(figures(query)).toEqual([figure]);
  });
});

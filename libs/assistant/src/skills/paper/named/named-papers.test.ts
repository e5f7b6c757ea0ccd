import { describe, expect, it } from '@jest/globals';
import { namedPapers, withoutPapers, type NamedPaper } from './named-papers.ts';

const short = ({ value, unit, grade, finish, sides }: NamedPaper): string =>
  [value, unit, grade, finish, sides && `C${sides}S`].filter(Boolean).join(' ');
const read = (text: string): string[] => namedPapers(text).map(short);

describe('C3 papers in a question', () => {
  it.each([
    ['80# text', ['80 pounds text']],
    ['80lb text', ['80 pounds text']],
    ['80-pound cover', ['80 pounds cover']],
    ['#80 cover', ['80 pounds cover']],
    ['100 gloss cover', ['100 pounds cover gloss']],
    ['100#t', ['100 pounds text']],
    ['60# offset', ['60 pounds text uncoated']],
    ['110# cardstock', ['110 pounds index']],
    ['65 lb cardstock', ['65 pounds cover']],
    ['gloss cover, 100 lb', ['100 pounds cover gloss']],
    ['14pt', ['14 points']],
    ['14-point c2s', ['14 points C2S']],
    ['.014"', ['14 points']],
    ['0.0095 in', ['9.5 points']],
    ['300gsm', ['300 gsm']],
    ['170 g/m2', ['170 gsm']],
  ])('C3 reads “%s”', (text, papers) => {
    expect(read(text)).toEqual(papers);
  });

  it.each([
    ['80/100# gloss text', ['80 pounds text gloss', '100 pounds text gloss']],
    ['12 or 14 pt', ['12 points', '14 points']],
    ['is 100# text heavier than 80# cover', ['100 pounds text', '80 pounds cover']],
    ['80# cover or 100#', ['80 pounds cover', '100 pounds cover']],
    ['100# text or cover', ['100 pounds text', '100 pounds cover']],
    ['20# bond = 50# offset', ['20 pounds bond', '50 pounds text uncoated']],
  ])('C3 reads both papers of “%s”', (text, papers) => {
    expect(read(text)).toEqual(papers);
  });

  it.each(['8 pt type', '12 point font', '#10 envelope', '120 pages', '500 cover letters', '1/2 pt line'])(
    'C3 reads no paper in “%s”',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  it('C3 takes the papers out of what is asked about them', () => {
    const text = 'is 14pt thicker than 100# gloss cover';
    expect(withoutPapers(text, namedPapers(text))).toBe('is @ thicker than @');
  });
});

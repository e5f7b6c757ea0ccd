import { describe, expect, it } from '@jest/globals';
import { readQuestion } from '../../question/read-question.ts';
import { bleedSizes } from './bleed-sizes.ts';
import { effectiveResolution } from './effective-resolution.ts';
import { pixelsIn } from './pixels.ts';

const asked = (text: string) => readQuestion(text, []);
const answerTo = (text: string) => bleedSizes.answer(asked(text))?.text;
const pixelText = (text: string) => effectiveResolution.answer(asked(text))?.text;

describe('C3 file sizes', () => {
  it.each([
    ['file size for a 6x9 postcard with bleed', '**6.25 × 9.25 in (159 × 235 mm)**'],
    ['8.5 x 11 plus 1/4 in bleed', '**9 × 11.5 in (229 × 292 mm)**'],
    ['A5 flyer with 3 mm bleed', '(154 × 216 mm)**'],
    ['artboard for a 3.5x2 business card', '**3.75 × 2.25 in'],
    ['live area of a 4x6 postcard', '**3.75 × 5.75 in**'],
    ['is 6.25 x 9.25 enough bleed for a 6x9', '**Yes.**'],
    ['is 6.1 x 9.1 enough bleed for a 6x9', '**No.**'],
  ])('C3 adds or takes off bleed: %s', (text, expected) => {
    expect(answerTo(text)).toContain(expected);
  });

  it('C3 shows the arithmetic of a file size', () => {
    expect(bleedSizes.answer(asked('6x9 file size with bleed'))?.workings?.[0]?.steps.slice(0, 2)).toEqual([
      { label: 'Width', working: '6 + 2 × 0.125', result: '6.25 in' },
      { label: 'Height', working: '9 + 2 × 0.125', result: '9.25 in' },
    ]);
  });

  it.each([
    ['1800 px wide image at 6 in', '**300 ppi effective.**'],
    ['900 px at 6 inches ok?', 'Too low: the target is 300 ppi'],
    ['600 px at 6 inches ok?', 'preflight fails below 150 ppi'],
    ['3300x2550 px on 8.5 x 11', '**300 ppi effective.**'],
    ['how big can I print 3000x2000 px', '**10 × 6.67 in at 300 ppi.**'],
    ['pixels for 8x10', '**2,400 × 3,000 px**'],
    ['pixels for 8x10 with bleed', '**2,475 × 3,075 px**'],
    ['300 ppi photo enlarged 200%', '**150 ppi effective.**'],
    ['12 megapixels on 11x17', 'About **253 ppi**'],
    ['3000 x 4500 px poster at 20x30', 'Fine for large format'],
  ])('C3 works out pixels, inches and ppi: %s', (text, expected) => {
    expect(pixelText(text)).toContain(expected);
  });

  it('C3 asks for the printed size when it is missing', () => {
    expect(effectiveResolution.answer(asked('how many pixels do i need'))?.kind).toBe('asks');
  });

  it('C3 reads no pixels in a size in inches', () => {
    expect(pixelsIn(asked('8.5 x 11 in at 300 dpi'))).toEqual({ ppi: 300, inches: 11 });
  });
});

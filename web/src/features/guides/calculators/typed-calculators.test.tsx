import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { forgetUser, signInMillimeters } from '../../../platform/measure/testing/test-user.ts';
import { catalogEntries, type CalculatorId } from './catalog.ts';
import { resetCalculator } from './kept-fields.ts';

// React Router needs them when it is loaded, and jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { MemoryRouter } = await import('react-router');

afterEach(() => {
  cleanup();
  for (const { id } of catalogEntries) resetCalculator(id);
});

/** Opens a calculator as its guide does, with its own values. */
async function open(id: CalculatorId) {
  const entry = catalogEntries.find((one) => one.id === id);
  if (!entry) throw new Error(`No calculator ${id}`);
  const Calculator = await entry.load();
  render(<Calculator />, { wrapper: MemoryRouter });
  const calculator = screen.getByRole('region', { name: entry.title });
  const inside = within(calculator);
  return {
    type: (label: string, value: string) =>
      fireEvent.change(inside.getByLabelText(label), { target: { value } }),
    figure: () => inside.getByRole('status').textContent?.trim(),
    text: () => calculator.textContent ?? '',
    bars: () => [...calculator.querySelectorAll<HTMLElement>('figure [style]')],
    field: (label: string) => inside.getByLabelText<HTMLInputElement | HTMLSelectElement>(label),
  };
}

describe('G7 calculators take any way of writing', () => {
  it('G7 reads millimeters, mixed fractions and thousands of pieces', async () => {
    const { type, figure, text, field } = await open('sheets-out');
    type('Flat width', '101.6 mm');
    type('Flat height', '6 in');
    type('Bleed', '⅛');
    type('Quantity', '2.5k');
    expect(figure()).toContain('9 up');
    expect(text()).toContain('2,500 ÷ 9 = 278 sheets');
    // The unit at the right would contradict the one that is typed.
    expect(field('Flat width').nextElementSibling).toBeNull();
    expect(field('Gutter').nextElementSibling?.textContent).toBe('in');
  });

  it('G7 advises on thousands in a quantity, and on decimals in a length', async () => {
    const { type, text } = await open('sheets-out');
    type('Quantity', '5,0000');
    expect(text()).toContain(
      'A comma separates thousands, as in 5,000. Enter a whole number, 1 to 100,000,000 pieces.',
    );
    type('Flat width', '8,5');
    expect(text()).toContain('Use a decimal point, as in 8.5. Enter 0.5 to 60 in.');
  });

  it('G7 lays out a signature whatever its hidden gutter says', async () => {
    const { type, figure } = await open('sheets-out');
    type('Gutter', 'abc');
    expect(figure()).toBe('');
    type('Lay out', 'signature');
    expect(figure()).toContain('pages');
  });

  it('G8 draws the bars of thick pieces at one scale', async () => {
    const { type, figure, bars } = await open('mail-thickness');
    type('Layers', '64');
    const [yours = 0, needed = 0] = bars().map(({ style }) => Number.parseFloat(style.height));
    expect(yours).toBe(120);
    expect(needed / yours).toBeCloseTo(0.009 / Number.parseFloat(figure() ?? ''), 4);
  });

  it('G7 offers the keyboard with letters only where a fraction or unit may be typed', async () => {
    const { field } = await open('sheets-out');
    expect(field('Flat width').inputMode).toBe('text');
    expect(field('Quantity').inputMode).toBe('decimal');
  });

  it('G1 reads the weight of a paper with its unit and grade, and points of caliper', async () => {
    const { type, figure, field } = await open('stock-converter');
    type('Weight', '80 lb text');
    expect([field('Grade or gsm').value, figure()]).toEqual(['text', '118 gsm']);
    type('Weight', '300 gsm');
    expect(field('Grade or gsm').value).toBe('gsm');
    cleanup();
    const fit = await open('envelope-fit');
    fit.type('Caliper', '14 pt');
    expect(fit.figure()).toContain('A7');
    fit.type('Height', '5-1/8');
    expect(fit.text()).toContain('Exact fit with standard clearance');
    fit.type('Width', '6-1/2');
    expect(fit.text()).toContain('Extra clearance');
  });

  it('G3 reads “120 pages” where pages are asked', async () => {
    const { type, figure } = await open('page-count');
    type('Pages', '30 pages');
    expect(figure()).toBe('32 pages');
  });

  it('G5 folds no sheet of 500 in', async () => {
    const { type, text } = await open('panel-widths');
    type('Flat width', '500');
    expect(text()).toContain('Enter 1 to 60 in.');
  });
});

describe('A9 calculators in millimeters', () => {
  beforeEach(signInMillimeters);
  afterEach(forgetUser);

  it('A9 fields and answers are in millimeters, and the arithmetic stays the same', async () => {
    const { type, figure, text, field } = await open('sheets-out');
    await waitFor(() => expect(field('Flat width').value).toBe('101.6'));
    expect(field('Flat width').nextElementSibling?.textContent).toBe('mm');
    expect(figure()).toContain('9 up');
    type('Flat width', '210');
    type('Flat height', '11-3/4 in');
    expect(figure()).toContain('2 up');
    type('Flat width', '2000');
    expect(text()).toContain('Enter 12.7 to 1,524 mm.');
    // A fraction is of inches.
    type('Flat width', '8-1/4');
    expect(field('Flat width').nextElementSibling?.textContent).toBe('in');
    expect(figure()).toContain('2 up');
  });

  it('G5 gives panels in millimeters that add up to the sheet', async () => {
    const { text, field } = await open('panel-widths');
    await waitFor(() => expect(field('Flat width').value).toBe('279.4'));
    const panels = text().split('Outside file, left to right')[1]?.split('Folds from')[0] ?? '';
    const widths = [...panels.matchAll(/(\d+\.\d) mm/g)].map(([, width]) => Number(width));
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(279.4, 6);
  });

  it('A9 gives a spine in millimeters, with its inches', async () => {
    const { figure } = await open('spine');
    await waitFor(() => expect(figure()).toMatch(/^[\d.]+ mm \(0\.\d{3} in\)$/));
  });
});

describe('G7 what calculators answer', () => {
  it('G3 the calculator doesn’t say that 100 pages stitch well where saddle stitching takes 92', async () => {
    const { type, text } = await open('saddle-bulk');
    expect(text()).toContain('Stitches well');
    type('Pages', '100');
    expect(text()).toContain('92');
    expect(text()).not.toContain('Stitches well');
  });

  it('G3 gives the creep of loose folds with its unit', async () => {
    expect((await open('creep')).text()).toMatch(/With loose folds, up to 0\.\d{4} in/);
  });

  it('G3 asks for the printer’s word on 68 stitched pages, and not on 64', async () => {
    const { type, text } = await open('page-count');
    type('Pages', '68');
    expect(text()).toMatch(
      /No change needed\.\D*Above about 64 pages on heavier stock, ask the printer\..*“Saddle bulk”/,
    );
    type('Pages', '64');
    expect(text()).not.toContain('heavier stock');
  });

  it('G3 calls a spine of 32 pages too thin for perfect binding, and counts the endsheets of a case', async () => {
    const { type, figure, text } = await open('spine');
    type('Pages', '32');
    expect(figure()).toContain('0.076');
    expect(text()).toContain('too thin for perfect binding');
    fireEvent.change(screen.getByLabelText('Binding'), { target: { value: 'case' } });
    expect(text()).toContain('4 × 0.0057');
    expect(text()).not.toContain('too thin');
  });

  it('G7 prices one piece without calling its price that of several', async () => {
    const { type, text } = await open('price-range');
    type('Quantity', '1');
    expect(text()).toMatch(/\$25 \+ \$0\.\d+ × 1 = \$25\.\d\d(?!\d|,)/);
    expect(text()).not.toContain('about $');
    // A sum has no fractions of a cent.
    fireEvent.change(screen.getByLabelText('Product'), { target: { value: 'postcard-6x9' } });
    expect(text()).toContain('$25 + $0.425 × 1 = $25.43');
  });

  it('G8 gives the aspect ratio of letters and not of flats', async () => {
    const { type, figure, text } = await open('mail-shape');
    expect([figure(), text().includes('Length ÷ height')]).toEqual(['Letter machinable', true]);
    type('Height', '9');
    type('Length', '12');
    expect([figure(), text().includes('Length ÷ height')]).toEqual(['Flat', false]);
    type('Height', '6');
    type('Length', '9');
  });

  it('G8 weighs and checks the stock that the piece of all mail calculators has', async () => {
    const weight = await open('mail-weight');
    const piece = [
      weight.figure(),
      screen.getByLabelText<HTMLSelectElement>('Stock').selectedOptions[0]?.textContent,
    ];
    expect(piece).toEqual(['0.43 oz each', '14 pt C2S, 0.0140 in']);
    cleanup();
    expect((await open('mail-thickness')).figure()).toBe('0.0140 in');
    cleanup();
    expect((await open('mail-shape')).field('Thickness').value).toBe('0.014');
  });

  it('G11 shows and takes the size that postage is for', async () => {
    const { type, figure, field } = await open('postage');
    expect(['Height', 'Length', 'Thickness'].map((label) => field(label).value)).toEqual(['6', '9', '0.014']);
    expect(figure()).toBe('$467.00');
    type('Height', '9');
    type('Length', '12');
    expect(figure()).not.toContain('$467');
    type('Height', '6');
    type('Length', '228.6 mm');
    expect(figure()).toBe('$467.00');
    type('Length', '9');
  });

  it('G8 passes weight and size of a card to postage, the weight as shown', async () => {
    const { type, figure, text } = await open('mail-weight');
    type('Height', '8-1/2');
    type('Width', '11');
    fireEvent.click(screen.getByRole('button', { name: 'Use this weight and size' }));
    const [shown] = figure()?.split(' ') ?? [];
    expect(text()).toContain(`Postage and the other mail calculators now use ${shown} oz, `);
    type('Width', '10');
    expect(text()).not.toContain('now use');
    cleanup();
    const { type: change, field } = await open('postage');
    expect(['Height', 'Length', 'Weight'].map((label) => field(label).value)).toEqual(['8.5', '11', shown]);
    change('Height', '6');
    change('Length', '9');
    change('Weight', '0.43');
  });

  it('G8 says first that the paper is too light for tabs', async () => {
    const { type, figure, text } = await open('mail-tabs');
    type('Weight', '1.5');
    fireEvent.change(screen.getByLabelText('Stock'), {
      target: {
        value: [...screen.getByLabelText<HTMLSelectElement>('Stock').options].find(({ textContent }) =>
          textContent?.startsWith('70# uncoated offset'),
        )?.value,
      },
    });
    expect(figure()).toBe('Paper too light');
    expect(text()).toContain('2 tabs on 80# book or heavier');
    type('Weight', '0.43');
  });
});

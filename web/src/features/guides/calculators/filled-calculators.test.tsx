import { TextDecoder, TextEncoder } from 'node:util';
import { useEffect } from 'react';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { Location, NavigateFunction } from 'react-router';
import { addressOf, answersTo, type FilledCalculator } from '@printpartner/print-search/answers';
import { catalogEntries } from './catalog.ts';

// React Router needs them when it is loaded, and jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { MemoryRouter, useLocation, useNavigate } = await import('react-router');
const { CalculatorsPanel } = await import('./calculators-panel.tsx');

beforeAll(() => {
  const media = { matches: false, addEventListener() {}, removeEventListener() {} };
  Object.assign(window, { matchMedia: () => media });
});

/** Where the panel is open, and how to go to another address. */
const here: { location?: Location; navigate?: NavigateFunction } = {};

function Panel() {
  const location = useLocation();
  const { search } = location;
  const navigate = useNavigate();
  useEffect(() => void Object.assign(here, { location, navigate }));
  return (
    <CalculatorsPanel chosen={new URLSearchParams(search).get('calculators') ?? ''} onChoose={() => {}} />
  );
}

async function open(address: string, entry: string | Location = address) {
  const { unmount } = render(
    <MemoryRouter initialEntries={[entry]}>
      <Panel />
    </MemoryRouter>,
  );
  return { unmount, calculator: await shown(address) };
}

const goTo = (address: string) =>
  act(async () => {
    await here.navigate?.(address);
  });

/** The calculator that an address opens, by its title. */
function shown(address: string): Promise<HTMLElement> {
  const id = new URL(address, 'http://localhost').searchParams.get('calculators');
  const name = catalogEntries.find((entry) => entry.id === id)?.title ?? '';
  return screen.findByRole('region', { name }, { timeout: 30_000 });
}

/** Text with fractions as `3-5/8`, in lowercase, without spaces and the letters of sources. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const cite of copy.querySelectorAll('[data-cite]')) cite.remove();
  for (const fraction of copy.querySelectorAll('[data-fraction]')) fraction.replaceWith(fractionOf(fraction));
  return squeezed(copy.textContent);
}

const fractionOf = (fraction: Element): string => fraction.getAttribute('data-fraction') ?? '';
const squeezed = (text: string) => text.toLowerCase().replace(/[\s,]/g, '');

/** Queries of every calculator that answers open, and what its output says; the answer's figure by default. */
const inOutput: Record<FilledCalculator, readonly string[]> = {
  'stock-converter': ['100# gloss to gsm', '120 gsm in pounds', '300 gsm'],
  'envelope-fit': ['envelope for 5x7', 'envelope for 4x6 14pt card', '#10 envelope size'],
  'page-count': ['18 pages saddle stitch', 'perfect bound 33 pages'],
  spine: [
    'spine 121 pages 100# silk text 12pt cover',
    'spine 200 pages 60# offset glue',
    'hardcover spine 300 pages 70# offset',
    'kdp spine 250 pages cream',
  ],
  creep: ['creep 48 pages 100# gloss', 'creep 48 pages 80# text 80# gloss cover', 'creep 64 pages + cover'],
  'saddle-bulk': ['32 page saddle stitch thickness 100# gloss text'],
  'panel-widths': [],
  'press-choice': ['digital or offset 500 postcards', 'which press for 100k 8.5x11 flyers'],
  'sheets-out': ['how many 4x6 on 12x18', 'how many 2x3.5 on 25x38 no bleed'],
  'price-range': ['price 5000 6x9 postcards', 'how much are 1000 business cards'],
  'mail-shape': ['is 6x11 a letter', 'is a 5x5 card machinable', 'is a 6x9 4 oz envelope a letter'],
  'mail-weight': [],
  'mail-thickness': ['how thick is 100# gloss text'],
  postage: [
    'postage 6x9 postcard 5000',
    'postage 50 5x5 envelopes',
    'postage for a letter',
    'eddm postage 6.5x12 2000',
  ],
};

/** Queries whose figures are in the calculator, beside its output. */
const elsewhere: readonly string[] = [
  '80# cover to text',
  'how thick is 80# cover',
  'weight of 5,000 6x9 14pt',
  'how much does a 16 page 8.5x11 booklet on 80# gloss text weigh',
  'roll fold 8.5 x 14 panel widths 100# gloss text',
  'z fold 11x17 panels',
  'cost per piece 5000 6x9 postcards',
  'sheets for 1000 6x9',
];

const limits: readonly (readonly [query: string, shape: string])[] = [
  ['biggest postcard', 'Card'],
  ['max letter size', 'Letter'],
  ['thickest postcard', 'Card'],
  ['smallest flat', 'Flat'],
  ['heaviest flat', 'Flat'],
];

describe('G10 calculators that answers open', () => {
  it.each(Object.values(inOutput).flat())('G10 shows the answer to “%s” in the output', async (query) => {
    const answers = answersTo(query);
    expect(answers).not.toHaveLength(0);
    for (const { figure, opens } of answers) {
      if (!opens) throw new Error('No calculator');
      const { unmount, calculator } = await open(addressOf(opens));
      const output = textOf(within(calculator).getByRole('status'));
      expect(output).toContain(squeezed(figure.replace(/, 0\..*mm$/, '')));
      unmount();
    }
  });

  it.each(elsewhere)('G10 shows every figure of the answer to “%s”', async (query) => {
    const [answer] = answersTo(query);
    if (!answer?.opens) throw new Error('No calculator');
    const { unmount, calculator } = await open(addressOf(answer.opens));
    const text = textOf(calculator);
    for (const figure of answer.figure.split(', ')) {
      const [number = '', unit = ''] = figure.split(/ (?=[a-z])|(?<=#) /);
      expect(text).toContain(squeezed(number));
      expect(text).toContain(squeezed(unit));
    }
    unmount();
  });

  it.each(limits)('G10 opens the piece of the limit “%s”: %s', async (query, shape) => {
    const [answer] = answersTo(query);
    if (!answer?.opens) throw new Error('No calculator');
    const { unmount, calculator } = await open(addressOf(answer.opens));
    expect(within(calculator).getByRole('status').textContent).toMatch(new RegExp(`^${shape}`));
    unmount();
  });

  it('G10 fills the fields of a calculator from its address, and keeps its own value where one is unreadable', async () => {
    const { unmount, calculator } = await open(
      '/?calculators=spine&binding=glued&pages=many&text=80%23+silk%2Fmatte+text&cover=cardboard&board=9',
    );
    const fields = within(calculator);
    expect(fields.getByLabelText<HTMLInputElement>('Pages').value).toBe('128');
    expect(fields.getByLabelText<HTMLSelectElement>('Binding').value).toBe('perfect');
    expect(fields.getByLabelText<HTMLSelectElement>('Text stock').value).toBe('80-silk-text');
    unmount();
  });

  it('G10 fills the size of the piece from the address of the thickness check', async () => {
    const { unmount, calculator } = await open('/?calculators=mail-thickness&layers=2&height=9&length=12');
    const fields = ['Layers', 'Height', 'Length'].map(
      (label) => within(calculator).getByLabelText<HTMLInputElement>(label).value,
    );
    expect(fields).toEqual(['2', '9', '12']);
    unmount();
  });

  it('G10 keeps the piece type of the mail calculators where the address names none of them', async () => {
    const first = await open('/?calculators=mail-shape&type=booklet');
    first.unmount();
    const { unmount, calculator } = await open('/?calculators=mail-shape&type=constructor');
    expect(within(calculator).getByLabelText<HTMLSelectElement>('Piece type').value).toBe('booklet');
    unmount();
  });

  it('G10 refills the open calculator for a new address, whose values stay when it is opened again', async () => {
    const { unmount, calculator } = await open('/?calculators=page-count&pages=18&binding=wire-o');
    const pages = () => screen.getByLabelText<HTMLInputElement>('Pages').value;
    expect(pages()).toBe('18');
    fireEvent.change(within(calculator).getByLabelText('Pages'), { target: { value: '50' } });
    expect(pages()).toBe('50');
    await goTo('/?calculators=page-count&pages=21&binding=saddle-stitch');
    expect(pages()).toBe('21');
    // The same address again, such as the same answer chosen twice.
    fireEvent.change(screen.getByLabelText('Pages'), { target: { value: '50' } });
    await goTo('/?calculators=page-count&pages=21&binding=saddle-stitch');
    expect(pages()).toBe('21');
    const rail = screen.getByRole('navigation', { name: 'Calculators' });
    fireEvent.click(within(rail).getByRole('link', { name: 'Spine width' }));
    await shown('/?calculators=spine');
    fireEvent.click(within(rail).getByRole('link', { name: 'Page count' }));
    await shown('/?calculators=page-count');
    expect(pages()).toBe('21');
    expect(here.location?.search).toBe('?calculators=page-count');
    unmount();
  });

  it('G10 what was typed since an address filled a calculator in stays when the page is loaded again', async () => {
    const address = '/?calculators=page-count&pages=18';
    const first = await open(address);
    fireEvent.change(within(first.calculator).getByLabelText('Pages'), { target: { value: '52' } });
    first.unmount();
    const { unmount, calculator } = await open(address, here.location);
    expect(within(calculator).getByLabelText<HTMLInputElement>('Pages').value).toBe('52');
    unmount();
  });

  it('G10 an address with what is no field of the calculator replaces nothing', async () => {
    const first = await open('/?calculators=page-count&pages=18');
    first.unmount();
    const { unmount, calculator } = await open('/?calculators=page-count&utm_source=newsletter');
    expect(within(calculator).getByLabelText<HTMLInputElement>('Pages').value).toBe('18');
    unmount();
  });
});

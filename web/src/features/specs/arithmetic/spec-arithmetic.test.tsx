import { beforeAll, describe, expect, it } from '@jest/globals';
import { emptySpecData, type SpecData, type SpecKind } from '@printpartner/contracts/spec-fields';
import type { Sheet } from '@printpartner/spec-sheet/fields';
import { fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { LazySpecSums } from './lazy-spec-sums.tsx';
import { SpecArithmetic } from './spec-arithmetic.tsx';
import { SpecDrawing } from './spec-drawing.tsx';
import { useSheetJob } from './use-sheet-job.ts';

const buildSheet = (kind: SpecKind, data: Partial<SpecData>): Sheet => ({
  kind,
  shippingOption: '',
  data: { ...emptySpecData(kind), ...data },
});

const book = {
  pageCount: '16',
  textFinishedSize: '8.5 × 11 in',
  textStock: '80# gloss text',
  bindingType: 'Saddle Stitch',
  quantity: '1,000',
  quantity2: '2,500',
};
const triFold = {
  flatSize: '11 × 8.5 in',
  finishedSize: '3.667 × 8.5 in',
  foldingNotes: 'Tri-fold, cover panel out',
  mailerPaperSpecs: '80# gloss text',
  quantity: '5,000',
};

const sum = (name: string) => within(screen.getByRole('region', { name }));

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

describe('S9 arithmetic pane', () => {
  it('S9 shows a book’s sums with their numbers and sources, and follows the fields', () => {
    const { rerender } = render(<SpecArithmetic sheet={buildSheet('booklet', book)} />);
    expect(sum('Page rule').getByText('16 works')).toBeTruthy();
    expect(sum('Weight').getByText('2.01 oz')).toBeTruthy();
    expect(sum('Weight').getByText(/17 × 11 ÷ 1550 × 118 gsm × 0\.03527 × 4 sheets/)).toBeTruthy();
    expect(sum('Postage').getByText('$0.783–1.260')).toBeTruthy();
    const price = within(screen.getByRole('table', { name: 'Rough price, print only' }));
    expect(price.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'CopiesRangeEach',
      '1,000$1,290–1,740$1.52',
      '2,500$2,150–2,900$1.00',
    ]);
    expect(screen.getByRole('list', { name: 'Sources' }).textContent).toContain('USPS Notice 123');

    rerender(<SpecArithmetic sheet={buildSheet('booklet', { ...book, pageCount: '18' })} />);
    expect(sum('Page rule').getByText('Use 16 or 20')).toBeTruthy();
    expect(sum('Page rule').getByText(/use 16 or 20, not 18/)).toBeTruthy();
  });

  it('S9 shows the panels of a folded piece as built fractions', () => {
    render(<SpecArithmetic sheet={buildSheet('custom', triFold)} />);
    const { container } = render(<SpecDrawing sheet={buildSheet('custom', triFold)} />);
    const [headline] = sum('Fold panels').getAllByText(/./, { selector: '.type-section' });
    const fractions = [...(headline?.querySelectorAll('[data-fraction]') ?? [])];
    expect(fractions.map((one) => one.getAttribute('data-fraction'))).toEqual(['-11/16', '-1/2']);
    expect(
      within(container).getByRole('img', { name: /^Tri-Fold, 11 × 8\.5 in flat.*: Flat, outside$/ }),
    ).toBeTruthy();
    expect(container.textContent).toContain('Front cover');
  });

  it('S9 says what to enter in an empty form', () => {
    render(<SpecArithmetic sheet={buildSheet('booklet', {})} />);
    expect(sum('Spine width').getByText('Choose a binding to get the spine.')).toBeTruthy();
    render(<SpecDrawing sheet={buildSheet('booklet', {})} />);
    expect(screen.getByText('Enter a size to see the piece drawn to scale.')).toBeTruthy();
  });

  it('S9 unfolds a phone’s strip in place', async () => {
    render(<LazySpecSums sheet={buildSheet('booklet', book)} layout="strip" />);
    expect(await screen.findByText('2.01 oz')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show the sums', expanded: false }));
    expect(sum('Cartons').getByText('4 cartons')).toBeTruthy();
    expect(
      screen.getByRole('img', { name: 'Booklet, 16 pages, 8.5 × 11 in closed: Cover laid flat' }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Hide the sums', expanded: true })).toBeTruthy();
  });
});

it('S9 keeps the job, so that nothing is recalculated, while a contact or a note is typed', () => {
  const { result, rerender } = renderHook(({ sheet }) => useSheetJob(sheet), {
    initialProps: { sheet: buildSheet('booklet', book) },
  });
  const first = result.current;
  rerender({ sheet: buildSheet('booklet', { ...book, contactName: 'Dana', bindingNotes: 'Loop' }) });
  expect(result.current).toBe(first);
  rerender({ sheet: buildSheet('booklet', { ...book, pageCount: '20' }) });
  expect(result.current).not.toBe(first);
  expect(result.current.pages).toBe(20);
});

import { TextDecoder, TextEncoder } from 'node:util';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { SpecKey, SpecKind } from '@printpartner/contracts/spec-fields';
import { contentOf } from '@printpartner/spec-sheet/fields';
import { jobOf, type SheetJob } from '@printpartner/spec-sheet/job';
import { act, fireEvent, render as renderPlain, renderHook, screen, within } from '@testing-library/react';
import { REST_MS } from '../../../platform/documents/document-form.ts';
import { SpecEditor } from '../document/spec-editor.ts';
import { buildDocument, buildValues, type SomeValues } from '../testing/build-sheet.ts';
import { SpecDrawing } from './spec-drawing.tsx';

// React Router needs them when it is loaded, and jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { MemoryRouter } = await import('react-router');
const { SpecArithmetic } = await import('./spec-arithmetic.tsx');
const { useSheetJob } = await import('./spec-sums.tsx');

const render = (element: ReactNode) => renderPlain(element, { wrapper: MemoryRouter });

const buildJob = (values: SomeValues, kind: SpecKind = 'booklet'): SheetJob =>
  jobOf({ kind, ...contentOf(buildValues(values, kind)) });

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

describe('S9 arithmetic pane', () => {
  it('S9 shows a book’s sums with their numbers and sources, and follows the fields', () => {
    const { rerender } = render(<SpecArithmetic job={buildJob(book)} layout="pane" />);
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

    rerender(<SpecArithmetic job={buildJob({ ...book, pageCount: '18' })} layout="pane" />);
    expect(sum('Page rule').getByText('Use 16 or 20')).toBeTruthy();
    expect(sum('Page rule').getByText(/use 16 or 20, not 18/)).toBeTruthy();
  });

  it.each<[string, SomeValues, string]>([
    ['neither bleed nor folds', { flatSize: '4 × 6 in', mailerBleed: 'No bleed' }, 'in inches.'],
    ['bleed', { flatSize: '4 × 6 in', mailerBleed: 'Bleed' }, 'in inches. Bleed is cyan.'],
    ['folds', { ...triFold, mailerBleed: 'No bleed' }, 'in inches. Folds are dash-dot.'],
    [
      'bleed and folds',
      { ...triFold, mailerBleed: 'Bleed' },
      'in inches. Bleed is cyan, folds are dash-dot.',
    ],
  ])('S9 explains the lines of a drawing with %s', (_lines, values, end) => {
    const { container } = render(<SpecDrawing job={buildJob(values, 'custom')} />);
    expect(container.querySelector('figcaption')?.textContent?.endsWith(end)).toBe(true);
  });

  it('S9 shows the panels of a folded piece as built fractions', () => {
    render(<SpecArithmetic job={buildJob(triFold, 'custom')} layout="pane" />);
    const { container } = render(<SpecDrawing job={buildJob(triFold, 'custom')} />);
    const [headline] = sum('Fold panels').getAllByText(/./, { selector: '.type-section' });
    const fractions = [...(headline?.querySelectorAll('[data-fraction]') ?? [])];
    expect(fractions.map((one) => one.getAttribute('data-fraction'))).toEqual(['-11/16', '-1/2']);
    expect(
      within(container).getByRole('img', { name: /^Tri-Fold, 11 × 8\.5 in flat.*: Flat, outside$/ }),
    ).toBeTruthy();
    expect(container.textContent).toContain('Front cover');
  });

  it.each<[string, SomeValues, SpecKind, string, string | undefined]>([
    [
      'folded piece',
      triFold,
      'custom',
      'Fold panels',
      '/?dieline=fold&fold=tri&width=11&height=8.5&stock=80%23+gloss+text',
    ],
    [
      'stitched booklet',
      book,
      'booklet',
      'Spine width',
      '/?dieline=cover&binding=saddle&width=8.5&height=11&pages=16&text=80%23+gloss+text&cover=80%23+gloss+text',
    ],
    ['booklet without pages', { ...book, pageCount: '' }, 'booklet', 'Spine width', undefined],
  ])('G12 links a %s to its dieline with the sheet’s sizes', (_piece, values, kind, name, address) => {
    render(<SpecArithmetic job={buildJob(values, kind)} layout="pane" />);
    const links = sum(name).queryAllByRole('link', { name: 'Dieline to size' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(address === undefined ? [] : [address]);
    expect(screen.queryAllByRole('link', { name: 'Dieline to size' })).toHaveLength(links.length);
  });

  it('S9 says what to enter in an empty form', () => {
    render(<SpecArithmetic job={buildJob({})} layout="pane" />);
    expect(sum('Spine width').getByText('Choose a binding to get the spine.')).toBeTruthy();
    render(<SpecDrawing job={buildJob({})} />);
    expect(screen.getByText('Enter a size to see the piece drawn to scale.')).toBeTruthy();
    render(<SpecDrawing job={buildJob({ textFinishedSize: 'banana' })} />);
    expect(screen.getByText(/^Can’t read “banana” as a size/)).toBeTruthy();
  });

  it('S9 unfolds a phone’s strip in place', () => {
    // From December on, its postage may be out of date.
    jest.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') });
    render(
      <SpecArithmetic job={buildJob(book)} layout="strip">
        <SpecDrawing job={buildJob(book)} />
      </SpecArithmetic>,
    );
    expect(screen.getByText('2.01 oz')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show the sums', expanded: false }));
    expect(sum('Cartons').getByText('4 cartons')).toBeTruthy();
    expect(
      screen.getByRole('img', { name: 'Booklet, 16 pages, 8.5 × 11 in closed: Cover laid flat' }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Hide the sums', expanded: true })).toBeTruthy();
  });
});

afterEach(() => {
  jest.useRealTimers();
});

it('S9 keeps the job, so that nothing is recalculated, while a contact or a note is typed', () => {
  jest.useFakeTimers();
  const editor = new SpecEditor(buildDocument(book));
  const { result } = renderHook(() => useSheetJob(editor));
  const first = result.current;
  const type = (key: SpecKey, value: string) =>
    act(() => {
      editor.form.setValue(key, value);
      jest.advanceTimersByTime(REST_MS);
    });
  type('contactName', 'Dana Ruiz');
  type('bindingNotes', 'Loop stitch');
  expect(result.current).toBe(first);
  type('pageCount', '20');
  expect(result.current.pages).toBe(20);
});

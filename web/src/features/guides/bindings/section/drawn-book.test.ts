import { describe, expect, it } from '@jest/globals';
import { bindings, type Binding } from '@printpartner/print-knowledge/binding';
import fc from 'fast-check';
import { bookFor, takesCover } from './drawn-book.ts';
import { leavesPerLine, scaleFor } from './drawn-scale.ts';
import { lengthOf } from './extent.ts';

function named(name: string): Binding {
  const binding = bindings.rows.find((row) => row.name === name);
  if (!binding) throw new Error(name);
  return binding;
}

const chosen = { pages: 64, textCaliper: 0.0035, coverCaliper: 0.01 };

describe('G3 drawn book', () => {
  it.each([
    ['Saddle Stitch', 0.112, undefined],
    ['Spiral Coil', 0.237, undefined],
    ['Wire-O', 0.237, undefined],
    ['Perfect Bound', 0.132, 0.132],
    ['Layflat', 0.244, 0.244],
    ['Case Bound/Hardcover', 0.3148, 0.3148],
    ['Custom/Thread sewn', 0.132, 0.132],
  ])('G3 draws %s %p in thick with a %p in spine', (name, height, spine) => {
    const book = bookFor(named(name), chosen);
    expect(book.pages).toBe(64);
    expect(book.height).toBeCloseTo(height, 10);
    if (spine === undefined) expect(book.spine).toBeUndefined();
    else expect(book.spine).toBeCloseTo(spine, 10);
  });

  it('G3 adjusts the page count to the binding', () => {
    expect(bookFor(named('Saddle Stitch'), { ...chosen, pages: 200 }).pages).toBe(92);
    expect(bookFor(named('Case Bound/Hardcover'), { ...chosen, pages: 4 }).pages).toBe(48);
    expect(bookFor(named('Saddle Stitch'), { ...chosen, pages: 30 }).pages).toBe(32);
  });

  it('G3 fits the drawing into its frame down to the smallest scale', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...bindings.rows),
        fc.integer({ min: 4, max: 1000 }),
        fc.double({ min: 0.003, max: 0.0075, noNaN: true }),
        (binding, pages, textCaliper) => {
          const book = bookFor(binding, { pages, textCaliper, coverCaliper: 0.01 });
          const inches = { width: lengthOf(binding.id, book), height: book.height };
          const perInch = scaleFor(inches, { width: 260, height: 200 });
          expect(Number.isFinite(inches.width) && inches.width > 0).toBe(true);
          if (perInch === 48) return;
          expect(inches.width * perInch).toBeLessThanOrEqual(260);
          expect(inches.height * perInch).toBeLessThanOrEqual(200);
        },
      ),
    );
  });

  it('G3 takes a cover stock only where it changes the drawing', () => {
    const names = bindings.rows.filter(takesCover).map(({ id }) => id);
    expect(names.toSorted()).toEqual(['layflat', 'perfect-bound', 'thread-sewn']);
  });

  it('G3 draws one line for several leaves that are too thin', () => {
    expect([4, 3, 2, 1, 0.2].map(leavesPerLine)).toEqual([1, 1, 2, 3, 15]);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  caseBoundSpine,
  pagesPerInch,
  perfectBoundSpine,
  printOnDemandPapers,
  printOnDemandSpine,
  textBlock,
  toNext32nd,
  type Spine,
  spineAdvice,
} from './spine.ts';
import type { Outcome } from '../figures/outcome.ts';

function inches(outcome: Outcome<Spine>): Spine {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

describe('G3 spines', () => {
  it('G3 calculates 128 pages on 50# offset at 0.25 in, and at 0.27 in with a 10 pt cover', () => {
    const found = inches(perfectBoundSpine({ pages: 128, textCaliper: 0.0039, coverCaliper: 0.01 }));
    expect(found.block).toBeCloseTo(0.2496, 10);
    expect(found.spine).toBeCloseTo(0.2696, 10);
    expect(found.next32nd).toBe(9 / 32);
  });

  it('G3 rounds 0.234 in up to 1/4 in, and keeps 7/32 in', () => {
    expect([0.234, 7 / 32, 0.1 + 0.025].map(toNext32nd)).toEqual([1 / 4, 7 / 32, 1 / 8]);
  });

  it.each([
    [0.0039, 513],
    [0.0045, 444],
    [0.0056, 357],
  ])('G3 converts a caliper of %p in to %i pages per inch', (caliper, ppi) => {
    expect(Math.round(pagesPerInch(caliper))).toBe(ppi);
  });

  it('G3 adds glue to a perfect-bound spine and boards to a case', () => {
    const book = { pages: 200, textCaliper: 0.0045 };
    expect(inches(perfectBoundSpine({ ...book, coverCaliper: 0.012, glue: 0.01 })).spine).toBeCloseTo(
      0.484,
      10,
    );
    expect(inches(caseBoundSpine({ ...book, board: 0.09 })).spine).toBeCloseTo(0.6528, 10);
  });

  it.each([
    ['white', 0.4504],
    ['cream', 0.5],
    ['premium-color', 0.4694],
    // Lulu's own: 200 ÷ 444 + 0.06
    ['lulu', 0.51045045045],
  ])('G3 calculates 200 print-on-demand pages on %s paper', (id, spine) => {
    const paper = printOnDemandPapers.find((other) => other.id === id);
    if (!paper) throw new Error(id);
    expect(inches(printOnDemandSpine(200, paper)).spine).toBeCloseTo(spine, 10);
  });

  it.each([127, 0, 2.5, Number.NaN])('G3 gives a reason for %p pages', (pages) => {
    expect(perfectBoundSpine({ pages, textCaliper: 0.004, coverCaliper: 0.01 })).toEqual({
      ok: false,
      reason: expect.stringMatching(/\.$/),
    });
  });

  it.each([
    [1, 'A leaf has two pages: use 2, not 1.'],
    [127, 'A leaf has two pages: use 126 or 128, not 127.'],
  ])('G3 suggests even page counts near %i', (pages, reason) => {
    expect(perfectBoundSpine({ pages, textCaliper: 0.004, coverCaliper: 0.01 })).toEqual({
      ok: false,
      reason,
    });
  });

  it.each([Number.NaN, Infinity, -0.004, 0])('G3 rejects a thickness of %p in', (thick) => {
    const block = { pages: 128, textCaliper: 0.004 };
    const bad = { pages: 128, textCaliper: thick };
    expect([
      perfectBoundSpine({ ...bad, coverCaliper: 0.01 }),
      perfectBoundSpine({ ...block, coverCaliper: thick }),
      perfectBoundSpine({ ...block, coverCaliper: 0.01, glue: thick }),
      caseBoundSpine({ ...bad, board: 0.09 }),
      caseBoundSpine({ ...block, board: thick }),
    ]).toEqual(
      ['Text caliper', 'Cover caliper', 'Glue', 'Text caliper', 'Board'].map((name) => ({
        ok: false,
        reason: `${name} must be more than 0 in.`,
      })),
    );
  });

  it('G3 returns the terms of its formula, which add up to the spine', () => {
    const book = { pages: 128, textCaliper: 0.0039 };
    const formulaOf = (outcome: Outcome<Spine>) =>
      inches(outcome)
        .terms.map(({ formula }) => formula)
        .join(' + ');
    const perfect = perfectBoundSpine({ ...book, coverCaliper: 0.01, glue: 0.01 });
    expect(formulaOf(perfect)).toBe('128 ÷ 2 × 0.0039 + 2 × 0.0100 + 0.01');
    expect(formulaOf(caseBoundSpine({ ...book, board: 0.09 }))).toBe(
      '128 ÷ 2 × 0.0039 + 4 × 0.0057 + 2 × 0.09',
    );
    expect(formulaOf(printOnDemandSpine(1000, printOnDemandPapers[0]))).toBe('1,000 × 0.002252');
    const { spine, terms } = inches(perfect);
    expect(terms.reduce((sum, term) => sum + term.inches, 0)).toBe(spine);
  });

  it('G3 agrees with pages per inch, and grows with the page count', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 499 }),
        fc.double({ min: 0.002, max: 0.02, noNaN: true }),
        (leaves, caliper) => {
          const pages = 2 * leaves;
          expect(textBlock(pages, caliper)).toBeCloseTo(pages / pagesPerInch(caliper), 10);
          const spineOf = (count: number) =>
            inches(perfectBoundSpine({ pages: count, textCaliper: caliper, coverCaliper: 0.01 }));
          expect(spineOf(pages + 2).spine).toBeGreaterThan(spineOf(pages).spine);
          const { spine, next32nd } = spineOf(pages);
          expect(next32nd - spine).toBeGreaterThan(-1e-6);
          expect(next32nd - spine).toBeLessThan(1 / 32);
          expect(Number.isInteger(next32nd * 32)).toBe(true);
        },
      ),
    );
  });
});

it('G3 says what a spine is too narrow for', () => {
  expect(spineAdvice(0.124, true)).toMatch(/^Under 1\/8 in: too thin for perfect binding/);
  expect(spineAdvice(0.124, false)).toBe('Under 1/8 in: leave the spine blank.');
  expect(spineAdvice(0.125, true)).toBe('Under 1/4 in: color only, no type.');
  expect(spineAdvice(0.25, true)).toBeUndefined();
});

import { describe, expect, it } from '@jest/globals';
import { provenanceOf } from '../figures/provenance.ts';
import { lengthsIn } from '../measure/index.ts';
import { bindingCostLabel } from './binding.ts';
import { binderySizes } from './bindery-sizes.ts';
import { bindingTips, pageRangeNotes } from './binding-notes.ts';
import { bindings, bindingSections, bindingsOf } from './bindings.ts';

describe('G3 bindings', () => {
  it('G3 groups the seven bindings into three sections', () => {
    expect(bindings.rows).toHaveLength(7);
    expect(bindingSections.map((section) => bindingsOf(section).map(({ name }) => name))).toEqual([
      ['Saddle Stitch', 'Spiral Coil'],
      ['Wire-O', 'Perfect Bound'],
      ['Layflat', 'Case Bound/Hardcover', 'Custom/Thread sewn'],
    ]);
  });

  it.each([
    [1, 'Budget Friendly'],
    [2, 'Moderate'],
    [4, 'Moderate'],
    [5, 'Premium Price'],
  ])('G3 labels cost level %i %s', (level, label) => {
    expect(bindingCostLabel(level)).toBe(label);
  });

  it.each(bindings.rows)('G3 gives $name a page range that matches its page rule', (binding) => {
    expect(binding.minPages).toBeLessThan(binding.maxPages);
    expect(binding.minPages % binding.pageMultiple).toBe(0);
    expect(binding.maxPages % binding.pageMultiple).toBe(0);
    expect(binding.tips.length).toBeGreaterThan(1);
  });

  it.each(bindings.rows)('G11 dates and sources each figure of $name', ({ id }) => {
    for (const column of ['minPages', 'maxPages', 'pageMultiple', 'costLevel'] as const) {
      const from = provenanceOf(bindings, id, column);
      expect(from?.source).toMatch(/\S/);
      expect(from?.date).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
    }
    expect(provenanceOf(bindings, id, 'maxPages')?.standing).toBe('product');
  });

  it('G11 cites the differing page ranges and every tip', () => {
    expect(pageRangeNotes.map(({ binding }) => binding)).toEqual(['saddle-stitch', 'perfect-bound']);
    for (const { from } of [...pageRangeNotes, ...bindingTips]) expect(from.source).toMatch(/\S/);
    for (const { from, text, advice } of pageRangeNotes) {
      expect(from.standing).toBe('product');
      expect(text).not.toMatch(/ask the printer|quick answers/);
      expect(advice.text).toMatch(/ask the printer/);
      expect(advice.from.standing).toBe('practice');
    }
  });

  it('G11 cites the document only for its own tip', () => {
    const tips = [...bindings.rows.flatMap((row) => row.tips), ...bindingTips];
    const product = tips.filter(({ from }) => from.standing === 'product').map(({ text }) => text);
    const margin = 'Leave a binding margin of at least 1/2 in on a calendar.';
    expect(product).toEqual([margin]);
    expect(bindings.rows.find(({ id }) => id === 'wire-o')?.tips.map(({ text }) => text)).toContain(margin);
  });

  it('A9 every length of a tip is one that millimeters can be put beside', () => {
    for (const { text } of bindings.rows.flatMap((row) => row.tips)) {
      const written = lengthsIn(text).filter((part) => typeof part !== 'string');
      expect(written).toHaveLength(text.match(/\d in\b/g)?.length ?? 0);
    }
  });

  it('G3 lists bindery sizes in inches', () => {
    expect(binderySizes).toEqual({
      board: 0.09,
      endsheet: 0.0057,
      endsheetLeaves: 4,
      glue: 0.01,
      caseHinge: 0.375,
      boardOverhang: 0.125,
      hingeScore: 0.25,
      coilOverBook: 0.125,
      widestWire: 1,
      saddleBulk: 0.1875,
      printedSpine: 0.125,
      spineType: 0.25,
    });
  });
});

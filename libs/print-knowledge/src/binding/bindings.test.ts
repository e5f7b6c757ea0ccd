import { describe, expect, it } from '@jest/globals';
import { provenanceOf } from '../figures/provenance.ts';
import { bindingCostLabel } from './binding.ts';
import { bindingTips, pageRangeNotes } from './binding-notes.ts';
import { bindings, bindingSections, bindingsOf } from './bindings.ts';

describe('G3 bindings', () => {
  it('G3 has seven, each in one of the three sections', () => {
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
  ])('G3 calls cost level %i %s', (level, label) => {
    expect(bindingCostLabel(level)).toBe(label);
  });

  it.each(bindings.rows)('G3 has a range for $name that its own rule allows', (binding) => {
    expect(binding.minPages).toBeLessThan(binding.maxPages);
    expect(binding.minPages % binding.pageMultiple).toBe(0);
    expect(binding.maxPages % binding.pageMultiple).toBe(0);
    expect(binding.tips.length).toBeGreaterThan(1);
  });

  it.each(bindings.rows)('G11 names source and date of each figure of $name', ({ id }) => {
    for (const column of ['minPages', 'maxPages', 'pageMultiple', 'costLevel'] as const) {
      const from = provenanceOf(bindings, id, column);
      expect(from?.source).toMatch(/\S/);
      expect(from?.date).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
    }
    expect(provenanceOf(bindings, id, 'maxPages')?.standing).toBe('product');
  });

  it('G11 says where the documents differ, and whence each tip comes', () => {
    expect(pageRangeNotes.map(({ binding }) => binding)).toEqual(['saddle-stitch', 'perfect-bound']);
    for (const { from } of [...pageRangeNotes, ...bindingTips]) expect(from.source).toMatch(/\S/);
  });
});

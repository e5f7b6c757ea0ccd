import { describe, expect, it } from '@jest/globals';
import { provenanceOf } from '../figures/provenance.ts';
import { panelWidths } from '../folding/panel-widths.ts';
import { brochureRules } from './brochure-rules.ts';
import { brochureSizes } from './brochure-sizes.ts';

const forms = brochureSizes.rows.flatMap((size) => size.forms.map((form) => ({ size, form })));

describe('G5 brochure sizes', () => {
  it.each(forms.map((one) => [`${one.size.id} ${one.form.folds.join(', ')}`, one] as const))(
    'G5 %s folds to the listed size',
    (_, { size, form }) => {
      let { flatWidth: across, flatHeight: along } = size;
      for (const fold of form.folds) {
        const widths = panelWidths(fold, across, 1 / 16);
        if (!widths.ok) throw new Error(widths.reason);
        // The next fold goes across what was the height.
        [across, along] = [along, Math.max(...widths.value)];
      }
      const folded = form.folds.length % 2 === 1 ? [along, across] : [across, along];
      expect(Math.abs((folded[0] ?? 0) - form.width)).toBeLessThanOrEqual(1 / 64);
      expect(Math.abs((folded[1] ?? 0) - form.height)).toBeLessThanOrEqual(1 / 64);
    },
  );

  it('G11 cites every figure of the rules', () => {
    for (const column of [
      'clearOfFoldIn',
      'clearOfFoldBetterIn',
      'foldToleranceIn',
      'qrIn',
      'qrQuietModules',
    ] as const) {
      expect(provenanceOf(brochureRules, 'every-brochure', column)?.standing).toBe('practice');
    }
  });
});

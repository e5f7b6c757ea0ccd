import { describe, expect, it } from '@jest/globals';
import { folds } from './folds.ts';
import { panelFormula } from './panel-formula.ts';
import { panelWidths } from './panel-widths.ts';

describe('G5 panel formula', () => {
  it.each(folds.rows.map(({ id }) => id))('G5 %s ends with its widest panel', (id) => {
    const panels = panelWidths(id, 17, 1 / 16);
    if (!panels.ok) throw new Error(panels.reason);
    const widest = String(Number(Math.max(...panels.value).toFixed(4)));
    expect(panelFormula(id, 17, 1 / 16)).toContain(`= ${widest}`);
  });
});

import { describe, expect, it } from '@jest/globals';
import { folds, panelWidths } from '@printpartner/print-knowledge/folding';
import { arithmeticLine } from './arithmetic-line.ts';

describe('G5 arithmetic line', () => {
  it.each(folds.rows.map(({ id }) => id))('G5 %s ends with its widest panel', (id) => {
    const panels = panelWidths(id, 17, 1 / 16);
    if (!panels.ok) throw new Error(panels.reason);
    const widest = String(Number(Math.max(...panels.value).toFixed(4)));
    expect(arithmeticLine(id, 17, 1 / 16)).toContain(`= ${widest}`);
  });
});

import { describe, expect, it } from '@jest/globals';
import { foldDummy, type Panel, type Sheet } from '@printpartner/dielines';
import { panelLines } from './panel-lines.ts';

function buildSheet(): Sheet {
  const dummy = foldDummy({ fold: 'half', flatWidth: 10, flatHeight: 8, allowance: 0, caliper: 0.006 });
  if (!dummy.ok) throw new Error(dummy.reason);
  return dummy.value.sheet;
}

function panelOf({ panels }: Sheet, place: number): Panel {
  const panel = panels[place];
  if (!panel) throw new Error(`no panel ${place}`);
  return panel;
}

describe('G12 lines of a panel', () => {
  it('G12 cuts three sides of a panel that is folded along the fourth', () => {
    const sheet = buildSheet();
    for (const panel of sheet.panels) {
      const { cuts, folds } = panelLines(panel, sheet);
      expect(cuts).toHaveLength(3);
      expect(folds).toHaveLength(1);
    }
  });

  it('G12 cuts an edge beside a hinge that is shorter than the edge', () => {
    const sheet = buildSheet();
    const still = panelOf(sheet, 0);
    const child = panelOf(sheet, 1);
    if (!child.parent) throw new Error('no hinge');
    const hinge = { ...child.parent.hinge, from: [5, 2], to: [5, 7] } as const;
    const { cuts } = panelLines(still, {
      ...sheet,
      panels: [still, { ...child, parent: { ...child.parent, hinge } }],
    });
    const beside = cuts.filter((points) => points.every(([x]) => Math.abs(x - 5) < 1e-9));
    expect(beside.map((points) => points.map(([, y]) => y).toSorted((one, other) => one - other))).toEqual(
      expect.arrayContaining([
        [0, 2],
        [7, 8],
      ]),
    );
    expect(beside).toHaveLength(2);
  });

  it('G12 draws slits on their own panel, curved ones in short pieces', () => {
    const sheet = buildSheet();
    const [panel, other] = [panelOf(sheet, 0), panelOf(sheet, 1)];
    const line = { from: [6, 1], to: [7, 2], control: [6, 2] } as const;
    const withSlit = { ...sheet, slits: [{ panel: panel.id, line }] };
    const curved = panelLines(panel, withSlit).cuts.filter((points) => points.length > 2);
    expect(curved).toHaveLength(1);
    expect(curved[0]?.at(0)).toEqual([6, 1]);
    expect(curved[0]?.at(-1)).toEqual([7, 2]);
    expect(panelLines(other, withSlit).cuts).toHaveLength(3);
  });
});

import { describe, expect, it } from '@jest/globals';
import { collisionsOf } from '../folded/collisions.ts';
import { foldedPanels } from '../folded/folded-panels.ts';
import { moved } from '../folded/move.ts';
import { bleedBounds, layersOf, trimBounds } from '../sheet/layers.ts';
import { boundsOf, heightOf, pointsOf, widthOf, type Bounds } from '../sheet/outline.ts';
import { fromOutside } from '../sheet/mirrored.ts';
import type { Dieline, Outline, Sheet } from '../sheet/sheet.ts';
import { capacities } from './construction.ts';
import { pocketFolder, pocketLimits, slitChoices, type FolderOptions } from './pocket-folder.ts';
import { folderTemplate, folderTemplates } from './templates.ts';

function buildFolder(id: string, options?: FolderOptions): Dieline {
  const template = folderTemplate(id);
  const folder = template && pocketFolder(template, options);
  if (!folder?.ok) throw new Error(folder?.reason ?? `no template ${id}`);
  return folder.value;
}

/** Written out from the trade's layout of these folders: trimmed flat width and height, inches. */
const flatSizes: Readonly<Record<string, [number, number]>> = {
  pf01: [18.75, 16],
  pf02: [18.75, 16],
  pf03: [18.75, 17.75],
  pf04: [19.5, 17],
  pf05: [19.5, 16],
  pf06: [19.5, 17],
  pf07: [18.75, 18],
  pf08: [27.625, 16],
  pf09: [26.25, 13.5],
  pf10: [19.5, 18],
  pf11: [8.75, 13.5],
  pf12: [8.5, 10.125],
};

const path = ({ start, steps }: Outline) =>
  [
    `M${start.join(' ')}`,
    ...steps.map(({ to, control }) =>
      control ? `Q${control.join(' ')} ${to.join(' ')}` : `L${to.join(' ')}`,
    ),
  ].join(' ');
const rounded = (bounds: Bounds) =>
  Object.fromEntries(
    Object.entries(bounds).map(([side, inches]) => [side, Math.round(inches * 1e6) / 1e6 || 0]),
  );
const panelOf = (dieline: Dieline, id: string) => {
  const panel = dieline.sheet.panels.find((each) => each.id === id);
  if (!panel) throw new Error(`no panel ${id}`);
  return panel;
};

describe('G6 pocket folder templates', () => {
  it('G6 the library has the twelve templates of the document, each with its flat size', () => {
    expect(folderTemplates.map(({ id }) => id)).toEqual(Object.keys(flatSizes));
    for (const { id } of folderTemplates) {
      const layers = layersOf(buildFolder(id).sheet);
      const trim = trimBounds(layers);
      expect([id, widthOf(trim), heightOf(trim)]).toEqual([id, ...(flatSizes[id] ?? [])]);
      const bleed = bleedBounds(layers);
      expect(widthOf(bleed)).toBeCloseTo(widthOf(trim) + 0.25);
      expect(heightOf(bleed)).toBeCloseTo(heightOf(trim) + 0.25);
    }
  });

  it.each([
    ['pf01', 'pocket-left', 'M8.875 0 L0 0 L0 -4 L8.75 -4'],
    ['pf03', 'pocket-right', 'M9.125 0 L18 0 L18 -5.75 L11.125 -5.75 Q9.125 -5.75 9.125 -3.75'],
    ['pf06', 'pocket-left', 'M8.875 0 L0 0 L0 -5 Q4.4375 -3.5 8.875 -3.5'],
    ['pf08', 'pocket-right', 'M18 0 L26.875 0 L26.875 -4 L18.125 -4'],
    ['pf10', 'pocket-right', 'M9.125 0 L18 0 L18 -6 L9.125 -3.5'],
    ['pf02', 'tab-right', 'M18 -0.25 L18.75 -0.5 L18.75 -3.5 L18 -3.75'],
    ['pf04', 'tab-left', 'M0 0.25 L-0.75 0.5 L-0.75 4.5 L0 4.75'],
    ['pf09', 'tab-foot', 'M19.25 0 L19.5 -0.75 L25.75 -0.75 L26 0'],
  ])('G6 builds %s with its %s', (id, panel, outline) => {
    expect(path(panelOf(buildFolder(id), panel).outline)).toBe(outline);
  });

  it('G6 places business card slits, half-moons and level slits on the pocket or panel', () => {
    const slits = (id: string) => layersOf(buildFolder(id).sheet).slits;
    expect(slits('pf01')).toContainEqual({ from: [2.6875, -2.5], to: [3.25, -3.0625] });
    expect(slits('pf01')).toHaveLength(4);
    const [moon] = slits('pf02').map(({ from, control, to }) => [from, control, to]);
    expect(moon?.flat().map((value) => Number(value?.toFixed(4)))).toEqual([
      12.1375, -2.625, 11.2375, -2, 12.1375, -1.375,
    ]);
    expect(slits('pf12')).toContainEqual({ from: [4.5625, 3.375], to: [8.1875, 3.375] });
    expect(slits('pf09')).toEqual([{ from: [20.5, 7.5], to: [24.75, 7.5] }]);
  });

  it('G6 cuts each sheet as one piece, with every pocket and tab joined by a score', () => {
    for (const { id, pockets } of folderTemplates)
      for (const capacity of capacities) {
        const { sheet } = buildFolder(id, { capacity });
        const { cut, scores, bleed } = layersOf(sheet);
        expect([id, cut.length, bleed.length]).toEqual([id, 1, 1]);
        expect(scores.filter(({ role }) => role === 'pocket')).toHaveLength(
          pockets.length * (capacity > 0 ? 2 : 1),
        );
      }
  });

  it('G6 leaves the corner beside a pocket to the cut, and bleeds around panels and pockets only', () => {
    const { cut, bleed } = layersOf(buildFolder('pf05').sheet);
    const corners = cut.flatMap(pointsOf).map((point) => point.join(' '));
    expect(corners).toContain('8.875 0');
    expect(corners).toContain('9.125 0');
    // The bleed passes across the tabs, an eighth from the pocket.
    const { left, right } = boundsOf(bleed.flatMap(pointsOf));
    expect([left, right]).toEqual([-0.125, 18.125]);
  });

  it('G6 keeps the safe area 1/8 in from cuts and 1/4 in from scores', () => {
    const { safe } = layersOf(buildFolder('pf05').sheet);
    const rightPanel = safe
      .map((area) => boundsOf(pointsOf(area)))
      .find(({ top, left }) => top > 6 && left > 9);
    expect(rightPanel && rounded(rightPanel)).toEqual({
      left: 9.25,
      bottom: 0.25,
      right: 17.875,
      top: 11.875,
    });
  });

  it('G6 folds every pocket onto its panel, with the glue tab between them', () => {
    for (const { id, pockets, finished } of folderTemplates) {
      const dieline = buildFolder(id);
      const folded = foldedPanels(dieline.sheet, 1);
      const all = boundsOf(
        folded.flatMap(({ panel, move }) =>
          pointsOf(panel.outline).map((point) => {
            const [x, y] = moved(move, [...point, 0]);
            return [x, y] as const;
          }),
        ),
      );
      expect([id, widthOf(all).toFixed(6), heightOf(all).toFixed(6)]).toEqual([
        id,
        finished.width.toFixed(6),
        finished.height.toFixed(6),
      ]);
      for (const { side } of pockets) {
        const height = (of: string) => {
          const found = folded.find(({ panel }) => panel.id === of);
          return found ? moved(found.move, [...found.panel.outline.start, 0])[2] : NaN;
        };
        const tab = id === 'pf09' ? 'tab-foot' : `tab-${side}`;
        const [panel, glued, pocket] = [height(side), height(tab), height(`pocket-${side}`)];
        expect(Math.sign(glued - panel)).toBe(Math.sign(pocket - glued));
      }
    }
  });

  it('G6 marks where a glue tab lands, on the panel or, with tabs on the panels, on the pocket', () => {
    const landings = (id: string) =>
      layersOf(buildFolder(id).sheet)
        .glue.filter(({ side }) => side === 'inside')
        .map(({ outline }) => rounded(boundsOf(pointsOf(outline))));
    expect(landings('pf02')).toEqual([{ left: 17.25, bottom: 0.3125, right: 17.8125, top: 3.6875 }]);
    expect(landings('pf04')[0]).toEqual({ left: 0.1875, bottom: -4.6875, right: 0.75, top: -0.3125 });
  });

  it('G6 no template has a collision, at any capacity', () => {
    for (const { id } of folderTemplates)
      for (const capacity of capacities)
        expect([id, capacity, collisionsOf(buildFolder(id, { capacity }).sheet)]).toEqual([id, capacity, []]);
  });

  it('G6 flops a template: mirrored, with left and right exchanged in its words', () => {
    const [plain, flopped] = [buildFolder('pf01'), buildFolder('pf01', { isFlopped: true })];
    expect(flopped.title).toBe('9x12 Right Pocket with Business Card Slits, flopped');
    expect(panelOf(flopped, 'pocket-left').name).toBe('Right pocket');
    const mirroredBack = layersOf(flopped.sheet)
      .cut.flatMap(pointsOf)
      .map(([x, y]) => `${-x} ${y}`)
      .toSorted();
    const cut = layersOf(plain.sheet)
      .cut.flatMap(pointsOf)
      .map(([x, y]) => `${x} ${y}`)
      .toSorted();
    expect(mirroredBack.map((point) => point.replace(/^-0 /, '0 '))).toEqual(cut);
  });

  it('G6 flops scores, slits and glue along with the cut, and puts the front cover on the right of the outside', () => {
    const [plain, flopped] = [buildFolder('pf02'), buildFolder('pf02', { isFlopped: true })].map(
      ({ sheet }) => sheet,
    );
    if (!plain || !flopped) throw new Error('no pf02');
    const xs = (sheet: Sheet, sign: number) => {
      const { scores, slits, glue } = layersOf(sheet);
      const points = [...scores, ...slits].flatMap(({ from, to }) => [from, to]);
      return [...points, ...glue.flatMap(({ outline }) => pointsOf(outline))].map(([x, y]) =>
        [x * sign, y].map((inches) => Math.round(inches * 1e6) / 1e6 || 0),
      );
    };
    expect(xs(flopped, -1)).toEqual(xs(plain, 1));
    for (const sheet of [plain, flopped]) {
      const outside = fromOutside(sheet);
      const left = (name: string) =>
        boundsOf(
          pointsOf(
            outside.panels.find((panel) => panel.name === name)?.outline ?? { start: [NaN, 0], steps: [] },
          ),
        ).left;
      expect(left('Front cover')).toBeGreaterThan(left('Back cover'));
    }
  });

  it('G6 names a changed template by its changes', () => {
    expect(buildFolder('pf05', { pocketSize: 4.5, capacity: 0.25, slits: 'corner' }).title).toBe(
      '9x12 Two 4 in Pockets, changed: pocket height 4.5 in, capacity 0.25 in, corner slits',
    );
    expect(buildFolder('pf05').title).toBe('9x12 Two 4 in Pockets');
  });

  it('G6 keeps the safe area 1/8 in away from slits', () => {
    for (const id of ['pf01', 'pf09', 'pf12']) {
      const { safe, slits } = layersOf(buildFolder(id).sheet);
      const gaps = slits.flatMap(({ from: [x1, y1], to: [x2, y2] }) =>
        safe.flatMap(pointsOf).map(([x, y]) => {
          const [dx, dy] = [x2 - x1, y2 - y1];
          const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
          return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
        }),
      );
      expect(Math.min(...gaps)).toBeGreaterThan(0.1249);
    }
  });

  it('G6 makes pockets with double scores deeper by their capacity and widens the spine', () => {
    const trim = (capacity: 0 | 0.25) => trimBounds(layersOf(buildFolder('pf05', { capacity }).sheet));
    // Spine of twice the capacity and 1/16 in, and a side gusset at each tab.
    expect(widthOf(trim(0.25)) - widthOf(trim(0))).toBeCloseTo(2 * 0.25 + 1 / 16 + 2 * 0.25);
    expect(heightOf(trim(0.25)) - heightOf(trim(0))).toBeCloseTo(0.25);
  });

  it('G6 refuses a pocket that is too high or too low, with its limits', () => {
    const template = folderTemplate('pf06');
    if (!template) throw new Error('no pf06');
    expect(pocketLimits(template)).toEqual({ min: 3.5, max: 10 });
    expect(pocketFolder(template, { pocketSize: 11 })).toEqual({
      ok: false,
      reason: 'Pocket height must be between 3.5 and 10 in.',
    });
    expect(pocketFolder(template, { pocketSize: Number.NaN }).ok).toBe(false);
  });

  it('G6 offers card slits only where a pocket has room for a card', () => {
    const choices = (id: string, size: number) => {
      const template = folderTemplate(id);
      return template && slitChoices(template, size);
    };
    expect(choices('pf05', 4)).toEqual(['none', 'corner', 'half-moon']);
    expect(choices('pf05', 2.5)).toEqual(['none']);
    expect(choices('pf11', 3.5)).toEqual(['none']);
    expect(choices('pf09', 7.25)).toEqual(['none', 'brochure']);
  });
});

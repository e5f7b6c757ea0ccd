import { describe, expect, it } from '@jest/globals';
import {
  capacities,
  foldDummy,
  foldedPanels,
  folderTemplate,
  folderTemplates,
  moved,
  pocketFolder,
  pointsOf,
  turnsOf,
  type Panel,
  type Point,
  type Sheet,
} from '@printpartner/dielines';
import { drawnSpacing, Framing } from '../picture/framing.ts';
import { eyeOf, projected } from '../picture/projection.ts';
import { homeView } from '../picture/view.ts';
import { backToFront } from './back-to-front.ts';

type Fold = Parameters<typeof foldDummy>[0]['fold'];

function buildSheet(fold: Fold): Sheet {
  const dummy = foldDummy({ fold, flatWidth: 17, flatHeight: 11, allowance: 1 / 16, caliper: 0.006 });
  if (!dummy.ok) throw new Error(dummy.reason);
  return dummy.value.sheet;
}

const size = { width: 700, height: 434 };

function painted(sheet: Sheet, progress: number, view = homeView): Panel[] {
  const camera = new Framing(sheet, size).cameraFor(progress, view);
  const faces = foldedPanels(sheet, progress, drawnSpacing(sheet)).map(({ panel, move }) => {
    const points = pointsOf(panel.outline).map((point) => moved(move, [...point, 0]));
    const seen = points.map((point): Point => {
      const { x, y } = projected(point, camera, size);
      return [x, y];
    });
    return { panel, normal: move.z, points, seen };
  });
  return backToFront(faces, eyeOf(camera)).map(({ panel }) => panel);
}

const paintedLayers = (fold: Fold, view = homeView): number[] =>
  painted(buildSheet(fold), 1, view).map(({ layer }) => layer);

describe('G12 order in which the still drawing is painted', () => {
  it.each<[Fold, number[]]>([
    ['tri', [0, 1, 2]],
    ['gate', [0, 1, 1]],
    ['double-gate', [0, 1, 2, 3]],
    ['roll', [0, 1, 2, 3]],
    ['french', [0, 1, 2, 3]],
    ['z', [-1, 0, 1]],
  ])('G12 paints the layers of %s from the back, seen from the front', (fold, layers) => {
    expect(paintedLayers(fold)).toEqual(layers);
    expect(paintedLayers(fold, { turn: 75, tilt: 10 })).toEqual(layers);
  });

  it.each(folderTemplates.filter(({ pockets }) => pockets.length > 0).map(({ id }) => id))(
    'G6 paints the pockets of %s in front of their panels while the folder is open',
    (id) => {
      const template = folderTemplate(id);
      for (const capacity of capacities) {
        const folder = template && pocketFolder(template, { capacity });
        if (!folder?.ok) throw new Error(`no folder ${id}`);
        const { sheet } = folder.value;
        // Pockets are folded, the spine and what folds in are not.
        for (const progress of [0.95, 1].map((share) => (2 * share) / turnsOf(sheet))) {
          const order = painted(sheet, progress).map((panel) => panel.id);
          for (const { side } of template?.pockets ?? [])
            expect([id, capacity, order.indexOf(`pocket-${side}`) > order.indexOf(side)]).toEqual([
              id,
              capacity,
              true,
            ]);
        }
      }
    },
  );

  it('G12 paints the layers the other way around, seen from behind', () => {
    expect(paintedLayers('roll', { turn: 180, tilt: 20 })).toEqual([3, 2, 1, 0]);
  });
});

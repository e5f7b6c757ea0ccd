import { describe, expect, it } from '@jest/globals';
import { foldDummy, foldedPanels, moved, pointsOf, type Sheet } from '@printpartner/dielines';
import { drawnSpacing, Framing } from '../picture/framing.ts';
import { eyeOf } from '../picture/projection.ts';
import { homeView } from '../picture/view.ts';
import { backToFront } from './back-to-front.ts';

type Fold = Parameters<typeof foldDummy>[0]['fold'];

function buildSheet(fold: Fold): Sheet {
  const dummy = foldDummy({ fold, flatWidth: 17, flatHeight: 11, allowance: 1 / 16, caliper: 0.006 });
  if (!dummy.ok) throw new Error(dummy.reason);
  return dummy.value.sheet;
}

function paintedLayers(fold: Fold, view = homeView): number[] {
  const sheet = buildSheet(fold);
  const faces = foldedPanels(sheet, 1, drawnSpacing(sheet)).map(({ panel, move }) => ({
    layer: panel.layer,
    normal: move.z,
    points: pointsOf(panel.outline).map((point) => moved(move, [...point, 0])),
  }));
  const eye = eyeOf(new Framing(sheet, { width: 700, height: 434 }).cameraFor(1, view));
  return backToFront(faces, eye).map(({ layer }) => layer);
}

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

  it('G12 paints the layers the other way around, seen from behind', () => {
    expect(paintedLayers('roll', { turn: 180, tilt: 20 })).toEqual([3, 2, 1, 0]);
  });
});

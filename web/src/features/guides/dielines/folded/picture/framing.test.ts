import { describe, expect, it } from '@jest/globals';
import { bookCover, foldDummy, foldedPanels, moved, pointsOf, type Dieline } from '@printpartner/dielines';
import { drawnSpacing, Framing } from './framing.ts';
import { projected } from './projection.ts';
import { homeView } from './view.ts';

function built(dieline: ReturnType<typeof foldDummy>): Dieline {
  if (!dieline.ok) throw new Error(dieline.reason);
  return dieline.value;
}

const pieces = [
  ...(['tri', 'gate', 'roll', 'french', 'accordion-4'] as const).map((fold) =>
    built(foldDummy({ fold, flatWidth: 17, flatHeight: 11, allowance: 1 / 16, caliper: 0.006 })),
  ),
  built(bookCover({ trimWidth: 6, trimHeight: 9, spine: 0.75, caliper: 0.012 })),
];
const size = { width: 700, height: 434 };
const progresses = Array.from({ length: 101 }, (_, percent) => percent / 100);

describe('G12 camera of the folded piece', () => {
  it.each(pieces.map((piece) => [piece.title, piece.sheet] as const))(
    'G12 shows all of %s at every progress, from every side',
    (_, sheet) => {
      const framing = new Framing(sheet, size);
      const spacing = drawnSpacing(sheet);
      const views = [homeView.turn, -170, -90, -30, 60, 120].flatMap((turn) =>
        [homeView.tilt, -80, 0, 85].map((tilt) => ({ turn, tilt })),
      );
      const reach = progresses
        .filter((_each, place) => place % 4 === 0)
        .flatMap((progress) => {
          const points = foldedPanels(sheet, progress, spacing).flatMap(({ panel, move }) =>
            pointsOf(panel.outline).map((point) => moved(move, [...point, 0])),
          );
          return views.flatMap((view) => {
            const camera = framing.cameraFor(progress, view);
            return points.map((point) => {
              const { x, y } = projected(point, camera, size);
              return Math.max(Math.abs(x / size.width - 0.5), Math.abs(y / size.height - 0.5));
            });
          });
        });
      expect(Math.max(...reach)).toBeLessThan(0.5);
    },
  );

  it.each(pieces.map((piece) => [piece.title, piece.sheet] as const))(
    'G12 doesn’t jump while %s is folded',
    (_, sheet) => {
      const framing = new Framing(sheet, size);
      const cameras = progresses.map((progress) => framing.cameraFor(progress, homeView));
      for (const [place, camera] of cameras.slice(1).entries()) {
        const before = cameras[place];
        if (!before) throw new Error('no camera before');
        expect(Math.abs(camera.distance / before.distance - 1)).toBeLessThan(0.03);
        expect(Math.hypot(...camera.target.map((at, axis) => at - (before.target[axis] ?? 0)))).toBeLessThan(
          0.5,
        );
      }
    },
  );

  it('G12 keeps layers apart by the caliper where it is thicker than what can be seen', () => {
    const [piece] = pieces;
    if (!piece) throw new Error('no piece');
    expect(drawnSpacing(piece.sheet)).toBeCloseTo(17 * 0.004, 9);
    expect(drawnSpacing({ ...piece.sheet, caliper: 0.2 })).toBe(0.2);
  });
});

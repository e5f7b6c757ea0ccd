import { describe, expect, it } from '@jest/globals';
import { FIELD_OF_VIEW, eyeOf, projected, slopes, type Camera } from './projection.ts';
import { homeView, turnedView, viewAxes } from './view.ts';

const size = { width: 800, height: 400 };

const buildCamera = (turn: number, tilt: number): Camera => ({
  axes: viewAxes({ turn, tilt }),
  target: [4, 5, 0],
  distance: 30,
});

describe('G12 projection of the folded piece', () => {
  it('G12 puts the target in the middle of the picture from every side', () => {
    for (const turn of [-120, 0, 20, 90])
      for (const tilt of [-60, 0, 30])
        expect(projected([4, 5, 0], buildCamera(turn, tilt), size)).toEqual({
          x: 400,
          y: 200,
          depth: expect.closeTo(0, 9),
        });
  });

  it('G12 the picture has x to the right and y up when the sheet is seen from the front', () => {
    const camera = buildCamera(0, 0);
    const half = 30 * Math.tan((FIELD_OF_VIEW / 2) * (Math.PI / 180));
    expect(projected([4, 5 + half, 0], camera, size)).toMatchObject({ x: 400, y: expect.closeTo(0, 9) });
    expect(projected([4 + 2 * half, 5, 0], camera, size)).toMatchObject({
      x: expect.closeTo(800, 9),
      y: 200,
    });
  });

  it('G12 shows what is nearer larger, and higher when it is seen from below', () => {
    const camera = buildCamera(0, 0);
    const width = (z: number) => projected([5, 5, z], camera, size).x - projected([3, 5, z], camera, size).x;
    expect(width(3)).toBeCloseTo((width(0) * 30) / 27, 9);
    expect(projected([4, 5, 3], buildCamera(0, 30), size).y).toBeGreaterThan(200);
    expect(projected([4, 5, 3], buildCamera(0, -30), size).y).toBeLessThan(200);
    expect(projected([4, 5, 3], buildCamera(20, 0), size).x).toBeLessThan(400);
  });

  it('G12 the picture has its eye 30° above the front in the home view', () => {
    const camera = { axes: viewAxes(homeView), target: [0, 0, 0] as const, distance: 10 };
    const [x, y, z] = eyeOf(camera);
    expect(y).toBeCloseTo(5, 9);
    expect(Math.hypot(x, y, z)).toBeCloseTo(10, 9);
    expect(z).toBeGreaterThan(Math.abs(x));
  });

  it('G12 sees as much wider as the picture is wide', () => {
    expect(slopes(size).horizontal).toBeCloseTo(2 * slopes(size).vertical, 9);
  });

  it('G12 turns all the way around, and tilts up to nearly upright', () => {
    expect(turnedView({ turn: 170, tilt: 80 }, { turn: 20, tilt: 20 })).toEqual({ turn: -170, tilt: 85 });
  });
});

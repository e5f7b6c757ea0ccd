import type { Point3 } from '@printpartner/dielines';

/** From where the piece is seen, degrees: turned to the right of its front, tilted up from there. */
export interface View {
  turn: number;
  tilt: number;
}

/** From the front, a little to the open side, 30° above. */
export const homeView: View = { turn: 20, tilt: 30 };

/** Beyond this, up and down would change places. */
const MAX_TILT = 85;

export function turnedView({ turn, tilt }: View, by: View): View {
  return { turn: wrapped(turn + by.turn), tilt: Math.min(MAX_TILT, Math.max(-MAX_TILT, tilt + by.tilt)) };
}

const wrapped = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Directions of the picture in the space of the piece, each of length 1. */
export interface ViewAxes {
  right: Point3;
  up: Point3;
  /** The direction toward the viewer. */
  near: Point3;
}

export function viewAxes(view: View): ViewAxes {
  const [turn, tilt] = [radians(view.turn), radians(view.tilt)];
  return {
    right: [Math.cos(turn), 0, -Math.sin(turn)],
    up: [-Math.sin(tilt) * Math.sin(turn), Math.cos(tilt), -Math.sin(tilt) * Math.cos(turn)],
    near: [Math.cos(tilt) * Math.sin(turn), Math.sin(tilt), Math.cos(tilt) * Math.cos(turn)],
  };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

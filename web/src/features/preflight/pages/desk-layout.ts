import { type PageSpace, type Point, type Rect, sizeOnScreen } from './page-space.ts';

interface Size {
  width: number;
  height: number;
}

export interface DeskLayout {
  /** What scrolls: the page and the desk around it. */
  stage: Size;
  /** Where the page lies on the stage. */
  page: Rect;
}

/** A page in the middle of its desk; one that is larger than the desk keeps a margin around it. */
export function deskLayout(space: PageSpace, desk: Size, margin: number): DeskLayout {
  const { width, height } = sizeOnScreen(space);
  const stage = {
    width: Math.max(desk.width, width + 2 * margin),
    height: Math.max(desk.height, height + 2 * margin),
  };
  const x = Math.round((stage.width - width) / 2);
  const y = Math.round((stage.height - height) / 2);
  return { stage, page: { x, y, width, height } };
}

/** Which part of the page, from 0 to 1, is under a point of the stage. */
export const placeOnPage = ({ page }: DeskLayout, at: Point): Point => ({
  x: (at.x - page.x) / page.width,
  y: (at.y - page.y) / page.height,
});

export const placeOnStage = ({ page }: DeskLayout, part: Point): Point => ({
  x: page.x + part.x * page.width,
  y: page.y + part.y * page.height,
});

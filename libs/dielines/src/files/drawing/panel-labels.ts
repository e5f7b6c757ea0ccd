import { inchText, sizeText } from '@printpartner/print-knowledge/measure';
import { boundsOf, heightOf, pointsOf, widthOf, type Bounds } from '../../sheet/outline.ts';
import type { Panel, Sheet } from '../../sheet/sheet.ts';
import { POINTS_PER_INCH, type Text, textWidth } from './drawing.ts';

/** Inches. */
export interface PanelLabel {
  text: Text;
  /** The area of the text with some room around it. */
  covers: Bounds;
}

const SIZE = 7;
/** Inches: above the safe line over a score, and free at both ends. */
const FROM_FOOT = 0.36;
const FREE = 1 / 16;

/** Name and size of each panel; a strip that is too narrow for its label has none. */
export const panelLabels = ({ panels }: Sheet): PanelLabel[] =>
  panels.filter(({ kind }) => kind !== 'glue tab').flatMap((panel) => labelOf(panel));

function labelOf({ name, kind, outline }: Panel): PanelLabel[] {
  const bounds = boundsOf(pointsOf(outline));
  const [width, height] = [widthOf(bounds), heightOf(bounds)];
  const size = kind === 'strip' ? `${inchText(Math.min(width, height))} in` : `${sizeText(width, height)} in`;
  const text = `${name}: ${size}`;
  const length = textWidth(text, SIZE) / POINTS_PER_INCH + 2 * FREE;
  const thickness = SIZE / POINTS_PER_INCH + 2 * FREE;
  const isUpright = length > width;
  const [across, along] = isUpright ? [thickness, length] : [length, thickness];
  if (across > width || along > height) return [];
  const x = (bounds.left + bounds.right) / 2;
  // The foot of a pocket may be its slanted edge.
  const y = kind === 'panel' && !isUpright ? bounds.bottom + FROM_FOOT : (bounds.bottom + bounds.top) / 2;
  const toBaseline = (0.35 * SIZE) / POINTS_PER_INCH;
  return [
    {
      text: {
        text,
        size: SIZE,
        anchor: 'middle',
        isUpright,
        at: isUpright ? [x + toBaseline, y] : [x, y - toBaseline],
      },
      covers: { left: x - across / 2, bottom: y - along / 2, right: x + across / 2, top: y + along / 2 },
    },
  ];
}

import { plain } from '../result/figures.ts';
import type { Steps } from './steps.ts';

const POINTS_PER_INCH = 72;
/** pt: 0.125 in, and the 3 mm that pass for it. */
const USUAL_BLEED = 9;
const METRIC_BLEED = 8.5;

/** @param needed the limit of the file or of its job, pt */
export function bleedSteps(needed = USUAL_BLEED): Steps {
  const points = needed === METRIC_BLEED ? USUAL_BLEED : needed;
  const bleed = `${plain(points / POINTS_PER_INCH, 3)} in`;
  const both = `${plain((2 * points) / POINTS_PER_INCH, 3)} in`;
  return {
    indesign: [
      `Open File > Document Setup and set Bleed to ${bleed} on all sides.`,
      'Extend every background and image at the edge out to the red bleed line.',
      'Export with Use Document Bleed Settings selected under Marks and Bleeds.',
    ],
    illustrator: [
      `Open File > Document Setup and set Bleed to ${bleed}.`,
      'Extend artwork at the edge to the red bleed line.',
      'Save as PDF with Use Document Bleed Settings selected.',
    ],
    canva: [
      'Choose File > Settings > Show print bleed.',
      'Stretch backgrounds and images past the dashed line to the very edge.',
      'Download as PDF Print with Crop marks and bleed selected.',
    ],
    word: [
      `Word has no bleed: make the paper ${both} wider and taller than the trim size.`,
      `Move all margins in by ${bleed} and extend images to the paper’s edge.`,
      `Tell the printer to trim ${bleed} from each side.`,
    ],
  };
}

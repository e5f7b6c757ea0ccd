import type { Steps } from './steps.ts';

export const bleedSteps: Steps = {
  indesign: [
    'Open File, Document Setup and set Bleed to 0.125 in on all sides.',
    'Pull every background and picture at the edge out to the red bleed line.',
    'Export with Use Document Bleed Settings ticked under Marks and Bleeds.',
  ],
  illustrator: [
    'Open File, Document Setup and set Bleed to 0.125 in.',
    'Extend the art at the edge to the red line.',
    'Save as PDF with Use Document Bleed Settings ticked.',
  ],
  canva: [
    'Open File, Settings, Show print bleed.',
    'Stretch backgrounds and pictures over the dashed line to the very edge.',
    'Download as PDF Print with Crop marks and bleed ticked.',
  ],
  word: [
    'Word has no bleed: set the paper 0.25 in wider and higher than the trim.',
    'Move all margins in by 0.125 in and pull pictures out to the paper’s edge.',
    'Tell the printer to trim 0.125 in from each side.',
  ],
};

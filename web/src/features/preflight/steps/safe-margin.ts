import type { Steps } from './steps.ts';

export const safeMarginSteps: Steps = {
  indesign: [
    'Open Layout, Margins and Columns and set 0.125 in or more.',
    'Move text and logos inside the margin guides.',
    'What shall be cut goes all the way out into the bleed.',
  ],
  illustrator: [
    'Draw a rectangle 0.125 in inside the artboard and choose View, Guides, Make Guides.',
    'Move text and logos inside it.',
    'What shall be cut goes all the way out into the bleed.',
  ],
  canva: [
    'Open File, Settings, Show margins.',
    'Move text and logos inside the dashed line.',
    'Set page numbers at least 0.125 in from the edge.',
  ],
  word: [
    'Open Layout, Margins, Custom Margins and set 0.5 in or more.',
    'Drag text boxes and pictures off the page’s edge.',
    'Check headers and footers: Header from Top, 0.3 in or more.',
  ],
};

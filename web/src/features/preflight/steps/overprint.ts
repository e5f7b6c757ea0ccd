import type { Steps } from './steps.ts';

export const overprintSteps: Steps = {
  indesign: [
    'Open Window, Output, Attributes and take Overprint Fill off everything white.',
    'Preferences, Appearance of Black: let [Black] overprint at 100 %.',
    'Replace [Registration] by [Black] in the art; look with View, Overprint Preview.',
  ],
  illustrator: [
    'Open Window, Attributes and take Overprint Fill off everything white.',
    'Edit, Edit Colors, Overprint Black for small black text.',
    'Look at it with View, Overprint Preview.',
  ],
  canva: [
    'Canva cannot overprint: set small text to pure black #000000.',
    'Download as CMYK and ask the printer to let black overprint.',
  ],
  word: [
    'Set text to Automatic or black 0, 0, 0, not to a dark grey or color.',
    'Ask the printer to map it to black ink that overprints.',
  ],
};

import type { Steps } from './steps.ts';

export const inkCoverageSteps: Steps = {
  indesign: [
    'Open Window, Output, Separations Preview and choose Ink Limit with the printer’s figure.',
    'Red areas are over it: set dark swatches to C40 M30 Y30 K100 or less.',
    'Convert heavy images to the printer’s CMYK profile in Photoshop; it has the limit built in.',
  ],
  illustrator: [
    'Open Window, Separations Preview and look at the darkest areas.',
    'Lower C, M and Y of dark swatches and leave K at 100.',
    'Rich black for areas: C40 M30 Y30 K100, 200 % in all.',
  ],
  canva: [
    'Set dark backgrounds to pure black #000000 instead of mixing overlays.',
    'Take dark, half-transparent layers off one another.',
    'Download as CMYK and ask the printer to look at the ink limit.',
  ],
  word: [
    'Use black 0, 0, 0 rather than very dark colors for large areas.',
    'Avoid dark pictures behind dark shapes.',
    'Ask the printer to convert with a profile that limits ink.',
  ],
};

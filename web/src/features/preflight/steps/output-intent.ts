import type { Steps } from './steps.ts';

export const outputIntentSteps: Steps = {
  indesign: [
    'Export as Adobe PDF (Print), PDF/X-4.',
    'Under Output, set Output Intent Profile Name to the printer’s profile.',
    'Not told which? GRACoL2013 for sheetfed, SWOP2013 for web, on coated stock.',
  ],
  illustrator: [
    'Save as Adobe PDF, PDF/X-4.',
    'Under Output, choose the printer’s profile as Output Intent.',
    'Change nothing in the PDF afterwards: it would break its PDF/X.',
  ],
  canva: [
    'Canva writes no PDF/X: download as PDF Print, CMYK.',
    'Ask the printer to assign the profile of the press.',
  ],
  word: [
    'Word writes no PDF/X: save with PDF/A ticked, which at least embeds everything.',
    'Ask the printer to convert to the profile of the press.',
  ],
};

import type { Steps } from './steps.ts';

export const pageBoxesSteps: Steps = {
  indesign: [
    'Open File, Export, Adobe PDF (Print) and choose PDF/X-4.',
    'Under Marks and Bleeds, tick Use Document Bleed Settings.',
    'PDF/X writes trim and bleed boxes by itself.',
  ],
  illustrator: [
    'Make the artboard exactly the trim size.',
    'Open File, Save As, Adobe PDF and choose PDF/X-4.',
    'Under Marks and Bleeds, tick Use Document Bleed Settings.',
  ],
  canva: [
    'Choose Share, Download, PDF Print.',
    'Tick Crop marks and bleed.',
    'Tell the printer the trim size: Canva draws it and does not always write it.',
  ],
  word: [
    'Word writes no trim box: give the printer the trim size in the order.',
    'Or set it in Acrobat Pro: Print Production, Set Page Boxes, TrimBox.',
  ],
};

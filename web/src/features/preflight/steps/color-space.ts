import type { Steps } from './steps.ts';

export const colorSpaceSteps: Steps = {
  indesign: [
    'Open Edit, Convert to Profile and choose the printer’s CMYK profile.',
    'Export with Output, Convert to Destination (Preserve Numbers).',
    'In the Swatches panel, turn spots that were not ordered into process colors.',
  ],
  illustrator: [
    'Choose File, Document Color Mode, CMYK Color.',
    'Select RGB images and choose Edit, Edit Colors, Convert to CMYK.',
    'In the Swatches panel, merge spots that differ in spelling alone.',
  ],
  canva: [
    'Choose Share, Download, PDF Print.',
    'Set Color profile to CMYK (best for professional printing); it needs Canva Pro.',
    'Compare bright blues and greens with a proof: they turn duller.',
  ],
  word: [
    'Word knows RGB alone: let the printer convert, and ask for a proof.',
    'Set black text to Automatic or 0, 0, 0, so that it becomes black ink alone.',
    'Avoid neon blues and greens: no ink prints them.',
  ],
};

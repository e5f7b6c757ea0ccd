import type { Steps } from './steps.ts';

export const transparencySteps: Steps = {
  indesign: [
    'Export as PDF/X-4, which keeps transparency live.',
    'Set Edit, Transparency Blend Space to Document CMYK.',
    'Delete or show hidden layers before you export.',
  ],
  illustrator: [
    'Save as PDF/X-4; take Create Acrobat Layers off.',
    'Choose File, Document Color Mode, CMYK Color.',
    'Asked for PDF/X-1a? Object, Flatten Transparency, High Resolution.',
  ],
  canva: [
    'Tick Flatten PDF when you download as PDF Print.',
    'Look at shadows and fades in the downloaded file.',
    'Replace half-transparent black with a solid grey where you can.',
  ],
  word: [
    'Take shadows, glows and soft edges off shapes and pictures.',
    'Set Transparency to 0 % under Format Shape, Fill.',
    'Save as PDF with PDF/A ticked in Options, which has no live transparency.',
  ],
};

import type { Steps } from './steps.ts';

export const fontsSteps: Steps = {
  indesign: [
    'Open Type, Find/Replace Font and replace what is marked as missing.',
    'Export as PDF/X-4, which embeds every font.',
    'A font that may not be embedded: Type, Create Outlines.',
  ],
  illustrator: [
    'Open Type, Find/Replace Font and replace missing fonts.',
    'Save as PDF/X-4, which embeds every font.',
    'Or select the text and choose Type, Create Outlines.',
  ],
  canva: [
    'Canva embeds its fonts: download the PDF once more.',
    'Do not pass it through a program that shrinks or prints to PDF.',
    'Still missing? Tick Flatten PDF on download.',
  ],
  word: [
    'Open File, Save As, PDF, Options.',
    'Tick PDF/A compliant (ISO 19005-1), which embeds all fonts.',
    'A font that refuses to be embedded: choose another.',
  ],
};

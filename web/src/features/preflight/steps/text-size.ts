import type { Steps } from './steps.ts';

export const textSizeSteps: Steps = {
  indesign: [
    'Open Type, Find/Replace Font or Find/Change and look for sizes under the limit.',
    'Raise them to 8 pt; at least 5 pt in black alone.',
    'Check scaled frames: the Character panel shows the true size in brackets.',
  ],
  illustrator: [
    'Select the text and read its size in the Character panel.',
    'Raise it to 8 pt, and more where it is white on color.',
    'Scaled groups: release them, then look at the size again.',
  ],
  canva: [
    'Select the text and set its size to 8 or more.',
    'A scaled group: ungroup it first, or the number shown is not what prints.',
    'Set small text in black, not in a color.',
  ],
  word: [
    'Select the text and set 8 pt or more on the Home tab.',
    'Check footnotes, captions and text in shrunk pictures or charts.',
    'Print a page at 100 % and read it at arm’s length.',
  ],
};

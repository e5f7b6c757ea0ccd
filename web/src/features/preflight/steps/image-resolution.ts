import type { PrintSize } from '../result/print-size.ts';
import type { Steps } from './steps.ts';

/** With the figures of the image at hand, where they are known. */
export function imageResolutionSteps(size: PrintSize | null): Steps {
  const original = size ? `an original of ${size.needed} or more` : 'a larger original';
  const smaller = size
    ? `No larger original? Scale it to ${size.goodWidth} wide, which gives ${size.goodPpi} ppi.`
    : 'No larger original? Print it smaller.';
  return {
    indesign: [
      'Open Window, Links and select the image. Read Effective PPI.',
      `Relink to ${original}.`,
      smaller,
      'Far too many pixels? Export with Compression, Bicubic Downsampling to 300 ppi.',
    ],
    illustrator: [
      'Select the image and read its PPI in the control bar or the Links panel.',
      `Relink to ${original}.`,
      smaller,
    ],
    canva: [
      'Click the image and see how large it is in Uploads.',
      `Upload ${original} and drag it onto the old one.`,
      smaller,
    ],
    word: [
      'Open File, Options, Advanced, Image Size and Quality; tick Do not compress images in file.',
      `Right-click the picture, Change Picture, and insert ${original}. Do not paste a copy of the screen.`,
      smaller,
    ],
  };
}

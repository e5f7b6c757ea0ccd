import type { Steps } from './steps.ts';

export const pageSizeSteps: Steps = {
  indesign: [
    'Open File, Document Setup and compare width and height with the order.',
    'In the Pages panel, select pages of another size and set them with the Page tool.',
    'Delete blank pages that are not meant; export as Pages, not Spreads.',
  ],
  illustrator: [
    'Open the Artboards panel and Artboard Options of each artboard.',
    'Set width and height to the trim size, without bleed.',
    'Delete empty artboards before you export.',
  ],
  canva: [
    'Choose Resize and enter the trim size in inches.',
    'Delete blank pages in the page strip.',
    'Add pages until their number fits the binding: a multiple of 4 for saddle stitch.',
  ],
  word: [
    'Open Layout, Size, More Paper Sizes and enter the trim size for the whole document.',
    'Turn on ¶ and delete empty paragraphs and breaks that make blank pages.',
    'Check the page count at the bottom left before you save as PDF.',
  ],
};

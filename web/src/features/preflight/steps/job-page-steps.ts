import { leastText, limitOf } from '@printpartner/print-knowledge/limits';
import type { Steps } from './steps.ts';

/** Differences in size, pages, cover and bleed. */
export const jobPageSteps: Readonly<Record<string, Steps>> = {
  size: {
    indesign: [
      'Open File > Document Setup and set width and height to the size of the job.',
      'Move the artwork to the new edges. Scaling it changes type sizes and resolutions.',
      'Export as PDF/X-4. Printing to PDF can scale the page.',
    ],
    illustrator: [
      'Open Artboard Options for each artboard and set the size of the job, without bleed.',
      'Move the artwork to the new edges.',
      'Save as PDF again. Printing to PDF can scale the page.',
    ],
    canva: [
      'Choose Resize and enter the size of the job in inches.',
      'Check each page: Canva moves and scales objects.',
      'Download as PDF Print.',
    ],
    word: [
      'Choose Layout > Size > More Paper Sizes and enter the size of the job for the whole document.',
      'Check line and page breaks, which change with the size.',
      'Save as PDF. Printing to PDF can scale the page.',
    ],
  },
  rotated: {
    indesign: [
      'Open File > Document Setup and choose the other orientation.',
      'If only the PDF is turned, rotate the page view back in Acrobat with Organize Pages, or export again.',
    ],
    illustrator: [
      'Open Artboard Options and swap width and height.',
      'Rotate the artwork with Object > Transform > Rotate if the design itself is sideways.',
    ],
    canva: ['Choose Resize and swap width and height.', 'Check each page: Canva moves and scales objects.'],
    word: [
      'Choose Layout > Orientation, and select the other one.',
      'Check line and page breaks, which change with it.',
    ],
  },
  'reader spread': {
    indesign: [
      'Choose File > Export > Adobe PDF (Print) and select Pages, not Spreads.',
      'Don’t impose the file: the printer arranges the pages.',
    ],
    illustrator: [
      'Make one artboard per page instead of one per spread.',
      'Save as PDF with all artboards, in reading order.',
    ],
    canva: [
      'Resize the design to a single page and split each spread into two pages.',
      'Delete the spreads, and download all pages as PDF Print.',
    ],
    word: [
      'Choose Layout > Margins > Custom Margins and set Multiple pages to Normal.',
      'Save as PDF. Printing two pages per sheet makes spreads.',
    ],
  },
  'flat sheet': {
    indesign: [
      'If the piece is folded, enter its flat size and its fold on the spec sheet.',
      'If it isn’t, choose File > Export > Adobe PDF (Print) and select Pages, not Spreads.',
    ],
    illustrator: [
      'If the piece is folded, enter its flat size and its fold on the spec sheet.',
      'If it isn’t, make one artboard for each side in the size of the job.',
    ],
    canva: [
      'If the piece is folded, enter its flat size and its fold on the spec sheet.',
      'If it isn’t, resize the design to the size of the job, with one page for each side.',
    ],
    word: [
      'If the piece is folded, enter its flat size and its fold on the spec sheet.',
      'If it isn’t, choose Layout > Size > More Paper Sizes and enter the size of the job.',
    ],
  },
  'page count': {
    indesign: [
      'Compare the Pages panel with the page count of the job.',
      'Choose File > Export, select All, and leave out blank pages only if the job doesn’t count them.',
      'Send a separate cover as its own file.',
    ],
    illustrator: [
      'Compare the Artboards panel with the page count of the job.',
      'Save as PDF with All artboards, and delete those you don’t need.',
    ],
    canva: [
      'Compare the page strip with the page count of the job.',
      'Choose Share > Download and check that All pages is selected.',
    ],
    word: [
      'Compare the page count at the bottom left with the spec sheet.',
      'Turn on ¶ and delete empty paragraphs and breaks that cause blank pages.',
      'Save as PDF with the page range All.',
    ],
  },
  'page multiple': {
    indesign: [
      'Add or remove pages in the Pages panel until the binding can use the count.',
      'Change the page count of the job, too.',
      'For blank pages, agree with the printer where they go.',
    ],
    illustrator: [
      'Add or delete artboards until the binding can use the count.',
      'Change the page count of the job, too.',
    ],
    canva: [
      'Add or delete pages until the binding can use the count.',
      'Change the page count of the job, too.',
    ],
    word: [
      'Add text or Insert > Blank Page until the binding can use the count.',
      'Change the page count of the job, too.',
    ],
  },
  'cover size': {
    indesign: [
      'Set the cover as one spread: back, spine and front, each at the size of the job.',
      'Use the Page tool to set the width of the spine page.',
      'Export the cover as Spreads, with bleed around the whole.',
    ],
    illustrator: [
      'Make one artboard of back, spine and front together.',
      'Mark the spine with guides, and save as PDF with bleed.',
    ],
    canva: [
      'Choose Resize and enter the flat cover: twice the page width plus the spine, and the page height.',
      'Download as PDF Print with Crop marks and bleed selected.',
    ],
    word: [
      'Choose Layout > Size > More Paper Sizes and enter the flat cover: twice the page width plus the spine, and the page height.',
      'Or set the cover in a layout program: Word has no bleed.',
    ],
  },
  spine: {
    indesign: [
      'Select the spine page with the Page tool and set its width to the spine width that your printer gives.',
      'Center the spine text again, and move the back and front to the new folds.',
      'Export the cover as Spreads, with bleed around the whole.',
    ],
    illustrator: [
      'Set the artboard to twice the page width plus the spine width that your printer gives.',
      'Move the spine guides, and center the spine text between them.',
    ],
    canva: [
      'Choose Resize and enter twice the page width plus the spine width that your printer gives.',
      'Center the spine text again.',
    ],
    word: [
      'Choose Layout > Size > More Paper Sizes and enter twice the page width plus the spine width that your printer gives.',
      'Center the spine text again.',
    ],
  },
  'no bleed ordered': {
    indesign: [
      `Move all artwork at least ${leastText('text-trim')} inside the page, so that white paper is left around it.`,
      `Or set Bleed to ${leastText('bleed')} under File > Document Setup, extend the artwork, and order bleed on the spec sheet.`,
    ],
    illustrator: [
      `Move all artwork at least ${leastText('text-trim')} inside the artboard.`,
      `Or set Bleed to ${leastText('bleed')} under File > Document Setup, extend the artwork, and order bleed on the spec sheet.`,
    ],
    canva: [
      'Choose File > Settings > Show margins and move all artwork inside.',
      'Or choose Show print bleed, stretch the artwork past it, and order bleed on the spec sheet.',
    ],
    word: [
      `Move images and shading at least ${leastText('text-trim')} inside the page.`,
      `Or order bleed on the spec sheet, and make the paper ${2 * limitOf('bleed').value} in wider and taller than the trim size.`,
    ],
  },
};

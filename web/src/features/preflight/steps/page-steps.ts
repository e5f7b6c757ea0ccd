import { leastText, limitOf, processTargets, type ProcessId } from '@printpartner/print-knowledge/limits';
import type { Steps, StepsByCheck } from './steps.ts';
import { plain } from '../result/figures.ts';

const POINTS_PER_INCH = 72;
/** pt: 0.125 in, and the 3 mm that pass for it. */
const USUAL_BLEED = 9;
const METRIC_BLEED = 8.5;

/** Checks of the file and its page geometry, by check. */
export const pageSteps = {
  'file-integrity': {
    indesign: [
      'Choose File > Export > Adobe PDF (Print), and select PDF/X-4.',
      'Under Security, leave both passwords off.',
      'If the file is damaged, save the document as IDML, open that, and export again.',
    ],
    illustrator: [
      'Choose File > Save As > Adobe PDF, and select PDF/X-4.',
      'Under Security, leave both passwords off.',
      'If the file is damaged, save it under a new name and export from there.',
    ],
    canva: [
      'Choose Share > Download > PDF Print. Canva sets no password.',
      'Send the file as downloaded. Tools that compress PDFs can damage or lock it.',
    ],
    word: [
      'Choose File > Save As > PDF > Options.',
      'Clear “Encrypt the document with a password”.',
      'Save again, and open the PDF once before you send it.',
    ],
  },
  'page-size': {
    indesign: [
      'Open File > Document Setup and compare width and height with your order.',
      'In the Pages panel, select pages of another size and resize them with the Page tool.',
      'Delete blank pages you don’t need, and export as Pages, not Spreads.',
    ],
    illustrator: [
      'Open the Artboards panel, then Artboard Options for each artboard.',
      'Set width and height to the trim size, without bleed.',
      'Delete empty artboards before you export.',
    ],
    canva: [
      'Choose Resize and enter the trim size in inches.',
      'Delete blank pages in the page strip.',
      'Add pages until the count fits the binding: a multiple of 4 for saddle stitch.',
    ],
    word: [
      'Choose Layout > Size > More Paper Sizes and enter the trim size for the whole document.',
      'Turn on ¶ and delete empty paragraphs and breaks that cause blank pages.',
      'Check the page count at the bottom left before you save as PDF.',
    ],
  },
  'page-boxes': {
    indesign: [
      'Choose File > Export > Adobe PDF (Print), and select PDF/X-4.',
      'Under Marks and Bleeds, select Use Document Bleed Settings.',
      'PDF/X writes the trim and bleed boxes for you.',
    ],
    illustrator: [
      'Make the artboard exactly the trim size.',
      'Choose File > Save As > Adobe PDF, and select PDF/X-4.',
      'Under Marks and Bleeds, select Use Document Bleed Settings.',
    ],
    canva: [
      'Choose Share > Download > PDF Print.',
      'Select Crop marks and bleed.',
      'Tell the printer the trim size: Canva draws it but doesn’t always write a TrimBox.',
    ],
    word: [
      'Word writes no TrimBox: give the printer the trim size with your order.',
      'Or set it in Acrobat Pro: Print Production > Set Page Boxes > TrimBox.',
    ],
  },
} satisfies StepsByCheck;

export function safeMarginSteps(process: ProcessId): Steps {
  const { safeMargin } = processTargets[process];
  return {
    indesign: [
      `Open Layout > Margins and Columns and set ${leastText(safeMargin)} or more.`,
      'Move text and logos inside the margin guides.',
      'Extend anything meant to be trimmed all the way into the bleed.',
    ],
    illustrator: [
      `Draw a rectangle ${leastText(safeMargin)} inside the artboard and choose View > Guides > Make Guides.`,
      'Move text and logos inside it.',
      'Extend anything meant to be trimmed all the way into the bleed.',
    ],
    canva: [
      'Choose File > Settings > Show margins.',
      'Move text and logos inside the dashed line.',
      ...(limitOf(safeMargin).value < limitOf('page-number').value
        ? [`Keep page numbers ${leastText('page-number')} from the edge.`]
        : []),
    ],
    word: [
      'Choose Layout > Margins > Custom Margins and set 0.5 in or more.',
      'Move text boxes and images away from the page edge.',
      'Check headers and footers: set Header from Top to 0.3 in or more.',
    ],
  };
}

/** @param needed the limit of the file or of its job, pt */
export function bleedSteps(needed = USUAL_BLEED): Steps {
  const points = needed === METRIC_BLEED ? USUAL_BLEED : needed;
  const bleed = `${plain(points / POINTS_PER_INCH, 3)} in`;
  const both = `${plain((2 * points) / POINTS_PER_INCH, 3)} in`;
  return {
    indesign: [
      `Open File > Document Setup and set Bleed to ${bleed} on all sides.`,
      'Extend every background and image at the edge out to the red bleed line.',
      'Export with Use Document Bleed Settings selected under Marks and Bleeds.',
    ],
    illustrator: [
      `Open File > Document Setup and set Bleed to ${bleed}.`,
      'Extend artwork at the edge to the red bleed line.',
      'Save as PDF with Use Document Bleed Settings selected.',
    ],
    canva: [
      'Choose File > Settings > Show print bleed.',
      'Stretch backgrounds and images past the dashed line to the very edge.',
      'Download as PDF Print with Crop marks and bleed selected.',
    ],
    word: [
      `Word has no bleed: make the paper ${both} wider and taller than the trim size.`,
      `Move all margins in by ${bleed} and extend images to the paper’s edge.`,
      `Tell the printer to trim ${bleed} from each side.`,
    ],
  };
}

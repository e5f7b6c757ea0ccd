import {
  leastText,
  limitOf,
  processLimits,
  processTargets,
  secondText,
  type ProcessId,
} from '@printpartner/print-knowledge/limits';
import type { PrintSize } from '../result/finding-facts.ts';
import type { Steps, StepsByCheck } from './steps.ts';

/** Names the image's own figures where they are known. */
export function imageResolutionSteps(size: PrintSize | null, process: ProcessId): Steps {
  const original = size ? `an original of ${size.needed} or more` : 'a larger original';
  const smaller = size
    ? `No larger original? Scale it to ${size.goodWidth} wide, which gives ${size.goodPpi} ppi.`
    : 'No larger original? Print it smaller.';
  return {
    indesign: [
      'Open Window > Links, select the image and check its Effective PPI.',
      `Relink to ${original}.`,
      smaller,
      `If the resolution is too high, export with Compression set to Bicubic Downsampling to ${secondText(processTargets[process].resolution)}.`,
    ],
    illustrator: [
      'Select the image and check its PPI in the control bar or the Links panel.',
      `Relink to ${original}.`,
      smaller,
    ],
    canva: [
      'Click the image and check its size in Uploads.',
      `Upload ${original} and drag it onto the old one.`,
      smaller,
    ],
    word: [
      'Open File > Options > Advanced > Image Size and Quality, and select Do not compress images in file.',
      `Right-click the image, choose Change Picture, and insert ${original}. Don’t paste a screenshot.`,
      smaller,
    ],
  };
}

export function textSizeSteps(process: ProcessId): Steps {
  const { textSize } = processTargets[process];
  return {
    indesign: [
      'Open Type > Find/Replace Font or Edit > Find/Change and look for sizes under the limit.',
      `Raise them to ${leastText(textSize)}, or at least ${leastText(processLimits[process].textSize)} in black only.`,
      'Check scaled frames: the Character panel shows the effective size in parentheses.',
    ],
    illustrator: [
      'Select the text and check its size in the Character panel.',
      `Raise it to ${leastText(textSize)}, and more where it is white on color.`,
      'If a group was scaled, ungroup it and check the size again.',
    ],
    canva: [
      `Select the text and set its size to ${limitOf(textSize).value} or more.`,
      'Ungroup scaled groups first: the number shown isn’t the size that prints.',
      'Set small text in black, not in a color.',
    ],
    word: [
      `Select the text and set ${leastText(textSize)} or more on the Home tab.`,
      'Check footnotes, captions and text in scaled images or charts.',
      'Print a page at 100% and read it at arm’s length.',
    ],
  };
}

export function hairlineSteps(process: ProcessId): Steps {
  const least = leastText(processTargets[process].stroke);
  return {
    indesign: [
      `Select the line and set ${least} or more in the Stroke panel.`,
      'Look for Hairline strokes in placed artwork and tables.',
      'Check scaled objects: Adjust Stroke Weight when Scaling changes their strokes.',
    ],
    illustrator: [
      'Select one of the lines and choose Select > Same > Stroke Weight.',
      `Set ${least} or more in the Stroke panel.`,
      'Before you scale, check Scale Strokes & Effects in Preferences.',
    ],
    canva: [
      'Select the line and raise its weight to 1 or more.',
      'Fix thin lines in uploaded graphics in the program they were made in.',
      'Avoid very thin typefaces at small sizes.',
    ],
    word: [
      `Select the border or line and set ${least} or more.`,
      'Set table borders under Table Design > Pen Weight.',
      'For charts, set the lines under Format > Shape Outline > Weight.',
    ],
  };
}

/** Checks of fonts and interactive objects, by check. */
export const objectSteps = {
  fonts: {
    indesign: [
      'Open Type > Find/Replace Font and replace the fonts marked as missing.',
      'Export as PDF/X-4, which embeds every font.',
      'If a font’s license doesn’t allow embedding, choose Type > Create Outlines.',
    ],
    illustrator: [
      'Open Type > Find/Replace Font and replace missing fonts.',
      'Save as PDF/X-4, which embeds every font.',
      'Or select the text and choose Type > Create Outlines.',
    ],
    canva: [
      'Canva embeds its fonts: download the PDF again.',
      'Don’t run it through a program that compresses PDFs or prints to PDF.',
      'Still missing? Select Flatten PDF when you download.',
    ],
    word: [
      'Choose File > Save As > PDF > Options.',
      'Select PDF/A compliant (ISO 19005-1), which embeds all fonts.',
      'If a font can’t be embedded, choose another one.',
    ],
  },
  interactive: {
    indesign: [
      'Export as Adobe PDF (Print), not (Interactive).',
      'Under General, clear Bookmarks and Hyperlinks, and set Interactive Elements to Do Not Include.',
      'Replace videos and buttons with an image.',
    ],
    illustrator: [
      'Save as PDF/X-4, which contains no interactive content.',
      'Delete comments that were added in Acrobat, or export again.',
    ],
    canva: [
      'Remove links, videos and animations from the design.',
      'Download as PDF Print, not PDF Standard.',
      'Select Flatten PDF, which turns form fields and notes into images.',
    ],
    word: [
      'Choose Review > Delete > All Comments, and accept or reject all changes.',
      'Select all and press Ctrl+Shift+F9 to turn links into plain text.',
      'Save as PDF, and clear Create bookmarks in Options.',
    ],
  },
} satisfies StepsByCheck;

import { leastText, limitOf } from '@printpartner/print-knowledge/limits';
import { fileRules } from '@printpartner/print-knowledge/production';
import { fixingSteps } from './fixing-steps.ts';
import { profileLimits } from './preflight-profiles.ts';

const [{ resolutionPpi, smallestTypePt }] = fileRules.rows;
const { sheetfed } = profileLimits;

/** A check, with the limits of the default profile. */
export interface CheckText {
  id: keyof typeof fixingSteps;
  /** The check's name in the result. */
  name: string;
  words: readonly string[];
  /** What passes, warns and fails. */
  judges: string;
  isFullOnly?: boolean;
}

/** The checks in the order of the result. */
export const checkTexts: readonly CheckText[] = [
  {
    id: 'file-integrity',
    name: 'File Integrity & Security',
    words: ['file integrity', 'integrity', 'damaged', 'corrupt', 'corrupted', 'encrypted'],
    judges:
      'passes a file that opens clean; warns if it was repaired or has an owner password; fails if it can’t be opened, needs a password or forbids printing',
  },
  {
    id: 'page-size',
    name: 'Page Count & Size',
    words: [
      'page count & size',
      'page count and size',
      'mixed sizes',
      'blank page',
      'page size check',
      'page size',
    ],
    judges:
      'passes pages of one size without blank ones; warns about mixed sizes, blank pages, or a count that the binding can’t use; fails if size or count differ from the spec sheet, or if one page has neither the width nor the height of any other',
  },
  {
    id: 'page-boxes',
    name: 'Page Boxes',
    words: ['page box', 'no trimbox', 'trimbox missing', 'trimbox'],
    judges:
      'passes pages with a TrimBox and nested boxes; warns if the TrimBox is missing or the page is cropped; fails if boxes are empty or extend beyond one another',
  },
  {
    id: 'bleed',
    name: 'Bleed',
    words: ['bleed'],
    judges: `passes ${leastText('bleed')} on every side (${limitOf('bleed').mm} mm counts); warns if bleed is declared but nothing is painted in it; fails where ink reaches the trim with too little or no bleed`,
  },
  {
    id: 'safe-margin',
    name: 'Safe Margin',
    words: ['safe margin', 'safety', 'margin'],
    judges: `passes text and small objects ${leastText('text-trim')} or more inside the trim; warns about closer ones`,
    isFullOnly: true,
  },
  {
    id: 'image-resolution',
    name: 'Image Resolution',
    words: ['image resolution', 'resolution', 'low-res', 'dpi', 'ppi'],
    judges: `passes ${sheetfed.resolution.warn} ppi or more at the printed size (target ${resolutionPpi}), warns from ${sheetfed.resolution.fail} to ${sheetfed.resolution.warn} and above ${sheetfed.resolution.tooMuch}, and fails below ${sheetfed.resolution.fail}; 1-bit images pass from ${sheetfed.bitmapResolution.warn} and fail below ${sheetfed.bitmapResolution.fail}`,
  },
  {
    id: 'color-space',
    name: 'Color Space',
    words: ['color space', 'colour space', 'rgb', 'spot', 'colorspace'],
    judges:
      'passes CMYK, gray and ordered spots; warns about RGB or Lab, more spots than ordered, and two names for one spot; fails RGB for web offset and newspaper',
  },
  {
    id: 'ink-coverage',
    name: 'Total Ink Coverage',
    words: ['total ink', 'ink coverage', 'tac'],
    judges: `passes ${sheetfed.ink.warn}% or less, warns from ${sheetfed.ink.warn} to ${sheetfed.ink.fail}%, and fails above ${sheetfed.ink.fail}% over more than 0.05% of a page`,
    isFullOnly: true,
  },
  {
    id: 'fonts',
    name: 'Fonts Embedded',
    words: ['fonts embedded', 'font embedded', 'font', 'type 3'],
    judges:
      'passes if all used fonts are embedded; warns about bitmap Type 3 fonts; fails if a used font is missing',
  },
  {
    id: 'text-size',
    name: 'Text Size',
    words: ['text size', 'type size', 'small text', 'pt text', 'pt type', 'tiny text'],
    judges: `passes ${sheetfed.textSize.warn} pt or more, ${sheetfed.knockoutTextSize} pt in several inks or white on ink; warns below that; fails below ${sheetfed.textSize.fail} pt. The guides ask for ${smallestTypePt} pt`,
  },
  {
    id: 'hairlines',
    name: 'Hairlines',
    words: ['hairline', 'thin line', 'stroke'],
    judges: `passes strokes of ${sheetfed.stroke.warn} pt or more, warns from ${sheetfed.stroke.fail} to ${sheetfed.stroke.warn} pt, and fails below ${sheetfed.stroke.fail} pt or at zero width`,
  },
  {
    id: 'transparency',
    name: 'Transparency & Layers',
    words: ['transparency', 'layer', 'hidden layer'],
    judges:
      'passes no transparency, or live transparency unless the file claims PDF/X-1a or X-3, where it fails; warns about an RGB blend space and layers that don’t print',
  },
  {
    id: 'overprint',
    name: 'Overprint & Blacks',
    words: ['overprint', 'black', 'registration'],
    judges:
      'passes white that knocks out and black that overprints; warns about rich black in small text and black set to knock out; fails white set to overprint and registration color inside the trim',
  },
  {
    id: 'interactive',
    name: 'Interactive Content',
    words: ['interactive', 'annotation', 'comment', 'form field', 'javascript', 'hyperlink', 'link'],
    judges:
      'passes a file with none; warns about annotations outside the trim, attachments, links and form fields; fails JavaScript, media and annotations that print inside the trim',
  },
  {
    id: 'output-intent',
    name: 'Output Intent & PDF/X',
    words: ['output intent', 'pdf/x', 'pdfx', 'pdf x'],
    judges:
      'passes a valid output intent and PDF/X version; warns if there is none; fails a file that claims PDF/X and breaks it',
  },
];

import { leastText, limitOf } from '@printpartner/print-knowledge/limits';
import type { Steps } from './program-steps.ts';

/** How to put right what a check finds, by check and program; the result screen shows the same in more steps. */
export const fixingSteps = {
  'file-integrity': {
    indesign:
      'export again with File > Export > Adobe PDF (Print), PDF/X-4, and leave both passwords off under Security.',
    illustrator: 'choose File > Save As > Adobe PDF, PDF/X-4, and leave both passwords off under Security.',
    canva: 'download again with Share > Download > PDF Print, and send that file unchanged.',
    word: 'choose File > Save As > PDF > Options and clear “Encrypt the document with a password”.',
  },
  'page-size': {
    indesign: 'set width and height in File > Document Setup, and export as Pages, not Spreads.',
    illustrator: 'set each artboard to the trim size, without bleed, in Artboard Options.',
    canva: 'choose Resize and enter the trim size in inches, then delete blank pages.',
    word: 'choose Layout > Size > More Paper Sizes and enter the trim size for the whole document.',
  },
  'page-boxes': {
    indesign: 'export as PDF/X-4 with Use Document Bleed Settings: PDF/X writes the trim and bleed boxes.',
    illustrator: 'make the artboard the trim size and save as PDF/X-4 with Use Document Bleed Settings.',
    canva: 'download as PDF Print with Crop marks and bleed, and tell the printer the trim size.',
    word: 'Word writes no TrimBox: give the printer the trim size, or set it in Acrobat Pro under Print Production > Set Page Boxes.',
  },
  bleed: {
    indesign: `set Bleed to ${leastText('bleed')} on all sides in File > Document Setup, extend backgrounds to the red line, and export with Use Document Bleed Settings.`,
    illustrator: `set Bleed to ${leastText('bleed')} in File > Document Setup, extend artwork to the red line, and save as PDF with Use Document Bleed Settings.`,
    canva:
      'choose File > Settings > Show print bleed, stretch backgrounds to the very edge, and download as PDF Print with Crop marks and bleed.',
    word: `Word has no bleed: make the paper ${2 * limitOf('bleed').value} in wider and taller than the trim, extend images to its edge, and tell the printer to trim ${leastText('bleed')} from each side.`,
  },
  'safe-margin': {
    indesign: `set ${leastText('text-trim')} or more in Layout > Margins and Columns, and move text and logos inside the guides.`,
    illustrator: `draw a rectangle ${leastText('text-trim')} inside the artboard, choose View > Guides > Make Guides, and move text and logos inside it.`,
    canva: 'choose File > Settings > Show margins and move text and logos inside the dashed line.',
    word: 'set 0.5 in or more in Layout > Margins > Custom Margins.',
  },
  'image-resolution': {
    indesign:
      'select the image in Window > Links, check its Effective PPI, and relink to a larger original or print it smaller.',
    illustrator:
      'check PPI in the control bar or the Links panel, and relink to a larger original or print it smaller.',
    canva: 'check the image’s size in Uploads, and drag a larger original onto it.',
    word: 'select Do not compress images in file under File > Options > Advanced, then Change Picture to a larger original.',
  },
  'color-space': {
    indesign:
      'use Edit > Convert to Profile with the printer’s CMYK profile, and export with Convert to Destination (Preserve Numbers).',
    illustrator:
      'choose File > Document Color Mode > CMYK Color, and Edit > Edit Colors > Convert to CMYK for RGB images.',
    canva: 'download as PDF Print with Color profile CMYK, which needs Canva Pro.',
    word: 'Word only supports RGB: have the printer convert the file, and ask for a proof.',
  },
  'ink-coverage': {
    indesign: 'open Window > Output > Separations Preview, choose Ink Limit and lower what shows red.',
    illustrator: 'open Window > Separations Preview and lower C, M and Y of dark swatches, with K at 100.',
    canva: 'set dark backgrounds to pure black instead of stacking overlays.',
    word: 'use black 0, 0, 0 for large areas, and ask the printer to convert with a profile that limits ink.',
  },
  fonts: {
    indesign:
      'replace missing fonts in Type > Find/Replace Font and export as PDF/X-4, which embeds every font; Type > Create Outlines where a license forbids it.',
    illustrator:
      'save as PDF/X-4, which embeds every font, or select the text and choose Type > Create Outlines.',
    canva: 'Canva embeds its fonts: download the PDF again, with Flatten PDF if one is still missing.',
    word: 'choose File > Save As > PDF > Options and select PDF/A compliant (ISO 19005-1), which embeds all fonts.',
  },
  'text-size': {
    indesign: `find sizes under the limit with Edit > Find/Change, and raise them to ${leastText('type')}.`,
    illustrator: `check the size in the Character panel and raise it to ${leastText('type')}, more where it is white on color.`,
    canva: `ungroup scaled groups first, then set the text to ${limitOf('type').value} or more.`,
    word: `set ${leastText('type')} or more on the Home tab, also in footnotes and scaled charts.`,
  },
  hairlines: {
    indesign: `set ${leastText('line')} or more in the Stroke panel.`,
    illustrator: `choose Select > Same > Stroke Weight and set ${leastText('line')} or more.`,
    canva: 'raise the line’s weight to 1 or more.',
    word: 'set ¼ pt or more; ½ pt is safe.',
  },
  transparency: {
    indesign:
      'export as PDF/X-4, which keeps transparency live, with Edit > Transparency Blend Space > Document CMYK.',
    illustrator: 'save as PDF/X-4; for PDF/X-1a choose Object > Flatten Transparency > High Resolution.',
    canva: 'select Flatten PDF when you download as PDF Print.',
    word: 'remove shadows, glows and soft edges, and save as PDF/A, which has no live transparency.',
  },
  overprint: {
    indesign:
      'select the object, open Window > Output > Attributes, clear Overprint Fill and Stroke, and check with View > Overprint Preview.',
    illustrator:
      'clear Overprint Fill and Stroke in Window > Attributes; File > Document Setup > Discard White Overprint does it for the whole file.',
    canva: 'Canva never sets overprint: fix the uploaded graphic in its own program.',
    word: 'Word never sets overprint: fix the placed graphic in its own program.',
  },
  interactive: {
    indesign: 'export as Adobe PDF (Print), not (Interactive), without hyperlinks and bookmarks.',
    illustrator: 'save as PDF/X-4, which contains no interactive content.',
    canva: 'remove links and videos, and download as PDF Print with Flatten PDF.',
    word: 'delete all comments, turn links into plain text, and clear Create bookmarks.',
  },
  'output-intent': {
    indesign:
      'export as PDF/X-4 and choose the printer’s profile as Output Intent; with none, GRACoL2013 for sheetfed and SWOP2013 for web on coated stock.',
    illustrator: 'save as PDF/X-4 and choose the printer’s profile as Output Intent.',
    canva:
      'Canva doesn’t write PDF/X: download as PDF Print, CMYK, and ask the printer to assign the profile.',
    word: 'Word doesn’t write PDF/X: save as PDF/A and ask the printer to convert to the press profile.',
  },
} as const satisfies Readonly<Record<string, Steps>>;

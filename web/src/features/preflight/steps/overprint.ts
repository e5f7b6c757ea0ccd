import type { Steps } from './steps.ts';

const whiteOverprints: Steps = {
  indesign: [
    'Select the white object and open Window, Output, Attributes: take off Overprint Fill and Overprint Stroke.',
    'Look with View, Overprint Preview: the white must stay.',
    'For all of a file: Edit, Find/Change, Object, with the attribute Overprint Fill.',
  ],
  illustrator: [
    'Select the white object and open Window, Attributes: take off Overprint Fill and Overprint Stroke.',
    'For all of a file: File, Document Setup, Discard White Overprint.',
    'Look with View, Overprint Preview: the white must stay.',
  ],
  canva: [
    'Canva sets nothing to overprint: the white came with an uploaded graphic.',
    'Export that graphic again from its own program without overprint, and upload it anew.',
  ],
  word: [
    'Word sets nothing to overprint: the white came with a placed graphic.',
    'Export that graphic again from its own program without overprint, and insert it anew.',
  ],
};

const blackKnocksOut: Steps = {
  indesign: [
    'Preferences, Appearance of Black: tick Overprint [Black] Swatch at 100 %.',
    'Color small text with the swatch [Black] itself, not with a CMYK copy of it.',
    'Look with Window, Output, Separations Preview: with Black off, no letters are left in the other plates.',
  ],
  illustrator: [
    'Select the text, then Edit, Edit Colors, Overprint Black, Add Black, 100 %.',
    'Or tick Overprint Fill in Window, Attributes for this text alone.',
    'Look with View, Overprint Preview.',
  ],
  canva: [
    'Canva cannot overprint: set small text to pure black #000000.',
    'Download as CMYK and ask the printer to let black text overprint.',
  ],
  word: [
    'Word cannot overprint: set text to Automatic or black 0, 0, 0.',
    'Ask the printer to map it to black ink that overprints.',
  ],
};

const richBlackText: Steps = {
  indesign: [
    'Color the text with the swatch [Black], which is K 100 alone.',
    'For all of a file: Edit, Find/Change, and replace the rich black by [Black] in small text.',
    'Keep rich black, C40 M30 Y30 K100, for areas.',
  ],
  illustrator: [
    'Select the text and set C 0, M 0, Y 0, K 100 in the Color panel.',
    'In an RGB document choose File, Document Color Mode, CMYK Color first.',
    'Keep rich black, C40 M30 Y30 K100, for areas.',
  ],
  canva: [
    'Set small text to pure black #000000, not to a dark grey or color.',
    'Download as CMYK and ask the printer to map black text to K 100.',
  ],
  word: [
    'Set text to Automatic or black 0, 0, 0, not to a dark grey or color.',
    'Ask the printer to map it to black ink alone.',
  ],
};

const registrationInside: Steps = {
  indesign: [
    'Select the object and replace the swatch [Registration] by [Black].',
    'Look with Window, Output, Separations Preview: it stands on the Black plate alone.',
  ],
  illustrator: [
    'Select the object and replace the swatch [Registration] by Black, K 100.',
    'For all of a file: Select, Same, Fill Color, and then Stroke Color.',
  ],
  canva: [
    'Canva has no registration color: it came with an uploaded graphic.',
    'Export that graphic again from its own program in black alone, and upload it anew.',
  ],
  word: [
    'Word has no registration color: it came with a placed graphic.',
    'Export that graphic again from its own program in black alone, and insert it anew.',
  ],
};

/** By kind of finding, as the engine names them. */
export const overprintSteps: Readonly<Record<string, Steps>> = {
  'white overprints': whiteOverprints,
  'black knocks out': blackKnocksOut,
  'rich black text': richBlackText,
  'registration inside': registrationInside,
};

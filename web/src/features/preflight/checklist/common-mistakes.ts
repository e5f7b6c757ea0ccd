interface Mistake {
  name: string;
  why: string;
  fix: string;
}

/** Most frequent first. */
export const commonMistakes: readonly Mistake[] = [
  {
    name: 'No bleed, or less than 0.125 in',
    why: 'The knife is never exact to a hair: white paper shows at the edge.',
    fix: 'Pull backgrounds 0.125 in (3 mm) over every edge and export with bleed.',
  },
  {
    name: 'Images below 300 DPI at print size',
    why: 'A logo from a website has 72 DPI: sharp on a screen, soft on paper.',
    fix: 'Place the original. Enlarging in a photo program adds pixels and no detail.',
  },
  {
    name: 'RGB color, or spot inks nobody ordered',
    why: 'Bright RGB blues and greens cannot be printed; each extra spot is a plate.',
    fix: 'Convert to CMYK, and turn spots into process colors unless they are part of the job.',
  },
  {
    name: 'Fonts not embedded',
    why: 'Another font takes the place of a missing one, and lines break anew.',
    fix: 'Export as PDF/X, which embeds all fonts, or turn the text into outlines.',
  },
  {
    name: 'Text or logos too near the trim or a fold',
    why: 'What is safe on the screen is cut or bent in the bindery.',
    fix: 'Keep them 0.125 in inside; 0.25 in where there is room.',
  },
  {
    name: 'Wrong size or page count',
    why: 'A saddle-stitched booklet is folded sheets: its pages come in fours.',
    fix: 'Set the document to the trim size, and add or drop pages to a multiple of 4.',
  },
  {
    name: 'Tri-fold panels of equal width',
    why: 'The panel that folds in buckles when it is as wide as the others.',
    fix: 'Make it 0.06 to 0.125 in narrower.',
  },
  {
    name: 'Small text in four inks, or too much ink',
    why: 'Plates shift and type turns fuzzy; heavy ink sets off on the next sheet.',
    fix: 'Set small text in black alone. Keep rich black, C40 M30 Y30 K100, for areas.',
  },
  {
    name: 'Nobody read it once more',
    why: 'Dates, phone numbers and QR codes are wrong more often than any image.',
    fix: 'Have somebody else read it, call the number and scan the code.',
  },
  {
    name: 'The wrong export',
    why: 'Spreads for pages, marks inside the bleed, a password, or last week’s version.',
    fix: 'Export single pages as PDF/X-4, name the file with its date, and open it before you send it.',
  },
];

import type { Steps } from './steps.ts';

/** Differences in inks. */
export const jobColorSteps: Readonly<Record<string, Steps>> = {
  'ink not ordered': {
    indesign: [
      'Open Window > Output > Separations Preview and turn off the ordered inks: what stays is on a plate nobody ordered.',
      'In the Swatches panel, change those swatches to an ordered ink: K only for a black job, the spot color for a spot job.',
      'Convert placed images to grayscale in Photoshop, and relink them.',
    ],
    illustrator: [
      'Open Window > Separations Preview and turn off the ordered inks: what stays is on a plate nobody ordered.',
      'For a black job, select all and choose Edit > Edit Colors > Convert to Grayscale.',
      'For a spot job, choose Edit > Edit Colors > Recolor with Preset and pick the ordered ink.',
    ],
    canva: [
      'Set all text and shapes to pure black #000000 or gray, and give photos a black-and-white filter.',
      'Canva can’t set spot colors: ask the printer to convert the file, or order CMYK.',
    ],
    word: [
      'Set all text and shapes to black 0, 0, 0, and choose Picture Format > Color > Grayscale for images.',
      'Ask the printer to convert the file to black only, or order CMYK.',
    ],
  },
  'color missing': {
    indesign: [
      'Check that this is the color version of the file.',
      'Under Output in the export dialog, check that the colors aren’t converted to a gray profile.',
      'If the job is black only, change its inks: it costs less.',
    ],
    illustrator: [
      'Check that this is the color version of the file.',
      'If it should be in color, choose File > Document Color Mode > CMYK Color and restore its swatches.',
      'If the job is black only, change its inks: it costs less.',
    ],
    canva: [
      'Check that this is the color version of the design, without a black-and-white filter.',
      'If the job is black only, change its inks: it costs less.',
    ],
    word: [
      'Check that this is the color version of the document.',
      'If the job is black only, change its inks: it costs less.',
    ],
  },
  'spot not ordered': {
    indesign: [
      'Open the Ink Manager from the Swatches panel menu.',
      'Choose an ordered ink as its Ink Alias. In a CMYK job, click the spot icon beside it to print it as process.',
      'If the ink is wanted, add it to the job and ask for a new quote.',
    ],
    illustrator: [
      'Merge the swatch with that of an ordered ink in the Swatches panel menu.',
      'In a CMYK job, double-click it and set Color Type to Process Color.',
      'If the ink is wanted, add it to the job and ask for a new quote.',
    ],
    canva: [
      'Canva has no spot colors: the ink is in an uploaded graphic.',
      'Convert that graphic to CMYK in its own program, and upload it again.',
    ],
    word: [
      'Word has no spot colors: the ink is in a placed graphic.',
      'Convert that graphic to CMYK in its own program, and insert it again.',
    ],
  },
  'spots missing': {
    indesign: [
      'In the Swatches panel, check that the color’s type is Spot and its name is the one in the job.',
      'In the Ink Manager, clear All Spots to Process.',
      'Check in Window > Output > Separations Preview that the ink has a plate.',
    ],
    illustrator: [
      'Double-click the swatch, set Color Type to Spot Color, and give it the name in the job.',
      'Check in Window > Separations Preview that the ink has a plate.',
    ],
    canva: [
      'Canva can’t set spot colors: tell the printer which color becomes the ordered ink.',
      'Or set the spot color in Illustrator or InDesign.',
    ],
    word: [
      'Word can’t set spot colors: tell the printer which color becomes the ordered ink.',
      'Or set the spot color in Illustrator or InDesign.',
    ],
  },
};

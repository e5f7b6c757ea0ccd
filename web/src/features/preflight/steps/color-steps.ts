import type { Steps, StepsByCheck } from './steps.ts';

/** Checks of color, ink and output, by check. */
export const colorSteps = {
  'color-space': {
    indesign: [
      'Open Edit > Convert to Profile and choose the printer’s CMYK profile.',
      'Export with Output set to Convert to Destination (Preserve Numbers).',
      'In the Swatches panel, convert spot colors you didn’t order to process colors.',
    ],
    illustrator: [
      'Choose File > Document Color Mode > CMYK Color.',
      'Select RGB images and choose Edit > Edit Colors > Convert to CMYK.',
      'In the Swatches panel, merge spot colors that differ only in spelling.',
    ],
    canva: [
      'Choose Share > Download > PDF Print.',
      'Set Color profile to CMYK (best for professional printing). This needs Canva Pro.',
      'Check bright blues and greens on a proof: they print duller.',
    ],
    word: [
      'Word only supports RGB: have the printer convert the file, and ask for a proof.',
      'Set black text to Automatic or 0, 0, 0 so that it prints in black ink only.',
      'Avoid neon blues and greens: CMYK can’t reproduce them.',
    ],
  },
  'ink-coverage': {
    indesign: [
      'Open Window > Output > Separations Preview, choose Ink Limit and enter the printer’s limit.',
      'Red areas are over it: set dark swatches to C40 M30 Y30 K100 or less.',
      'In Photoshop, convert heavy images to the printer’s CMYK profile, which limits the ink.',
    ],
    illustrator: [
      'Open Window > Separations Preview and check the darkest areas.',
      'Lower C, M and Y of dark swatches and leave K at 100.',
      'Use rich black C40 M30 Y30 K100 for solid areas: 200% in total.',
    ],
    canva: [
      'Set dark backgrounds to pure black #000000 instead of stacking overlays.',
      'Remove dark, semitransparent layers that cover one another.',
      'Download as CMYK and ask the printer to check the ink limit.',
    ],
    word: [
      'Use black 0, 0, 0 rather than very dark colors for large areas.',
      'Avoid dark images behind dark shapes.',
      'Ask the printer to convert with a profile that limits ink.',
    ],
  },
  transparency: {
    indesign: [
      'Export as PDF/X-4, which keeps transparency live.',
      'Set Edit > Transparency Blend Space to Document CMYK.',
      'Delete or show hidden layers before you export.',
    ],
    illustrator: [
      'Save as PDF/X-4, and clear Create Acrobat Layers.',
      'Choose File > Document Color Mode > CMYK Color.',
      'If the printer wants PDF/X-1a, choose Object > Flatten Transparency > High Resolution.',
    ],
    canva: [
      'Select Flatten PDF when you download as PDF Print.',
      'Check shadows and fades in the downloaded file.',
      'Replace semitransparent black with a solid gray where you can.',
    ],
    word: [
      'Remove shadows, glows and soft edges from shapes and images.',
      'Set Transparency to 0% under Format Shape > Fill.',
      'Save as PDF with PDF/A selected in Options, which has no live transparency.',
    ],
  },
  'output-intent': {
    indesign: [
      'Export as Adobe PDF (Print), PDF/X-4.',
      'Under Output, set Output Intent Profile Name to the printer’s profile.',
      'No profile from your printer? On coated stock, use GRACoL2013 for sheetfed and SWOP2013 for web.',
    ],
    illustrator: [
      'Save as Adobe PDF, PDF/X-4.',
      'Under Output, choose the printer’s profile as Output Intent.',
      'Don’t edit the PDF afterward: it would no longer be valid PDF/X.',
    ],
    canva: [
      'Canva doesn’t write PDF/X: download as PDF Print, CMYK.',
      'Ask the printer to assign the press profile.',
    ],
    word: [
      'Word doesn’t write PDF/X: save with PDF/A selected, which at least embeds everything.',
      'Ask the printer to convert to the press profile.',
    ],
  },
} satisfies StepsByCheck;

/** The check Overprint & Blacks, by kind of finding as the engine names them. */
export const overprintSteps: Readonly<Record<string, Steps>> = {
  'white overprints': {
    indesign: [
      'Select the white object, open Window > Output > Attributes, and clear Overprint Fill and Overprint Stroke.',
      'Check with View > Overprint Preview: the white must still be there.',
      'For the whole file, use Edit > Find/Change > Object with the attribute Overprint Fill.',
    ],
    illustrator: [
      'Select the white object, open Window > Attributes, and clear Overprint Fill and Overprint Stroke.',
      'For the whole file, choose File > Document Setup > Discard White Overprint.',
      'Check with View > Overprint Preview: the white must still be there.',
    ],
    canva: [
      'Canva never sets overprint: the white object is in an uploaded graphic.',
      'Export that graphic without overprint from its own program, and upload it again.',
    ],
    word: [
      'Word never sets overprint: the white object is in a placed graphic.',
      'Export that graphic without overprint from its own program, and insert it again.',
    ],
  },
  'black knocks out': {
    indesign: [
      'In Preferences > Appearance of Black, select Overprint [Black] Swatch at 100%.',
      'Color small text with the [Black] swatch itself, not with a CMYK copy of it.',
      'Check in Window > Output > Separations Preview: with Black off, no letters remain on the other plates.',
    ],
    illustrator: [
      'Select the text, then Edit > Edit Colors > Overprint Black > Add Black, 100%.',
      'Or select Overprint Fill in Window > Attributes for this text only.',
      'Check with View > Overprint Preview.',
    ],
    canva: [
      'Canva can’t overprint: set small text to pure black #000000.',
      'Download as CMYK and ask the printer to set black text to overprint.',
    ],
    word: [
      'Word can’t overprint: set text to Automatic or black 0, 0, 0.',
      'Ask the printer to map it to black ink that overprints.',
    ],
  },
  'rich black text': {
    indesign: [
      'Color the text with the swatch [Black], which is K 100 only.',
      'For the whole file, use Edit > Find/Change to replace the rich black with [Black] in small text.',
      'Keep rich black, C40 M30 Y30 K100, for solid areas.',
    ],
    illustrator: [
      'Select the text and set C 0, M 0, Y 0, K 100 in the Color panel.',
      'In an RGB document, choose File > Document Color Mode > CMYK Color first.',
      'Keep rich black, C40 M30 Y30 K100, for solid areas.',
    ],
    canva: [
      'Set small text to pure black #000000, not to a dark gray or color.',
      'Download as CMYK and ask the printer to map black text to K 100.',
    ],
    word: [
      'Set text to Automatic or black 0, 0, 0, not to a dark gray or color.',
      'Ask the printer to map it to black ink only.',
    ],
  },
  'registration inside': {
    indesign: [
      'Select the object and replace the swatch [Registration] by [Black].',
      'Check in Window > Output > Separations Preview: it must be on the Black plate only.',
    ],
    illustrator: [
      'Select the object and replace the swatch [Registration] by Black, K 100.',
      'For the whole file, use Select > Same > Fill Color, then Stroke Color.',
    ],
    canva: [
      'Canva has no registration color: it is in an uploaded graphic.',
      'Export that graphic in black only from its own program, and upload it again.',
    ],
    word: [
      'Word has no registration color: it is in a placed graphic.',
      'Export that graphic in black only from its own program, and insert it again.',
    ],
  },
};

import type { Citation } from '../skill.ts';

const CHECKLIST = 'Preflight File & Preflight Checklist';
const FIXES = 'Fix These Before You Send to Print';
const MISTAKES = 'Top 10 Most Common Print Mistakes';

/** An item of the checklist before sending. */
export const fix = (entry: string): Citation => ({ entry, place: FIXES });
/** One of the ten mistakes. */
export const mistake = (entry: string): Citation => ({ entry, place: MISTAKES });
/** The mistake of a kind of job. */
export const jobMistake = (entry: string): Citation => ({ entry, place: '#1 Mistake by Print Job Type' });

/** What the answers about files cite. */
export const from = {
  preflight: { entry: CHECKLIST },
  bleed: fix('Bleed of 0.125 in (3 mm) on all four sides'),
  noBleed: mistake('No bleed, or less than 0.125 in'),
  safe: fix('Text and logos 0.125 in from trim and folds, 0.25 in where you can'),
  resolution: fix('300 ppi at print size; 100–150 ppi for large format'),
  lowImages: mistake('Images below 300 ppi at print size'),
  upsampled: { entry: 'No image upsampled to reach it', place: 'Images' },
  color: fix('RGB and Lab converted to CMYK'),
  rgb: mistake('RGB color, or spot colors nobody ordered'),
  spots: fix('Spot colors named as ordered, one name per ink'),
  richBlack: fix('Rich black C40 M30 Y30 K100 for solid areas only, body text K100'),
  smallText: mistake('Small text in four inks, or too much ink'),
  ink: fix(
    'Total ink 300% or less on coated stock and up to 320% on gloss if the printer agrees, 240–280% on uncoated, 220–240% on newsprint',
  ),
  inkByFinish: { entry: 'Maximum total ink (TAC)', place: 'Paper & Specifications' },
  fonts: fix('All fonts embedded'),
  noFonts: mistake('Fonts not embedded'),
  type: fix('Type of 8 pt or more'),
  lines: fix('No lines under 0.25 pt'),
  overprint: fix('White set to knock out, small black text to overprint'),
  pages: fix('Single pages, not spreads'),
  pdfx: fix('PDF/X-4, or PDF/X-1a if the printer asks for it'),
  marks: fix('Crop marks 0.125 in or more outside the trim'),
  clean: fix('No password, comments or hidden layers'),
  named: fix('File name with job, client, version and date'),
  wrongExport: mistake('The wrong export'),
  dieLines: { entry: 'Die lines on a separate layer', place: 'Finishing' },
  masks: { entry: 'Masks for foil and spot UV', place: 'Finishing' },
  output: { entry: 'Press profile as output intent', place: 'Color' },
  beforeSend: { entry: FIXES },
  mistakes: { entry: MISTAKES },
  byJob: { entry: '#1 Mistake by Print Job Type' },
  universal: { entry: 'Universal Preflight Checklist' },
} as const satisfies Record<string, Citation>;

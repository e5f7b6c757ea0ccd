import { type Provenance, tradePractice, statementsFrom, type Statement } from '../figures/provenance.ts';
import { fileRules } from '../production/file-rules.ts';
import { overlapAdvice, sheetArithmetic } from './press-sources.ts';
import { pressOf, type PressId } from './presses.ts';
import { countText, runThresholds, webQuoteFrom } from './run-advice.ts';
import { digitalTiles } from './tiles/digital-tiles.ts';
import type { PressTile } from './tiles/press-tile.ts';
import { sheetfedTiles } from './tiles/sheetfed-tiles.ts';
import { webTiles } from './tiles/web-tiles.ts';

/** What the guide says of one kind of press beside its figures. */
export interface PressGuide {
  press: PressId;
  tiles: readonly PressTile[];
  summary: string;
  advantages: readonly Statement[];
  filePreparation: readonly Statement[];
  /** Waste and tolerance of a run. */
  runNote: string;
  from: Provenance;
  /** Where best runs and advice overlap, or pieces mislead. */
  overlap: Statement;
}

const practiced = (...texts: string[]): Statement[] => statementsFrom(tradePractice, ...texts);

const [files] = fileRules.rows;
const { columns } = fileRules;

/** What every file for a press with sheets must have. */
const pictures: readonly Statement[] = [
  { text: `Images at ${files.resolutionPpi} DPI`, from: columns.resolutionPpi.from },
  { text: `Bleed of ${files.bleedIn} in on every side`, from: columns.bleedIn.from },
];

const { sheetfedFrom, webFrom } = runThresholds;

export const pressGuides: readonly PressGuide[] = [
  {
    press: 'sheetfed',
    tiles: sheetfedTiles,
    summary: 'Plates and make-ready come first and cost the most; every sheet after them is cheap.',
    advantages: practiced(
      'The best print quality: even solids, fine screens',
      'The widest range of stock, from light text to thick board',
      'Spot colors, metallics and white beside CMYK',
      'A large sheet, so many pieces at a time',
    ),
    filePreparation: [
      ...practiced('PDF/X-4 or PDF/X-1a, CMYK with named spot colors'),
      ...pictures,
      ...practiced(
        'Total ink of 300–320 % at most on coated stock',
        'Leave trapping to the printer',
        'Black text overprints',
      ),
    ],
    runNote: 'Make-ready takes 100–500 sheets. Overs and unders of 5–10 % are common.',
    from: tradePractice,
    overlap: {
      text: `From ${countText(sheetfedFrom)} pieces we advise sheetfed over digital; its best runs begin at ${pressOf('sheetfed').run.from}, so quote both in between.`,
      from: overlapAdvice,
    },
  },
  {
    press: 'web',
    tiles: webTiles,
    summary: 'The fastest press and the cheapest a piece at volume, in formats that its cylinder fixes.',
    advantages: practiced(
      'The lowest price a piece in long runs',
      'Prints both sides in one pass, from the roll',
      'Folds, pastes, perforates and trims inline',
      'Light papers that save postage',
    ),
    filePreparation: practiced(
      'As for sheetfed, with the web’s own profile: SWOP or SNAP',
      'Total ink of 300 % heatset, 240 % newsprint',
      'No heavy crossovers from page to page',
      'Ask for the cutoff before you choose the page size',
    ),
    runNote: 'Make-ready wastes much paper; a long run pays it back.',
    from: tradePractice,
    overlap: {
      text: `From ${countText(webFrom)} pieces a web is the clear choice; from ${countText(webQuoteFrom)} to ${countText(webFrom)} quote sheetfed and web.`,
      from: overlapAdvice,
    },
  },
  {
    press: 'digital',
    tiles: digitalTiles,
    summary: 'No plates and next to no make-ready: the first copy costs about as much as the last.',
    advantages: practiced(
      'Short runs at a fair price, from a single copy',
      'Every copy can differ',
      'The proof is the print itself, on the job’s own stock',
    ),
    filePreparation: [
      ...practiced('PDF/X-4, CMYK; live transparency is welcome'),
      ...pictures,
      ...practiced(
        'Large flat tints may band: add a little texture or noise',
        'Spot colors are simulated: ask for a swatch',
      ),
    ],
    runNote: 'The price a copy hardly changes with the quantity.',
    from: tradePractice,
    overlap: {
      text: `Count press sheets, not pieces: 5,000 cards of 4 × 6 in are only 556 sheets, so digital may win beyond ${countText(sheetfedFrom)} pieces. Ask for both prices.`,
      from: sheetArithmetic,
    },
  },
];

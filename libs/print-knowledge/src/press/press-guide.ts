import { type Provenance, tradePractice, statementsFrom, type Statement } from '../figures/provenance.ts';
import { limitText } from '../limits/limits.ts';
import { fileRules } from '../production/file-rules.ts';
import { overlapAdvice, sheetArithmetic } from './press-sources.ts';
import { pressOf, type PressId } from './presses.ts';
import { countText } from '../figures/number-text.ts';
import { runThresholds, webQuoteFrom } from './run-advice.ts';
import { digitalTiles } from './tiles/digital-tiles.ts';
import type { PressTile } from './tiles/press-tile.ts';
import { sheetfedTiles } from './tiles/sheetfed-tiles.ts';
import { webTiles } from './tiles/web-tiles.ts';

/** The guide's text for one press type. */
export interface PressGuide {
  press: PressId;
  tiles: readonly PressTile[];
  summary: string;
  advantages: readonly Statement[];
  filePreparation: readonly Statement[];
  /** Waste and run tolerance. */
  runNote: string;
  from: Provenance;
  /** Advice where optimal runs and thresholds overlap. */
  overlap: Statement;
}

const fromPractice = (...texts: string[]): Statement[] => statementsFrom(tradePractice, ...texts);

const [files] = fileRules.rows;
const { columns } = fileRules;

/** File rules for sheetfed and digital presses. */
const imagesAndBleed: readonly Statement[] = [
  { text: `Images at ${files.resolutionPpi} ppi`, from: columns.resolutionPpi.from },
  { text: `Bleed of ${files.bleedIn} in on every side`, from: columns.bleedIn.from },
];

const { sheetfedFrom, webFrom } = runThresholds;

export const pressGuides: readonly PressGuide[] = [
  {
    press: 'sheetfed',
    tiles: sheetfedTiles,
    summary: 'Plates and makeready are most of the cost; every additional sheet is cheap.',
    advantages: fromPractice(
      'Best print quality: even solids, fine screens',
      'Widest range of stock, from light text to thick board',
      'Spot colors, metallics and white in addition to CMYK',
      'Large sheet, many pieces per sheet',
    ),
    filePreparation: [
      ...fromPractice('PDF/X-4 or PDF/X-1a, CMYK with named spot colors'),
      ...imagesAndBleed,
      ...fromPractice(
        `Maximum total ink (TAC) ${limitText('ink-coated')} on gloss, ${limitText('ink-matte')} on matte, ${limitText('ink-uncoated')} on uncoated stock`,
        'Leave trapping to the printer',
        'Black text overprints',
      ),
    ],
    runNote: 'Makeready takes 100–500 sheets. Overs and unders of 5–10% are common.',
    from: tradePractice,
    overlap: {
      text: `We recommend sheetfed over digital from ${countText(sheetfedFrom)} pieces. Optimal sheetfed runs start at ${pressOf('sheetfed').run.from}, so quote both in between.`,
      from: overlapAdvice,
    },
  },
  {
    press: 'web',
    tiles: webTiles,
    summary: 'The fastest press with the lowest unit cost at volume, in sizes set by its cylinder.',
    advantages: fromPractice(
      'Lowest unit cost in long runs',
      'Prints both sides in one pass from the roll',
      'Folds, pastes, perforates and trims inline',
      'Light papers save postage',
    ),
    filePreparation: fromPractice(
      'Same as sheetfed, with the web’s profile: SWOP or SNAP',
      `Maximum total ink (TAC) ${limitText('ink-heatset')} heatset, ${limitText('ink-newsprint')} newsprint: preflight warns above the first figure and fails above the second`,
      'No heavy crossovers between pages',
      'Ask for the cutoff before choosing the page size',
    ),
    runNote: 'Makeready wastes a lot of paper; only long runs pay for it.',
    from: tradePractice,
    overlap: {
      text: `Web is the clear choice from ${countText(webFrom)} pieces; from ${countText(webQuoteFrom)} to ${countText(webFrom)} quote sheetfed and web.`,
      from: overlapAdvice,
    },
  },
  {
    press: 'digital',
    tiles: digitalTiles,
    summary: 'No plates and almost no makeready: the first copy costs about as much as the last.',
    advantages: fromPractice(
      'Affordable short runs, from a single copy',
      'Every copy can be different',
      'The proof is the actual print, on the job’s own stock',
    ),
    filePreparation: [
      ...fromPractice('PDF/X-4, CMYK; live transparency is fine'),
      ...imagesAndBleed,
      ...fromPractice(
        `Maximum total ink (TAC) ${limitText('ink-digital')}, unless the press’s profile says otherwise`,
        'Large flat tints may band: add slight texture or noise',
        'Spot colors are simulated: ask for a swatch',
      ),
    ],
    runNote: 'Unit cost hardly changes with quantity.',
    from: tradePractice,
    overlap: {
      text: `Count press sheets, not pieces: 5,000 cards of 4 × 6 in are only 556 sheets, so digital may cost less even above ${countText(sheetfedFrom)} pieces. Quote both.`,
      from: sheetArithmetic,
    },
  },
];

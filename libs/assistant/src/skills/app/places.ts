import type { Citation } from '../skill.ts';
import { screens } from './screens.ts';

/** A part of Print Partner that a question can look for. */
export interface Place {
  /** What is looked for. */
  words: RegExp;
  /** The name on the screen: `Booklets › Margins`. */
  name: string;
  cites: readonly Citation[];
}

const place = (words: RegExp, name: string, ...cites: Citation[]): Place => ({ words, name, cites });
const within = (screen: string, section: string, words: RegExp): Place =>
  place(words, `${screen} › ${section}`, { entry: section, place: screen });
const calculator = (group: string, entry: string, words: RegExp): Place =>
  place(words, `Calculators › ${group} › ${entry}`, { entry, place: group });

const PREFLIGHT = 'Preflight File & Preflight Checklist';
const MAILING = 'Mailing And Postage Info';
const PAPER = 'Paper & Envelope Types';

/** Specific ones first. */
export const places: readonly Place[] = [
  place(
    /\bmistakes?\b(?=.*\b(?:by|per|each|every|for (?:each|every)|type|kind)\b)/,
    `${PREFLIGHT} › Before you send › #1 Mistake by Print Job Type`,
    { entry: '#1 Mistake by Print Job Type' },
  ),
  place(
    /\b(?:common|top (?:10|ten)|print(?:ing)?|usual|typical|biggest)\b.*\bmistakes?\b|\bmistakes?\b/,
    `${PREFLIGHT} › Before you send › Top 10 Most Common Print Mistakes`,
    { entry: 'Top 10 Most Common Print Mistakes' },
  ),
  place(/\bchecklists?\b/, `${PREFLIGHT} › Before you send › Universal Preflight Checklist`, {
    entry: 'Universal Preflight Checklist',
  }),
  place(
    /\bpreflight\w*|\b(?:check|scan|upload|test|verify|drop)\b.*\b(?:pdfs?|files?|artwork)\b|\b(?:pdfs?|files?|artwork)\b.*\b(?:checked|scanned|check(?:er|ing)?)\b/,
    PREFLIGHT,
    screens.preflight,
  ),
  place(
    /\bpocket folders?\b|\bfolder templates?\b|\bpresentation folders?\b/,
    'Pocket Folder Templates',
    screens.folders,
  ),
  calculator('Pages and folds', 'Spine width', /\bspines?\b/),
  calculator('Pages and folds', 'Creep', /\bcreep\b|\bshingl\w*/),
  calculator('Pages and folds', 'Panel widths', /\bpanel (?:widths?|sizes?)\b/),
  calculator(
    'Press and price',
    'Price range',
    /\b(?:prices?|pricing|costs?|estimates?|rough price|quote range)\b(?!.*\bpostage\b)/,
  ),
  calculator(
    'Press and price',
    'Sheets out',
    /\bsheets? out\b|\bhow many (?:\w+ ){1,3}(?:fit|on a (?:press )?sheet)\b/,
  ),
  calculator('Mail', 'Tab picker', /\b(?:wafer (?:seals?|tabs?)|tabbing|tab picker|how many tabs)\b/),
  calculator(
    'Mail',
    'Weight of a piece',
    /\bweigh(?:s|t)? (?:of )?(?:a|my|the) (?:piece|mail\w*|booklet|brochure|postcard)\b/,
  ),
  calculator('Paper', 'Stock converter', /\bgsm\b|\bconver(?:t|sion|ter)\b|\bbasis weights?\b/),
  within(
    'Booklets',
    'Production Process & Timeline',
    /\b(?:turn ?around|timelines?|production (?:steps|process)|lead times?|how long)\b(?!.*\b(?:brochures?|dry\w*|coating)\b)/,
  ),
  within('Brochures', 'Timeline', /\b(?:turn ?around|timelines?|lead times?|how long)\b(?=.*\bbrochures?\b)/),
  within('Coating Options', 'Dry to the touch', /\bdry(?:ing)?\b/),
  within(
    MAILING,
    'Strategy and Format Selection',
    /\b(?:which|what) format\b|\bmail(?:ing)? strateg\w*|\bformat selection\b/,
  ),
  within(
    MAILING,
    'USPS Mail Classes and Postcard Guide',
    /\b(?:mail class(?:es)?|eddm|postcard (?:sizes|names|guide|rules)|marketing mail|first[- ]class|aspect ratio)\b/,
  ),
  within(
    MAILING,
    'Production Requirements and Finishing',
    /\b(?:address (?:side|area|zone|block)|clear zones?|barcode|indicia|tab(?:s|bing)? rules)\b/,
  ),
  place(/\b(?:postage|mail\w*|usps|stamps?|permits?|postal)\b/, MAILING, screens.mailing),
  within(PAPER, 'Paper By Texture', /\b(?:textur\w*|linen|laid|felt)\b/),
  within(
    PAPER,
    'Paper By Finish',
    /\b(?:gloss|matte|uncoated|paper finish(?:es)?|finishes of paper)\b(?!.*\b(?:coating|aqueous|laminat\w*|varnish)\b)/,
  ),
  within(
    PAPER,
    'Paper By Use Case',
    /\b(?:papers?|stocks?)\b(?=.*\b(?:use case|for (?:each|every|a|my|different|which)|by (?:use|product)|recommend\w*|what paper)\b)/,
  ),
  within(
    PAPER,
    'A-Series/Invitation Envelopes',
    /\b(?:a-?series|invitation|a-?[26789]\b|a10)\b(?=.*\benvelopes?\b)|\benvelopes?\b(?=.*\b(?:a-?series|invitation))/,
  ),
  place(
    /\benvelopes?\b/,
    `${PAPER} › Business Envelopes, with A-Series, Catalog, Booklet and Square Envelopes beside it`,
    {
      entry: 'Business Envelopes',
      place: PAPER,
    },
  ),
  within(PAPER, 'Paper By Weight', /\b(?:papers?|weights?|stocks?|calipers?|thickness(?:es)?|cardstock)\b/),
  place(
    /\b(?:coatings?|varnish\w*|laminat\w*|uv|aqueous|soft[- ]touch)\b/,
    'Coating Options',
    screens.coatings,
  ),
  place(
    /\b(?:templates?|layouts?|starting points?)\b(?=.*\bspecs?\b)|\bspecs?\b|\brequest (?:a |for )?quotes?\b|\bquote forms?\b/,
    'Create Custom Specs, or Create Booklet Specs for bound pages',
    screens.custom,
    screens.booklet,
  ),
  within(
    'Booklets',
    'Popular Sizes and Format Options',
    /\b(?:booklets?|books?)\b(?=.*\bsizes?\b)|\bsizes?\b(?=.*\bbooklets?\b)/,
  ),
  within('Booklets', 'Margins', /\bmargins?\b|\bgutters?\b/),
  place(
    /\bbind\w*|\bsaddle\b|\bperfect[- ]bound\b|\bwire-?o\b|\bcoil\b/,
    'Binding Options',
    screens.bindings,
  ),
  within(
    'Brochures',
    'Popular Brochure Sizes',
    /\bbrochures?\b(?=.*\bsizes?\b)|\bsizes?\b(?=.*\bbrochures?\b)/,
  ),
  within('Brochures', 'Folding Styles', /\b\w*fold(?:s|ing)?\b(?! ?ers?\b)/),
  place(/\bbrochures?\b/, 'Brochures', screens.brochures),
  place(/\bbooklets?\b/, 'Booklets', screens.booklets),
  place(/\bpress(?:es)?\b|\boffset\b|\bdigital print\w*/, 'Printing Presses', screens.presses),
  place(
    /\bcalculators?\b|\bconverters?\b/,
    'Calculators, next to the guides on the home screen',
    screens.calculators,
  ),
  place(
    /\b(?:projects?|trackers?|tracking|deadlines?|due dates?|reminders?)\b/,
    'Project Tracking',
    screens.projects,
  ),
  place(/\bpasswords?\b/, 'Settings › Password', screens.password),
  place(
    /\b(?:accounts?|settings?|tab colors?|sign out|log ?out|e-?mail address)\b/,
    'Settings, at the top right',
    screens.settings,
  ),
  place(
    /\bbleeds?\b|\bresolution\b|\bdpi\b|\bfile (?:setup|prep\w*|requirements)\b|\bsafe (?:area|margin)\b/,
    `${PREFLIGHT} › Before you send › Fix These Before You Send to Print`,
    {
      entry: 'Fix These Before You Send to Print',
    },
  ),
];

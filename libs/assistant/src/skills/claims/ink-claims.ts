import { leastText } from '@printpartner/print-knowledge/limits';
import { from } from '../files/file-sources.ts';
import { claimsSkill, type Claim } from './claim.ts';
import { BAD, USE, NEED } from './claim-words.ts';

/** A color that has to be met, not one of a photo. */
const OWN_COLOR =
  /\bpantones?\b|\bpms\b|\bspot colou?rs?\b|\b(?:brand|corporate|logo|company)(?:'s)? (?:colou?rs?|red|orange|blue|green|purple|pink|yellow)\b/;
const HITS =
  /\b(?:match\w*|same|exact\w*|identical|look|hit|nail|close|accurate\w*|reproduc\w*|right|true)\b/;

const claims: readonly Claim[] = [
  {
    id: 'convert-rgb',
    all: [
      /\brgb\b|\bcmyk\b/,
      /\bconvert\w*|\bchange\b|\bswitch\b|\bhas to be\b|\bhave to be\b|\bmust be\b|\bneed to be\b/,
    ],
    none: /\b(?:pantone|pms|spots?|printer (?:will )?converts?|you convert|they convert|preflight|automatically)\b/,
    verdict: 'yes',
    turned: /\b(?:be|to|into|in) rgb\b/,
    text: ', convert RGB to CMYK before you send the file: presses print in CMYK and can’t reproduce bright RGB blues and greens. Check a proof after it, and keep spot colors only if the job is ordered with them.',
    cites: [from.color, from.rgb],
  },
  {
    id: 'rgb',
    all: [/\brgb\b/, USE],
    none: /\bcmyk\b|\bor\b|\bpreflight\b|\bconvert\w*|\bleave\b|\bkeep\b/,
    verdict: 'no',
    turned: BAD,
    text: ', send CMYK: presses can’t reproduce bright RGB blues and greens, and the printer’s conversion decides the colors for you. Our preflight warns about RGB, and fails it for web offset and newspaper.',
    cites: [from.color, from.rgb],
  },
  {
    id: 'outlines',
    all: [/\b(?:fonts?|type|text)\b/, /\b(?:outlines?|outlined|outlining|curves)\b/],
    none: /\bor\b|\bembed\w*/,
    verdict: 'no',
    turned: BAD,
    text: ', embedding is enough: PDF/X-4 embeds every font and the text stays editable. Convert to outlines only where the printer asks for it or a license forbids embedding; outlined type can’t be corrected and prints slightly heavier.',
    cites: [from.fonts, { entry: 'Outlines only where required', place: 'Type' }],
  },
  {
    id: 'embed-fonts',
    all: [/\bfonts?\b/, /\bembed\w*|\binclude[ds]?\b|\bsend\b|\bpackage\b/, NEED],
    none: /\b(?:along|apart|separately|with the)\b|\boutlin\w*|\bcheck\b/,
    verdict: 'yes',
    text: ', embed all fonts: a missing one is replaced by another, and text reflows. PDF/X-4 embeds every font, so they need not be sent apart.',
    cites: [from.fonts, from.noFonts],
  },
  {
    id: 'black-text',
    all: [
      /\brich black\b|\b(?:four|4)[- ]?colou?r black\b|\bc40\b/,
      /\b(?:text|type|copy|fonts?|letters|small)\b/,
    ],
    none: /\b(?:and|background|solid)\b.*\bfor\b.*\bbackground\b/,
    verdict: 'no',
    turned:
      /\b(?:k ?100|100 ?k|100% black|plain black|black only)\b.*\b(?:than|instead of|not|over)\b|\b(?:bad|wrong|problem|issue|mistake|matter|hurt|blur\w*|too much)\b/,
    text: ', set text in K100 only: small type in four inks blurs with the slightest misregistration. Rich black, C40 M30 Y30 K100, is for large solid areas.',
    cites: [from.richBlack, from.smallText],
  },
  {
    id: 'registration-black',
    all: [/\bregistration\b/, /\b(?:black|color|swatch)\b/, USE],
    none: /\bmarks?\b|\bshift\w*|\bmisreg\w*/,
    verdict: 'no',
    turned: BAD,
    text: ', Registration is only for crop and registration marks: it prints 100% of every ink, up to 400%, which doesn’t dry and sets off. Use K100, or rich black in large areas.',
    cites: [from.richBlack, from.smallText],
  },
  {
    id: 'white-overprint',
    all: [/\bwhite\b/, /\boverprint\w*/],
    verdict: 'no',
    turned: /\bknock\w*|\bdisappear\w*|\b(?:bad|wrong|problem|issue|mistake|matter|hurt)\b/,
    text: ', white must knock out: white set to overprint disappears. Small black text overprints.',
    cites: [from.overprint],
  },
  {
    id: 'black-overprint',
    all: [/\bblack\b/, /\boverprint\w*/],
    none: /\bpreflight\b|\bcheck\b|\brich\b/,
    verdict: 'yes',
    text: ', small black text overprints, so that no white shows around it if the inks shift. White must knock out.',
    cites: [from.overprint],
  },
  {
    id: 'spot-in-process',
    all: [
      /\b(?:spot colou?rs?|spots?|pantones?|pms)\b/,
      /\b(?:leave|left|keep|stay|include|send|ok|okay|fine|matter|problem)\b/,
      /\b(?:cmyk|process|4[- ]color|four[- ]color|full color|digital)\b/,
    ],
    none: /\bspot (?:uv|gloss|varnish)\b|\bmatch\w*/,
    verdict: 'no',
    turned: /\b(?:matter|problem)\b/,
    text: ', convert spot colors to process unless the job is ordered with them: each extra spot color is a plate. In InDesign the Ink Manager converts them all.',
    cites: [from.rgb, from.spots],
  },
  {
    id: 'plain-black-area',
    all: [
      /\b(?:k ?100|100 ?k|100000|100% black|100% k|plain black|just black|only black)\b/,
      /\b(?:big|large|panel|background|solid|area|full page|cover|flood)\b/,
    ],
    none: /\btext\b|\btype\b/,
    verdict: 'no',
    turned:
      /\brich black\b.*\b(?:instead of|than|over|not)\b|\b(?:gr[ae]y\w*|washed|weak|faded|bad|wrong|problem|mistake)\b/,
    text: ', plain K100 looks gray in large solid areas: use rich black there, C40 M30 Y30 K100, 200% ink in total. Text and small type stay K100 only.',
    cites: [from.richBlack],
  },
  {
    id: 'white-on-photo',
    all: [
      /\b(?:white|reversed?)\b/,
      /\b(?:text|type|copy|headline|letters)\b/,
      /\b(?:photos?|images?|pictures?|dark|black|color|background)\b/,
    ],
    none: /\boverprint\w*|\d ?(?:pt|point)|\bpaper\b|\bink\b|\btextured?\b/,
    verdict: 'yes',
    text: ', white type on an image works from 8 pt, bold and sans serif best, on textured stock larger: smaller type fills in or shows misregistration. Set it to knock out, never to overprint.',
    cites: [from.type, from.overprint],
  },
  {
    id: 'embedded-profiles',
    all: [
      /\b(?:icc|color profiles?|output intents?|profiles?)\b/,
      /\b(?:embed\w*|need|have to|include|must|should|set)\b/,
    ],
    none: /\bwhich\b|\bpreflight\b/,
    verdict: 'yes',
    text: ', name the press condition: export as PDF/X-4 with the printer’s own profile as output intent. With none from the printer, take GRACoL2013 for sheetfed and SWOP2013 for web on coated stock.',
    cites: [from.output, from.pdfx],
  },
  {
    id: 'convert-pantone',
    all: [/\bpantones?\b|\bpms\b|\bspot colou?rs?\b/, /\bconvert\w*/],
    verdict: 'yes',
    text: ', unless the job is ordered with the spot ink: digital presses and CMYK jobs simulate it, and bright oranges, blues and greens get duller. In InDesign the Ink Manager converts spots to process; ask for a proof.',
    cites: [from.spots, from.rgb, { entry: 'Color Options', place: 'Digital' }],
  },
  {
    id: 'spot-names',
    all: [/\bspot colou?rs?\b|\bpantones?\b|\bpms\b/, /\bnam(?:e|ed|es|ing)\b/],
    verdict: 'yes',
    text: ', name each spot color exactly as ordered, one name per ink: two names for one ink make two plates. Our preflight lists the spots and warns about that.',
    cites: [from.spots],
  },
  {
    id: 'pantone-liquid-ink',
    all: [OWN_COLOR, HITS, /\bindigo\b|\bliquid[- ]ink\b|\belectro-?ink\b/],
    verdict: 'depends',
    text: ': liquid-ink presses can run true spot inks, if the printer has that ink mixed; otherwise a Pantone color is simulated in process inks, and bright oranges, blues and greens get duller. Ask for a swatch or proof.',
    cites: [from.spots, { entry: 'Color Options', place: 'Digital' }],
  },
  {
    id: 'pantone-match',
    all: [OWN_COLOR, HITS, /\b(?:cmyk|process|digital\w*|toner|laser|copier|four[- ]color|4[- ]color)\b/],
    verdict: 'no',
    turned: /\bdiffer\w*|\boff\b/,
    text: ', in CMYK a Pantone color is only simulated: bright oranges, blues and greens get duller. For an exact brand color order it as a spot ink, which sheetfed offset and some liquid-ink digital presses run; else ask for a swatch or proof.',
    cites: [from.spots, from.rgb, { entry: 'Color Options', place: 'Digital' }],
  },
  {
    id: 'screen-colors',
    all: [
      /\bcolou?rs?\b/,
      /\b(?:screen|monitor|display|phone)\b/,
      /\b(?:match\w*|same|exact\w*|identical|look)\b/,
    ],
    verdict: 'no',
    turned: /\bdiffer\w*|\boff\b/,
    text: ', a screen shows RGB and the press prints CMYK, which can’t reproduce bright RGB blues and greens. Convert before you send the file, and check a proof.',
    cites: [from.color, from.rgb],
  },
  {
    id: 'die-line-print',
    all: [/\bdie ?-?lines?\b/, /\bprint\w*|\bshow\w*/],
    none: /\blayers?\b/,
    verdict: 'no',
    text: `, the die line doesn’t print if it is a spot color of its own on a separate layer, set to overprint. Give the artwork ${leastText('bleed')} bleed past it.`,
    cites: [from.dieLines],
  },
  {
    id: 'die-line-layer',
    all: [/\bdie ?-?lines?\b/, /\b(?:layers?|separate|spot)\b/],
    verdict: 'yes',
    text: `, put the die line on a separate layer as a spot color set to overprint, so that it doesn’t print, and give the artwork ${leastText('bleed')} bleed past it.`,
    cites: [from.dieLines],
  },
  {
    id: 'mask-tints',
    all: [
      /\bspot (?:uv|gloss|varnish)\b|\bfoil\b|\bmask\b/,
      /\b(?:gradients?|tints?|fades?|shades?|halftones?|transparen\w*)\b/,
    ],
    verdict: 'no',
    turned: /\bsolid\b|\bwithout\b|\b(?:bad|wrong|problem|mistake)\b/,
    text: ', the effect is either on or off: draw its mask as vector art in one spot color at 100%, without gradients or tints.',
    cites: [from.masks, { entry: 'Foil, emboss, spot UV', place: '#1 Mistake by Print Job Type' }],
  },
];

/** `is RGB ok`, `should I outline my fonts`, `does white overprint`. */
export const inkClaims = claimsSkill('ink-claims', claims);

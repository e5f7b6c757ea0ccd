import { claimsSkill, type Claim } from './claim.ts';

const coating = (entry: string) => ({ entry, place: 'Coating Options' }) as const;

const claims: readonly Claim[] = [
  {
    id: 'spot-over',
    all: [/\bspot uv\b/, /\b(?:over|on|onto|with|atop)\b/, /\b(?:soft[- ]?touch|matte|laminat\w*|velvet)\b/],
    none: /\bor\b|\bversus\b|\bcost|\bprice|\bhow\b/,
    verdict: 'yes',
    text: ', spot UV is best over a matte or soft-touch laminate; for soft-touch film ask for corona-treated film, and over soft-touch aqueous have it tested with a primer first.',
    cites: [coating('Spot UV (gloss or dull)'), coating('Soft-Touch Lamination')],
  },
  {
    id: 'uv-dries',
    all: [
      /\buv\b/,
      /\bdr(?:y|ies|ied)\b/,
      /\b(?:right away|instant\w*|immediate\w*|at once|fast\w*|quick\w*)\b/,
    ],
    none: /\bas fast as\b|\baqueous\b|\bvarnish\b|\bor\b|\bthan\b/,
    verdict: 'yes',
    turned: /\bslow\w*/,
    text: ', UV cures instantly under ultraviolet light and can be handled immediately. Aqueous takes 15–45 minutes, varnish 10–25.',
    cites: [coating('Gloss UV (flood)')],
  },
  {
    id: 'spot-aqueous',
    all: [/\baqueous\b/, /\bspot\b|\b(?:only )?(?:part|parts|logo|area|areas)\b/],
    none: /\bspot uv\b|\bor\b|\bover\b|\baddress\b|\bglue\b|\bversus\b/,
    verdict: 'no',
    text: ', aqueous is mostly a flood coating over the whole sheet. For a part of it take spot varnish, the cheapest, or spot UV, the strongest effect; both need a mask in one spot color.',
    cites: [coating('Gloss Aqueous'), coating('Spot UV (gloss or dull)')],
  },
  {
    id: 'folder-uv',
    all: [/\buv\b/, /\bfolders?\b/],
    none: /\bspot\b|\bor\b|\bwhich\b/,
    verdict: 'depends',
    text: ' on the folds and the glue: UV is hard and glossy, but cracks on folds and can’t be glued, so leave scores and glue areas uncoated. The guide lists aqueous and laminate for folders; laminate protects best where they are handled a lot.',
    cites: [coating('Gloss UV (flood)'), coating('Gloss Lamination'), coating('Gloss Aqueous')],
  },
  {
    id: 'foil-uncoated',
    all: [/\bfoil\w*/, /\b(?:uncoated|textured?|linen|felt|laid)\b/],
    none: /\bor\b|\bwhich\b/,
    verdict: 'yes',
    text: ', foil needs no coated sheet: the guide lists it for linen and felt stock, which isn’t coated. On a coated piece, foil goes over a laminate.',
    cites: [
      { entry: 'Linen Cover', place: 'Linen' },
      { entry: 'Felt Cover', place: 'Felt' },
    ],
  },
  {
    id: 'c2s-gloss',
    all: [/\bc2s\b/, /\b(?:gloss\w*|shiny|matte|silk)\b/],
    none: /\bpostcard|\bor\b|\bcover for\b/,
    verdict: 'depends',
    text: ' on the sheet: C2S only says that both sides are coated, and the coating can be gloss, silk or matte, so name the finish, too. C1S is coated on one side and writable on the back.',
    cites: [{ entry: 'C1S/C2S Cover', place: 'Paper By Weight' }],
  },
  {
    id: 'finish-weight',
    all: [/\b(?:gloss\w*|matte|silk|coated)\b/, /\buncoated\b/, /\b(?:weighs?|heavier|lighter)\b/],
    none: /\d ?(?:#|lb|pt)|\bor\b|\bwhich\b/,
    verdict: 'no',
    turned: /\bweighs? (?:\w+ )?the same\b/,
    text: ', the same pounds in the same grade weigh the same, whatever the finish: 100# cover is 270 gsm in both. Uncoated is only thicker, 0.0135 against 0.0087 in.',
    cites: [{ entry: '100# Cover', place: 'Paper By Weight' }],
  },
  {
    id: 'weight-thickness',
    all: [
      /\b(?:gsm|weight|pounds|heavier|basis weight)\b/,
      /\bthick(?:er|ness)?\b/,
      /\b(?:always|mean\w*|necessarily|automatically|same)\b/,
    ],
    none: /\bgloss\b|\buncoated\b|\d ?(?:#|lb|pt|gsm)|\bor\b|\bwhich\b|\bmail\w*|\bpostcard|\bspine\b/,
    verdict: 'no',
    turned: /\bdiffer\w*|\bvar(?:y|ies)\b/,
    text: ', thickness doesn’t follow from weight: 100# cover is 270 gsm in every finish, but 0.0087 in thick in gloss and 0.0135 in uncoated. Compare calipers.',
    cites: [{ entry: '100# Cover', place: 'Paper By Weight' }],
  },
  {
    id: 'varnish-protects',
    all: [/\bvarnish\w*/, /\b(?:protect\w*|durab\w*|hold up|survive|enough|scuff\w*|scratch\w*)\b/],
    none: /\bor\b|\bthan\b|\bversus\b|\bfingerprints?\b|\buv\b|\baqueous\b|\blaminat/,
    verdict: 'no',
    text: ', varnish protects only a little: it resists fingerprints and light scuffs. Protection increases from varnish to aqueous, UV and lamination; on a mailed card aqueous or UV on the picture side is usual.',
    cites: [coating('Gloss Varnish'), { entry: 'For every coating', place: 'Coating Options' }],
  },
  {
    id: 'aqueous-extra',
    all: [
      /\baqueous\b/,
      /\b(?:extra|included|charge\w*|cost (?:more|anything)|free|add(?:s|itional)? (?:cost|to the price))\b/,
    ],
    none: /\bor\b|\bthan\b|\bweigh\w*|\bhow much\b|\d{3,}|\bdays\b/,
    verdict: 'depends',
    text: ' on the printer: many include gloss aqueous, the budget-friendly coating, so ask before you pay for UV. Satin/matte and soft-touch aqueous cost more.',
    cites: [coating('Gloss Aqueous'), { entry: 'Pro tips', place: 'Gloss Aqueous' }],
  },
  {
    id: 'finish-thickness',
    all: [/\b(?:gloss\w*|matte|silk|coated)\b/, /\buncoated\b/, /\b(?:thicker|bulkier|thinner)\b/],
    none: /\d ?(?:#|lb|pt)|\bor\b|\bwhich\b/,
    verdict: 'yes',
    turned:
      /\b(?:gloss\w*|matte|silk|coated)\b.*\b(?:thicker|bulkier)\b.*\buncoated\b|\buncoated\b.*\bthinner\b/,
    text: ', at the same weight uncoated is bulkier, because gloss is pressed thin: 100# cover is 0.0135 in uncoated, 0.0095 in silk and 0.0087 in gloss.',
    cites: [{ entry: '100# Cover', place: 'Paper By Weight' }],
  },
];

/** `can aqueous be spot applied`, `is C2S glossy on both sides`, `does uncoated weigh more than gloss`. */
export const coatingClaims = claimsSkill('coating-claims', claims);

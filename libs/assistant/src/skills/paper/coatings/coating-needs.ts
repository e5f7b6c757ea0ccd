/** What a coating is chosen for. */
export interface Need {
  words: RegExp;
  /** Best first. */
  ids: readonly string[];
  /** The same on a budget. */
  cheap?: readonly string[];
  why: string;
}

/** Only a part of the piece is to shine. */
export const PART =
  /\b(?:just|only|parts?|certain|selected|logo|photo)\b[^.]*\b(?:shin\w*|gloss(?:y|ier)?|pop|stand out)\b/;
export const CHEAP = /\b(?:cheap\w*|budget|tight|afford\w*)\b/;

/** What a piece is to survive, as parts of a pattern. */
export const WEAR = String.raw`scratch\w*|scuff\w*|rub(?:s|bed|bing)?|abrasion|smudg\w*|smear\w*|chew\w*|beat(?:en)? up|mangl\w*|survive\w*|wip(?:e|es|ed|ing)|spill\w*|splash\w*|holds? up`;

/** The first whose words a question has decides. */
export const needs: readonly Need[] = [
  {
    words:
      /\b(?:shiniest|glossiest|(?:most|super|very|really|as) (?:shiny|glossy|reflective)|highest gloss|most gloss)\b/,
    ids: ['gloss-uv', 'gloss-lamination'],
    why: 'flood UV has the highest gloss of the liquid coatings, gloss laminate is glass-like; leave the area for an address, inkjet or stamp uncoated',
  },
  {
    words: /\bfinger ?prints?\b|\bhandling marks?\b/,
    ids: ['soft-touch-lamination', 'gloss-varnish'],
    cheap: ['gloss-varnish'],
    why: 'soft-touch film hides handling best on dark solids, and gloss varnish resists fingerprints; soft-touch aqueous and matte laminate show them on dark colors, unless the film is scuff-free',
  },
  {
    words: PART,
    ids: ['spot-uv', 'gloss-varnish'],
    cheap: ['gloss-varnish', 'spot-uv'],
    why: 'spot varnish is the cheapest spot effect, spot UV the strongest',
  },
  {
    words: new RegExp(String.raw`(?=.*\b(?:post ?cards?|mail\w*|eddm|usps|post office)\b).*\b(?:${WEAR})\b`),
    ids: ['gloss-uv', 'gloss-aqueous'],
    cheap: ['gloss-aqueous'],
    why: 'UV resists scratches and rubbing in the mail best, aqueous is the usual and cheaper coating; coat the picture side and leave the address side uncoated or knocked out',
  },
  {
    words:
      /\b(?:durab\w*|protect\w*|tough\w*|strong\w*|scratch\w*|scuff\w*|rub(?:s|bed|bing)?|abrasion|wear|long[- ]lasting|handl\w+|moisture|water\w*|outdoors?|outside|weather|rain|wet|spill\w*|splat\w*|splash\w*|sticky|food|kids|toddlers?|grease|kitchen|wip(?:e|es|ed|ing)|tear\w*)\b/,
    ids: ['gloss-lamination', 'matte-lamination', 'gloss-uv'],
    cheap: ['gloss-aqueous', 'gloss-varnish'],
    why: 'lamination protects most: it resists tears and moisture, and gloss film wipes clean. Protection increases from varnish to aqueous, UV and lamination',
  },
  {
    words: /\bmenus?\b|\brestaurants?\b/,
    ids: ['gloss-lamination'],
    why: 'it protects best and wipes clean',
  },
  {
    words: /\b(?:writ\w*|pens?|reply|response|fill|stamp\w*|address)\b/,
    ids: ['matte-aqueous'],
    why: 'some grades take a pen: ask for the writable grade by name, or leave the writing area uncoated',
  },
  {
    words: /\b(?:post ?cards?|mail\w*|eddm|usps)\b/,
    ids: ['gloss-aqueous', 'gloss-uv'],
    why: 'coat the image side and leave the address side uncoated or knocked out; UV is the tougher and glossier upgrade',
  },
  {
    words: /\b(?:business|name) ?cards?\b/,
    ids: ['soft-touch-lamination', 'matte-lamination', 'spot-uv'],
    why: 'laminate is the premium base, and spot UV goes over it; gloss aqueous is the budget choice',
  },
  {
    words: /\b(?:luxur\w*|premium|high[- ]end|cosmetic\w*|feel\w*|tactile|velvet\w*|soft|fancy|upscale)\b/,
    ids: ['soft-touch-lamination', 'soft-touch-aqueous'],
    cheap: ['soft-touch-aqueous', 'soft-touch-lamination'],
    why: 'a memorable velvet feel; the film is tougher, the aqueous costs less',
  },
  {
    words: /\b(?:folder|pocket)s?\b/,
    ids: ['gloss-lamination', 'matte-lamination', 'gloss-aqueous'],
    why: 'folders are handled a lot; keep the glue areas uncoated',
  },
  {
    words: /\b(?:fold\w*|brochures?|tri-?folds?)\b/,
    ids: ['gloss-aqueous', 'matte-aqueous'],
    why: 'aqueous is usual on brochures; flood UV cracks on folds, soft-touch film doesn’t',
  },
  { words: /\b(?:catalog\w*|magazines?)\b/, ids: ['gloss-aqueous'], why: 'fast, and it doesn’t yellow' },
  {
    words: /\b(?:book )?covers?\b|\bbooks?\b|\bbooklets?\b/,
    ids: ['matte-lamination', 'gloss-lamination', 'gloss-uv'],
    why: 'for book covers ask for nylon or lay-flat film, which doesn’t curl',
  },
  {
    words: /\b(?:packaging|boxes|box)\b/,
    ids: ['gloss-uv', 'soft-touch-lamination'],
    why: 'hard and scratch resistant, or soft to the touch',
  },
  {
    words: /\b(?:shin\w*|gloss(?:y|iest)?|reflective|vivid)\b/,
    ids: ['gloss-uv', 'gloss-lamination'],
    why: 'flood UV has the highest gloss of the liquid coatings; gloss laminate is glass-like',
  },
  {
    words: /\b(?:matte?|non-?glare|glare|readab\w*|text[- ]heavy|reading)\b/,
    ids: ['matte-aqueous', 'matte-lamination', 'matte-varnish'],
    why: 'low sheen without glare',
  },
  {
    words: /\b(?:logo|accent|highlight|pop|contrast|selected|parts?|image only)\b/,
    ids: ['spot-uv', 'gloss-varnish'],
    why: 'spot UV has the strongest effect, spot varnish is the cheapest',
  },
  {
    words: /\b(?:fast\w*|rush|quick\w*|turnaround)\b/,
    ids: ['gloss-aqueous', 'gloss-uv'],
    why: 'aqueous runs inline on press, UV cures instantly',
  },
];

/** The need of a product without one of its own. */
export const usual: Need = {
  words: /./,
  ids: ['gloss-aqueous', 'matte-aqueous', 'gloss-lamination'],
  why: 'aqueous is the usual coating and often included; laminate protects most and costs most',
};

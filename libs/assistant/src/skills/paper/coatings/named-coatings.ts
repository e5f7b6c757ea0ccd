import { coatings, type Coating } from '@printpartner/print-knowledge/coatings';

const FINISH = String.raw`high[- ]gloss|gloss(?:y)?|matte?|dull|satin|silk|soft[- ]?touch|velvet(?:y)?|suede|flood|spot|raised|clear|scuff-free|lay-?flat|nylon`;
const FAMILY = String.raw`aqueous|aq\b|varnish(?:es|ed|ing)?|u\.?v\.?|laminat\w*|lam\b|film`;
const NAMED = new RegExp(
  String.raw`((?:\b(?:${FINISH})\b[ ,/-]*(?:(?:or|and|vs\.?|versus|&|to) (?:a )?)?)*)\b(${FAMILY})(?![a-z])(?: coat(?:ing|ed)?)?(?: (?:in |with a )?(${FINISH})\b)?`,
  'g',
);
const SOFT_TOUCH = /\bsoft[- ]?touch\b|\bvelvet(?:y)?\b|\bsuede\b/;
const SOFT_COATING = /\b(?:soft[- ]?touch|velvety?) (?:coat\w*|aq\w*)/;
const SPOT = /\bspot (?:gloss|uv|coat\w*)\b|\braised (?:gloss|uv|spot)\b/;
const ABOUT =
  /\bcoatings?\b|\bcoat\b(?! of)|\bcoat(?:ed|ing)? (?:it|them|the|my)\b|\baqueous\b|\baq\b|\bvarnish\w*|\bu\.?v\.?\b|\blaminat\w*|\bsoft[- ]?touch\b|\bspot gloss\b|\bfilm lam\w*|\blam\b|\bspot uv\b|\bvelvet\b|\braised (?:gloss|uv|spot|varnish)\b/;

/** Whether a text is about a coating, not about the finish of paper. */
export const isAboutCoating = (text: string): boolean => ABOUT.test(text);

const EXCLUDED =
  /\b(?:no|not|without|non|don't want|do not want|instead of|except|other than|rather than|avoid|hate)\b[ -]?(?:any |a |the |to |use |using |pay for |paying for |having )*(?:gloss |matte |soft[- ]touch |spot |flood )?(aqueous|aq\b|varnish\w*|u\.?v\.?\b|laminat\w*|film|plastic)/g;

/** Ids of the coatings that a text excludes: `without lamination`. */
export const coatingsExcluded = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(EXCLUDED)].flatMap(([, family = '']) => idsOf(family, 'spot flood')));

/** The coatings that a text names; every kind of a family whose finish isn't named. UV alone is flood gloss. */
export function coatingsNamed(asked: string): readonly Coating[] {
  const text = asked.replace(EXCLUDED, ' ');
  const ids = new Set<string>();
  for (const [, before = '', family = '', after = ''] of text.matchAll(NAMED))
    for (const id of idsOf(family, `${before} ${after}`)) ids.add(id);
  if (SPOT.test(text)) ids.add('spot-uv');
  if (SOFT_TOUCH.test(text) && ![...ids].some((id) => id.startsWith('soft-touch')))
    for (const id of ['soft-touch-lamination', 'soft-touch-aqueous']) ids.add(id);
  // Beside the film, a soft-touch “coating” is the aqueous.
  if (ids.has('soft-touch-lamination') && SOFT_COATING.test(text)) ids.add('soft-touch-aqueous');
  const excluded = SOFT_TOUCH.test(text) ? coatingsExcluded(asked) : new Set<string>();
  return coatings.rows.filter(({ id }) => ids.has(id) && !excluded.has(id));
}

function idsOf(family: string, finishes: string): string[] {
  const isGloss = /\bgloss/.test(finishes);
  const isMatte = /\b(?:matte?|dull|satin|silk)\b/.test(finishes);
  const isSoft = SOFT_TOUCH.test(finishes);
  if (family.startsWith('u')) {
    const isSpot = /\b(?:spot|raised)\b/.test(finishes);
    const isFlood = /\bflood\b/.test(finishes);
    return [...(isSpot ? ['spot-uv'] : []), ...(isFlood || !isSpot ? ['gloss-uv'] : [])];
  }
  const name = family.startsWith('aq') ? 'aqueous' : family.startsWith('varnish') ? 'varnish' : 'lamination';
  const kinds = [
    ...(isGloss ? ['gloss'] : []),
    ...(isMatte ? ['matte'] : []),
    ...(isSoft ? ['soft-touch'] : []),
  ];
  const all = kinds.length > 0 ? kinds : ['gloss', 'matte', 'soft-touch'];
  return all.map((kind) => `${kind}-${name}`);
}

/** Option of the spec forms for a coating. */
export const finishOption: Readonly<Record<string, string>> = {
  'gloss-varnish': 'Gloss Varnish',
  'matte-varnish': 'Dull Varnish',
  'gloss-aqueous': 'Gloss Aqueous',
  'matte-aqueous': 'Matte Aqueous',
  'soft-touch-aqueous': 'Velvet touch aqueous',
  'gloss-uv': 'UV Gloss Coating',
  'spot-uv': 'Gloss Spot UV',
  'gloss-lamination': 'Gloss Lamination',
  'matte-lamination': 'Matte Lamination',
  'soft-touch-lamination': 'Soft Touch Lamination',
};

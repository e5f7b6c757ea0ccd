import { coatingBadge, coatings, type Coating } from '@printpartner/print-knowledge/coatings';
import { answers, type Skill } from '../../skill.ts';
import { citeCoating, nameIn } from './coating-facts.ts';
import { coatingsNamed, isAboutCoating } from './named-coatings.ts';
import { capitalized, listText } from '../named/prose.ts';

const COST =
  /\b(?:cost\w*|cheap\w*|expensive|pric\w*|budget|afford\w*|economical|badge|premium|worth (?:the|it for the) (?:money|cost|price|extra))\b/;
const ORDER = 'Cost increases in this order: varnish, aqueous, UV, lamination.';

const LASTS =
  /\b(?:last\w*|durab\w*|protect\w*|strong\w*|tough\w*|hold up|handled|wear\w*|scuff\w*|scratch\w*)\b/;

/** `cheapest coating`, `is soft touch more expensive than UV`, `what does lamination cost`. */
export const coatingCost: Skill = {
  id: 'coating-cost',
  answer: ({ text }) => {
    if (!COST.test(text) || !isAboutCoating(text)) return undefined;
    const named = coatingsNamed(text);
    const levels = coatings.rows.map(({ costLevel }) => costLevel);
    if (named.length === 0) {
      const isDearest = /\b(?:most expensive|priciest|highest|most costly|premium)\b/.test(text);
      const level = isDearest ? Math.max(...levels) : Math.min(...levels);
      const found = coatings.rows.filter(({ costLevel }) => costLevel === level);
      const [badge] = found.map(({ costLevel }) => coatingBadge(costLevel));
      return answers(
        `**${capitalized(listText(found.map(nameIn)))}**: ${isDearest ? 'the most expensive' : 'the cheapest'} (${badge}). ${ORDER}${isDearest ? '' : ' Many printers include aqueous, so ask before you pay for UV.'}`,
        [...found.map(citeCoating), { entry: 'For every coating' }],
      );
    }
    const ordered = named.toSorted((a, b) => a.costLevel - b.costLevel);
    const lines = ordered.map(
      (one) =>
        `${capitalized(nameIn(one))}: **${coatingBadge(one.costLevel)}** (cost level ${one.costLevel}; 2 is lowest, 6 highest)`,
    );
    return answers(
      `${verdictOf(named)}${lines.join('; ')}. ${ORDER}${LASTS.test(text) ? ' Protection increases in the same order: **laminate lasts longest**.' : ''} Your printer’s quote decides.`,
      named.map(citeCoating),
    );
  },
};

const families: readonly Coating['category'][] = ['Specialty', 'Aqueous', 'UV', 'Lamination'];
const familyName = (category: Coating['category']): string =>
  category === 'Specialty' ? 'varnish' : category === 'UV' ? 'UV' : category.toLowerCase();

/** Which of two is cheaper; of families the order decides. Soft touch is of two families. */
function verdictOf(named: readonly Coating[]): string {
  const [one, other] = named;
  if (one && other && named.length === 2 && one.costLevel !== other.costLevel) {
    const [less, more] = one.costLevel < other.costLevel ? [one, other] : [other, one];
    return `**${capitalized(nameIn(less))} is cheaper than ${nameIn(more)}**. `;
  }
  const found = families.filter((family) => named.some(({ category }) => category === family));
  const isOfKinds =
    named.some(({ id }) => id.startsWith('soft-touch')) &&
    !named.some(({ id }) => /^(?:gloss|matte)-(?:aq|lam)/.test(id));
  const [less, more] = found;
  return less && more && found.length === 2 && !isOfKinds
    ? `**${capitalized(familyName(less))} is cheaper than ${familyName(more)}**. `
    : '';
}

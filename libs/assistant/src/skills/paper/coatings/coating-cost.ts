import { coatingBadge, coatings } from '@printpartner/print-knowledge/coatings';
import { answers, type Skill } from '../../skill.ts';
import { citeCoating, nameIn } from './coating-facts.ts';
import { coatingsNamed, isAboutCoating } from './named-coatings.ts';
import { capitalized, listText } from '../named/prose.ts';

const COST = /\b(?:cost\w*|cheap\w*|expensive|pric\w*|budget|afford\w*|economical|badge|premium|worth)\b/;
const ORDER = 'Cost increases in this order: varnish, aqueous, UV, lamination.';

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
    const [least, most] = [ordered[0], ordered.at(-1)];
    const verdict =
      least && most && least.costLevel !== most.costLevel
        ? `**${capitalized(nameIn(least))} is cheaper than ${nameIn(most)}**. `
        : '';
    const lines = ordered.map(
      (one) =>
        `${capitalized(nameIn(one))}: **${coatingBadge(one.costLevel)}** (cost level ${one.costLevel}; 2 is lowest, 6 highest)`,
    );
    return answers(
      `${verdict}${lines.join('; ')}. ${ORDER} Your printer’s quote decides.`,
      named.map(citeCoating),
    );
  },
};

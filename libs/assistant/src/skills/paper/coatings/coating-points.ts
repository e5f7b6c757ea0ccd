import { coatingRules, coatings, pointsOf, type Coating } from '@printpartner/print-knowledge/coatings';
import { answers, type Citation, type Skill } from '../../skill.ts';
import { matchingPoints } from '../named/matching-points.ts';
import { citeCoating } from './coating-facts.ts';
import { coatingsNamed, isAboutCoating } from './named-coatings.ts';

const rules = coatingRules.map(({ text }) => text);
const rulesCite: Citation = { entry: 'For every coating', place: 'Coating Options' };
const MAX_CITED = 3;

/** Subjects that have their own answers. */
const OTHER = /\bbind\w*|\bquotes?\b|\bprices?\b|\bpostage\b|\bspine\b|\bpages\b|\d{3,}/;

/** Anything else about a coating that the guide has a sentence on: `why does my laminated cover curl`. */
export const coatingPoints: Skill = {
  id: 'coating-points',
  answer: ({ text }) => {
    if (!isAboutCoating(text) || OTHER.test(text)) return undefined;
    const named = coatingsNamed(text);
    const rows = named.length > 0 ? named : coatings.rows;
    const sentences = rows.flatMap((one) => sentencesOf(one).map((point) => ({ one, point })));
    const points = [...new Set([...rules, ...sentences.map(({ point }) => point)])];
    const found = matchingPoints(text, points, named.map(({ name }) => name).join(' '));
    const [best, ...others] = found;
    if (best === undefined) return undefined;
    const cited = new Set(sentences.filter(({ point }) => found.includes(point)).map(({ one }) => one));
    const cites = [...cited].slice(0, MAX_CITED).map(citeCoating);
    const rest = others.map((point) => point.replace(/\.?$/, '.')).join(' ');
    return answers(`**${best.replace(/\.$/, '')}.** ${rest}`.trim(), [
      ...cites,
      ...(found.some((point) => rules.includes(point)) ? [rulesCite] : []),
    ]);
  },
};

function sentencesOf({ description, advantages, considerations, compatibility, tips }: Coating): string[] {
  const points = [...pointsOf(considerations), ...pointsOf(compatibility)].map(({ text }) => text);
  return [...new Set([description, ...advantages, ...points, ...tips])];
}

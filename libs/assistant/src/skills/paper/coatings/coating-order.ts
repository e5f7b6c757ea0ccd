import { coatings } from '@printpartner/print-knowledge/coatings';
import { answers, type Skill } from '../../skill.ts';
import { capitalized } from '../named/prose.ts';
import { nameIn } from './coating-facts.ts';
import { coatingsNamed, isAboutCoating } from './named-coatings.ts';

/** Cheapest and least protective first. Source: “For every coating” of the guide. */
const FAMILIES = ['varnish', 'aqueous', 'UV', 'lamination'] as const;

const ORDERED =
  /\b(?:rank\w*|order(?:ed|ing)?|sort\w*|list\w*|hierarchy|ladder|from|(?:low|high|cheap\w*|least|most|weakest|strongest|best|worst)(?: \w+)? to(?: the)? (?:low|high|pric\w+|expensive|dear\w*|most|least|strong\w*|weak\w*|best|worst|tough\w*))\b/;
const COST = /\b(?:cost\w*|cheap\w*|expensive|pric\w*|dear\w*|afford\w*|budget)\b/;
const LASTS =
  /\b(?:durab\w*|protect\w*|tough\w*|strong\w*|weak\w*|rub(?:s|bed|bing)?|scratch\w*|scuff\w*|wear\w*|last\w*)\b/;
const LEAST =
  /\b(?:least|less|weak(?:est)?|low(?:est)?|worst|scratch(?:es)? (?:\w+ )?(?:easi\w+|most)|scuffs? (?:\w+ )?(?:easi\w+|most)|easiest to (?:scratch|scuff)|wears? (?:off|out)|first to)\b/;
const FROM_MOST =
  /\b(?:most|high\w*|pric(?:iest|ey)|dearest|strongest|toughest|best)(?: \w+)? to\b|\bdescending\b|\b(?:high|expensive|strong\w*) first\b/;

/** `rank the coatings by cost`, `which coating protects least`. */
export const coatingOrder: Skill = {
  id: 'coating-order',
  answer: ({ text }) => {
    if (!isAboutCoating(text) || coatingsNamed(text).length > 0 || /\d{3,}/.test(text)) return undefined;
    const isCost = COST.test(text);
    const isOrdered = ORDERED.test(text);
    if (!isOrdered && !isCost && LASTS.test(text) && LEAST.test(text))
      return answers(
        '**Varnish protects least**: its durability is low. Protection increases from varnish to aqueous, UV and lamination.',
        cites,
      );
    if (!isOrdered || !(isCost || LASTS.test(text))) return undefined;
    const isFromMost = FROM_MOST.test(text);
    const families = isFromMost ? FAMILIES.toReversed() : FAMILIES;
    const start = isCost
      ? isFromMost
        ? 'From the most expensive'
        : 'From the cheapest'
      : isFromMost
        ? 'From the most protective'
        : 'From the least protective';
    const rows = coatings.rows
      .toSorted((a, b) => (a.costLevel - b.costLevel) * (isFromMost ? -1 : 1))
      .map((one) => `- ${capitalized(nameIn(one))}: cost level ${one.costLevel}`);
    const levels = isCost ? `\n\n${rows.join('\n')}\n\n2 is the lowest cost level, 6 the highest.` : '';
    return answers(
      `**${start}: ${families.join(', ')}.** ${isCost ? 'Protection' : 'Cost'} increases in the same order.${levels}`.replace(
        'increases in the same order',
        isFromMost ? 'goes down in the same order' : 'increases in the same order',
      ),
      cites,
    );
  },
};

const cites = [{ entry: 'For every coating', place: 'Coating Options' }] as const;

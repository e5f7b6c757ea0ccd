import { foldOf, type FoldId } from '@printpartner/print-knowledge/folding';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { listed } from '../binding/binding-words.ts';
import { foldsIn } from '../reading/named-folds.ts';
import { aFold, byPanels, foldCite, foldsCite } from './fold-words.ts';

interface FoldUse {
  words: RegExp;
  ids: readonly FoldId[];
  why: string;
}

/** What a piece is for and the folds that suit it, the best first. Source: the uses in the folding guide. */
const uses: readonly FoldUse[] = [
  {
    words: /\bwindow\b|\bstatements?\b/,
    ids: ['z', 'tri'],
    why: 'the address panel stays outside and shows in the window',
  },
  {
    words: /\bmaps?\b/,
    ids: ['z', 'accordion-4'],
    why: 'it is the usual fold of maps, and no panel tucks in',
  },
  {
    words: /\btimelines?\b|\bdisplays?\b|\bstand up\b/,
    ids: ['accordion-4', 'double-gate'],
    why: 'the panels read on in one row',
  },
  { words: /\bposters?\b/, ids: ['french'], why: 'a sheet folded twice opens to a poster' },
  {
    words: /\b(?:dramatic|reveal\w*|launch\w*|surprise|doors?|wow|invitations?|announcement\w*)\b/,
    ids: ['gate', 'french'],
    why: 'its doors open from the middle',
  },
  { words: /\b(?:greeting )?cards?\b/, ids: ['half', 'french'], why: 'it is the usual fold of cards' },
  { words: /\bmenus?\b/, ids: ['half', 'gate', 'double-gate'], why: 'it is simple and takes cover stock' },
  {
    words: /\b(?:programs?|programmes?|newsletters?)\b/,
    ids: ['half', 'french'],
    why: 'it makes four pages of one sheet',
  },
  {
    words: /\b(?:step|credit[- ]card|step[- ]by[- ]step)\b/,
    ids: ['roll'],
    why: 'each panel opens on the next step',
  },
  {
    words: /\bmail\w*\b|\bself-?mailers?\b/,
    ids: ['tri', 'half'],
    why: 'it is the usual fold of self-mailers; a gate fold doesn’t qualify as a machinable self-mailer, and a Z-fold must be sealed on every edge',
  },
  {
    words: /\b(?:brochures?|leaflets?|rack|racks|pamphlets?|flyers?)\b/,
    ids: ['tri', 'half', 'z'],
    why: 'it fits racks and #10 envelopes',
  },
];

/** The one of these folds that suits what the piece is for, and why. */
export function foldFor(text: string, ids: readonly FoldId[]): { id: FoldId; why: string } | undefined {
  const use = uses.find(({ words }) => words.test(text));
  const id = use?.ids.find((one) => ids.includes(one));
  return (
    use &&
    id && { id, why: id === use.ids[0] ? use.why : `it is used for ${foldOf(id).commonUses.join(', ')}` }
  );
}

/** Words of `4 panel brochure`. */
const SHORT = 4;
/** A panel has two pages. */
const PAGES = /\b([468]|10|12)[- ]?(?:pages?|pp|pager)\b/;

const ASKS =
  /\bfold for\b|\b(?:which|what|best|recommend\w*|should|suggest\w*|choose|pick|options?|good|is there|are there|any|how (?:do|should|can|would))\b/;

/** `which fold for a map`, `fold for 4 panels`, `best fold for mailing`. */
export const recommendFold: Skill = {
  id: 'fold-recommend',
  answer({ text }) {
    const { named, hasOther, panels } = foldsIn(text);
    const isPanels =
      panels !== undefined &&
      (text.split(' ').length <= SHORT || /\bwhat is\b|\bhow many pages\b/.test(text));
    if (hasOther || named.length > 0) return undefined;
    if (!isPanels && !(/\bfold\w*\b/.test(text) && ASKS.test(text))) return undefined;
    if (
      /\b(?:score\w*|scoring|grain|crack\w*|pocket|folders?|machine\w*|equipment|tabs?|stock|paper|size|postage|flat size|finished|tolerance|far|close)\b/.test(
        text,
      )
    )
      return undefined;
    if (panels !== undefined && /\bhow many pages\b/.test(text)) return pagesOf(panels);
    if (panels !== undefined) return ofPanels(panels);
    const pages = Number(PAGES.exec(text)?.[1] ?? 0);
    if (pages > 0 && pages % 2 === 0) return ofPanels(pages / 2);
    const use = uses.find(({ words }) => words.test(text));
    if (
      !use ||
      !/\b(?:which|what|best|recommend\w*|suggest\w*|choose|pick|options?|good|how (?:should|do|can)|should i|fold for)\b/.test(
        text,
      )
    )
      return undefined;
    return ofUse(use);
  },
};

const cap = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function ofUse({ ids, why }: FoldUse): Draft {
  const [best, ...others] = ids.map((id) => foldOf(id));
  const rest =
    others.length > 0
      ? ` ${cap(
          listed(
            others.map(({ id, commonUses }) => `${aFold(id)} (${commonUses.join(', ')})`),
            'or',
          ),
        )} also works.`
      : '';
  return answers(
    `**${best?.name ?? ''}**: ${why}. ${best?.description ?? ''}${rest}`,
    ids.map((id) => foldCite(id)),
  );
}

const pagesOf = (panels: number): Draft =>
  answers(
    `**${2 * panels} pages**: each panel has two sides. Some count both sides as panels, so say “${panels} panels on each side” to the printer.`,
    [foldsCite],
  );

function ofPanels(panels: number): Draft | undefined {
  const ids = panels === 4 ? (['accordion-4', 'roll', 'double-gate', 'french'] as const) : byPanels(panels);
  if (ids.length === 0) return undefined;
  const counted = panels === 6 ? 'Six pages are three panels on each side. ' : '';
  const more =
    panels > 4 && panels !== 6
      ? ' Our guide shows both with four panels; a roll fold can have more, and so can an accordion.'
      : '';
  return answers(
    `${counted}For ${panels === 6 ? 'three' : panels} panels: **${listed(
      ids.map((id) => foldOf(id).name),
      'or',
    )}**.\n${ids.map((id) => `- **${foldOf(id).name}**: ${foldOf(id).description}`).join('\n')}${more}`,
    [...ids.map((id) => foldCite(id)), foldsCite],
  );
}

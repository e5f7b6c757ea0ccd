import { coatings, type Coating } from '@printpartner/print-knowledge/coatings';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { productIn } from '../choose/products.ts';
import { capitalized, listText, uncapitalized } from '../named/prose.ts';
import { citeCoating, nameIn } from './coating-facts.ts';
import { coatingsExcluded, coatingsNamed, finishOption, isAboutCoating } from './named-coatings.ts';

interface Need {
  words: RegExp;
  /** Best first. */
  ids: readonly string[];
  /** The same on a budget. */
  cheap?: readonly string[];
  why: string;
}

/** Only a part of the piece is to shine. */
const PART =
  /\b(?:just|only|parts?|certain|selected|logo|photo)\b[^.]*\b(?:shin\w*|gloss(?:y|ier)?|pop|stand out)\b/;
const CHEAP = /\b(?:cheap\w*|budget|tight|afford\w*)\b/;

const needs: readonly Need[] = [
  {
    words: PART,
    ids: ['spot-uv', 'gloss-varnish'],
    cheap: ['gloss-varnish', 'spot-uv'],
    why: 'spot varnish is the cheapest spot effect, spot UV the strongest',
  },
  {
    words:
      /\b(?:durab\w*|protect\w*|tough\w*|strong\w*|scratch\w*|scuff\w*|rub\w*|abrasion|wear|long[- ]lasting|handl\w+|moisture|water\w*|outdoors?|outside|weather|rain|wet|spill\w*|grease|kitchen|wipe\w*|tear\w*)\b/,
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

/** Of a product without a need of its own. */
const usual: Need = {
  words: /./,
  ids: ['gloss-aqueous', 'matte-aqueous', 'gloss-lamination'],
  why: 'aqueous is the usual coating and often included; laminate protects most and costs most',
};

const CHOOSING =
  /\b(?:which|what|best|good|recommend\w*|suggest\w*|should|need|use|ideal|right|choose|pick|want|cheap\w*|way|most|highest|strongest|toughest|shiniest|glossiest)\b/;

/** `which coating for postcards`, `most durable coating`, `what coating can I write on`. */
export const coatingChoice: Skill = {
  id: 'coating-choice',
  answer: ({ text: read, typed }) => {
    // “Shine” is read as “spine”.
    const isPart = PART.test(typed.toLowerCase()) && /\bshin\w*/i.test(typed);
    const text = isPart ? typed.toLowerCase() : read;
    const isAsked =
      isPart ||
      (/\bcoat(?:ing|ings|ed|)\b|\blaminat\w*|\bprotect\w*|\bfinish(?:es)?\b/.test(text) &&
        (CHOOSING.test(text) || /\bcoat\w* (?:for|on)\b/.test(text)));
    if (
      !isAsked ||
      (!isPart &&
        !isAboutCoating(text) &&
        !/\bfinish\b.*\b(?:premium|luxur\w*|velvet\w*|soft)\b|\b(?:premium|luxur\w*|velvet\w*|soft)\b.*\bfinish\b/.test(
          text,
        ) &&
        !/\bprotect|\bcoat\b/.test(text)) ||
      coatingsNamed(text).length > 0 ||
      /\buncoated\b/.test(text)
    )
      return undefined;
    const need = needs.find(({ words }) => words.test(text));
    const chosenNeed = need ?? (productIn(text) ? usual : undefined);
    return chosenNeed ? chosen(chosenNeed, coatingsExcluded(text), CHEAP.test(text)) : undefined;
  },
};

function chosen({ ids: first, cheap, why }: Need, excluded: ReadonlySet<string>, isCheap: boolean): Draft {
  const ids = isCheap && cheap ? cheap : first;
  const allowed = ids.filter((id) => !excluded.has(id));
  const rows = (allowed.length > 0 ? allowed : ['gloss-uv']).flatMap((id) =>
    coatings.rows.filter((row) => row.id === id),
  );
  const [best, ...others] = rows;
  if (!best) throw new RangeError(`Unknown coating: ${ids.join()}`);
  const also = others.length > 0 ? `, or ${listText(others.map(nameIn), 'or')}` : '';
  const option = finishOption[best.id];
  return answers(
    `**${capitalized(nameIn(best))}**${also}: ${why}.${costNote(best)}`,
    rows.map(citeCoating),
    option ? { specs: { form: 'custom', values: { mailerFinishingOptions: option } } } : {},
  );
}

const costNote = (coating: Coating): string => {
  const [first] = coating.considerations;
  if (first === undefined) return '';
  return ` Mind with ${nameIn(coating)}: ${uncapitalized(typeof first === 'string' ? first : first.text)}.`;
};

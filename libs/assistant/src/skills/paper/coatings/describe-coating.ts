import {
  addedWeight,
  coatingBadge,
  coatings,
  pointsOf,
  type Coating,
} from '@printpartner/print-knowledge/coatings';
import { asksYesNo } from '../../../question/asked-form.ts';
import type { Question } from '../../../question/question.ts';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { wordsLeft } from '../named/matching-points.ts';
import { capitalized, uncapitalized } from '../named/prose.ts';
import { citeCoating, dryText, nameIn, pointsAbout } from './coating-facts.ts';
import { PROTECTION, protectionOf } from './coating-protection.ts';
import { coatingsNamed, isAboutCoating } from './named-coatings.ts';

const ADDS_WEIGHT = /\b(?:weight|weigh\w*|heav\w*|ounces?|oz)\b/;
const LEAD_TIME = /\b(?:lead time|turn ?around|extra days|days|longer|delay|take longer|schedule)\b/;
const FILE =
  /\b(?:file|set ?up|setup|mask|artwork|layer|prepare|prep|vector|overprint|design|indicate|supply|send|line weight|lines?|thin|gradient|registration|register)\b/;
const FLOOD_SPOT = /\bflood\b.*\bspot\b|\bspot\b.*\bflood\b/;
const LOOK = /\b(?:look|appearance|sheen|shine|shiny|colou?rs?|gloss level|glossy|feels?|texture)\b/;
const COMPARING = /\b(?:vs|versus|or|differ\w*|compar\w*|better|between|than|which)\b/;
const ORDER = 'Cost and protection both increase from varnish to aqueous, UV and lamination.';

/** `does coating add weight`, `spot UV file setup`, `flood vs spot`, `extra days for soft touch`. */
export const coatingTopics: Skill = {
  id: 'coating-topic',
  answer: (question) => {
    const { text, values } = question;
    if (!isAboutCoating(text) && !FLOOD_SPOT.test(text)) return undefined;
    const named = coatingsNamed(text);
    // A sized piece on a paper is weighed with its coating.
    const isPiece = values.sizes.length > 0 && values.papers.length > 0 && !/\badd/.test(text);
    if (ADDS_WEIGHT.test(text) && ADDED.test(text)) return isPiece ? undefined : weightAdded(named, question);
    if (
      FLOOD_SPOT.test(text) ||
      (/\bspot\b/.test(text) && named.some(({ category }) => category === 'Aqueous'))
    )
      return floodOrSpot;
    if (named.length === 1 && named[0]?.id === 'spot-uv' && (THIN.test(text) || REGISTERS.test(text)))
      return spotLines(named[0]);
    if (named.length === 1 && named[0]?.id === 'spot-uv' && FILE.test(text) && !DETAIL.test(text))
      return spotFile(named[0]);
    if (named.length > 0 && COMPATIBLE.test(text)) return compatible(named);
    if (LEAD_TIME.test(text) && !/\b(?:lasts?|hold\w*|wears?) (?:up )?longer\b/.test(text))
      return leadTime(named);
    if (named.length === 0) return undefined;
    if (PROTECTION.test(text)) return protectionOf(named, question);
    return LOOK.test(text) ? looks(named) : undefined;
  },
};

/** `what is spot UV`, `aqueous vs UV`, `types of coatings`. */
export const describeCoating: Skill = {
  id: 'coating',
  answer: ({ text }) => {
    if (!isAboutCoating(text) || /\bquotes?\b|\bprices?\b|\bcost\b|\d{3,}/.test(text)) return undefined;
    const named = coatingsNamed(text);
    if (named.length === 0 && COMPARE_ALL.test(text)) return compared(coatings.rows);
    if (named.length === 0)
      return (LISTING.test(text) || /^(?:the )?coatings?$/.test(text)) && wordsLeft(text, LISTED).length === 0
        ? all
        : undefined;
    const [one, ...others] = named;
    if (one && others.length === 0 && SATIN_OR_MATTE.test(text)) return satinOrMatte(one);
    if (!(named.length > 1 && COMPARING.test(text)) && !isDescribed(text, named)) return undefined;
    if (GLOSS_OR_AQUEOUS.test(text)) return glossOrAqueous;
    return one && others.length === 0 ? described(one) : compared(named);
  },
};

/** Gloss is a look, aqueous a coating: neither takes the place of the other. */
const GLOSS_OR_AQUEOUS =
  /\bdiffer\w*\b.*\b(?:gloss(?:y)?|matte) (?:and|or|versus|vs\.?) (?:an? )?aqueous\b|\b(?:gloss(?:y)?|matte) (?:versus|vs\.?) aqueous\b|\baqueous (?:and|or|versus|vs\.?) (?:gloss(?:y)?|matte)\b(?! (?:uv|laminat\w*|varnish))/;
const glossOrAqueous: Draft = answers(
  '**Gloss is a look, aqueous is a coating**: gloss, satin or matte says how shiny a surface is, aqueous is a water-based coating run over the sheet on press, which comes in gloss, satin/matte and soft-touch. Varnish, UV and laminate come in gloss, too, and so does coated paper. Gloss aqueous is the usual, budget-friendly one.',
  [...rowOf('gloss-aqueous'), ...rowOf('matte-aqueous')].map(citeCoating),
);

/** One coating of the guide by two names. */
const SATIN_OR_MATTE =
  /\b(?:satin|silk|dull|matte?)\b (?:and|or|versus|vs\.?|than|as) (?:a |an )?(?:satin|silk|dull|matte?)\b/;

const ADDED = /\badds?\b|\bextra\b|\bmore\b|\bincrease\w*|\bheavier\b|\bhow much\b|\bdoes\b|\baffect/;
const LISTED = 'types kinds options list there available offer';
const COMPATIBLE = /\b(?:what|which|minimum|min|lightest)\b.*\b(?:stocks?|papers?|weights?|paper weights?)\b/;
/** `compare all coatings`. */
const COMPARE_ALL =
  /^(?:please |can you |could you )?compar\w* (?:all |every |the |all the |your |different |of )*coatings?(?: options| types)?$|^(?:a )?comparison of (?:all |every |the )*coatings?$|\bdifferences? between (?:all |the |all the |your |different )*coatings\b/;
const LISTING = /\b(?:types?|kinds?|options|what coatings|which coatings|list)\b/;
/** One figure of the mask. */
const DETAIL = /\b(?:thin\w*|smallest|accura\w*|regist\w*|fill)\b/;
const DESCRIBING =
  /\b(?:explain|describe|define|(?:point|purpose|use) of|tell me about|good for|best for|used for|advantages?|benefits?|pros|cons)\b/;

/** Asks for no more than a description. */
const isDescribed = (text: string, named: readonly Coating[]): boolean =>
  DESCRIBING.test(text) ||
  wordsLeft(text, `${named.map(({ name }) => name).join(' ')} laminate spot flood raised`).length === 0;

function weightAdded(named: readonly Coating[], question: Question): Draft {
  const known = named.filter((one) => one.addedWeight !== undefined);
  const general = `aqueous about ${addedWeight.aqueous}%, UV about ${addedWeight.uv}%, film laminate about ${addedWeight.laminate}%`;
  const byPercent = [
    ...new Set(known.map(({ addedWeight: adds = 0, category }) => `${category} adds about **${adds}%**`)),
  ];
  const yes = asksYesNo(question) ? '**Yes.** ' : '';
  const lead =
    byPercent.length > 0
      ? `${yes}${byPercent.join('; ')} to the weight of the sheet. In general: ${general}.`
      : `**Yes**: ${general} of the sheet’s weight.`;
  const cited =
    known.length > 0
      ? known
      : coatings.rows.filter(({ id }) => ['gloss-aqueous', 'gloss-uv', 'gloss-lamination'].includes(id));
  return answers(`${lead} Near a postage step of the mailpiece that can matter.`, cited.map(citeCoating));
}

const THIN =
  /\b(?:lines?|strokes?|rules?|type|text|details?)\b.*\b(?:thin\w*|fine\w*|small\w*|minimum|min|weight|width)\b|\b(?:thin\w*|fine\w*|small\w*|minimum|min)\b.*\b(?:lines?|strokes?|rules?|type|text|details?)\b/;

/** `how far off can it land`. */
const REGISTERS =
  /\bhow far off\b|\b(?:accura\w*|regist(?:er|ers|ration)|misalign\w*|line up)\b|\bhow (?:much|far)\b.*\bshift/;

const spotLines = (spot: Coating): Draft =>
  answers(
    '**0.5 pt or thicker** in a spot UV mask: finer lines fill in or disappear, and it registers to ±1/32 in. Pull the mask in slightly around small type and fine lines.',
    [citeCoating(spot)],
  );

function rowOf(id: string): Coating[] {
  return coatings.rows.filter((row) => row.id === id);
}

const floodOrSpot: Draft = answers(
  '**Flood covers the whole sheet, spot only chosen areas.** Aqueous and laminate are flood; varnish runs either way; UV comes as flood or as spot. Spot needs its own mask: vector art in one spot color at 100%.',
  [...rowOf('gloss-uv'), ...rowOf('spot-uv'), ...rowOf('gloss-varnish')].map(citeCoating),
);

function spotFile(spot: Coating): Draft {
  const points = [...pointsOf(spot.considerations).map(({ text }) => text), ...spot.tips];
  return answers(
    `**${points[0]}.** ${points
      .slice(1)
      .map((point) => point.replace(/\.?$/, '.'))
      .join(' ')}`,
    [citeCoating(spot)],
  );
}

function leadTime(named: readonly Coating[]): Draft | undefined {
  const soft = named.some(({ id }) => id === 'soft-touch-lamination');
  const points = named.flatMap((one) =>
    pointsAbout(one, /turnaround|lead time|immediately|second pass/).map(
      (point) => `${capitalized(nameIn(one))}: ${uncapitalized(point)}`,
    ),
  );
  const special = 'Special finishes add **2–3 business days**';
  if (named.length === 0 || soft)
    return answers(
      `${special}, soft-touch lamination among them. Aqueous runs inline on press and is fast.`,
      [
        ...rowOf('soft-touch-lamination').map(citeCoating),
        { entry: 'Special finishes', place: 'Turnaround' },
      ],
    );
  const text = points.length > 0 ? `${points.join('. ')}. ` : '';
  return answers(`${text}${special}; ask whether this one counts.`, [
    ...named.map(citeCoating),
    { entry: 'Special finishes', place: 'Turnaround' },
  ]);
}

const compatible = (named: readonly Coating[]): Draft =>
  answers(
    `${named
      .map(
        (one) =>
          `${capitalized(nameIn(one))}: **${uncapitalized(
            pointsOf(one.compatibility)
              .map(({ text }) => text)
              .join('; '),
          )}**`,
      )
      .join('. ')}.`,
    named.map(citeCoating),
  );

const all: Draft = answers(
  `The guide has **ten coatings**: ${coatings.rows.map(nameIn).join(', ')}. ${ORDER}`,
  [{ entry: 'For every coating', place: 'Coating Options' }],
);

const line = (one: Coating): string =>
  `- **${capitalized(nameIn(one))}**: ${uncapitalized(one.appearance)}. Durability: ${uncapitalized(one.durability)}. Dry time: ${dryText(one.dryTime)}. ${coatingBadge(one.costLevel)}.`;

const compared = (named: readonly Coating[]): Draft =>
  answers(`${named.map(line).join('\n')}\n\n${ORDER}`, named.map(citeCoating));

const looks = (named: readonly Coating[]): Draft =>
  answers(
    `${named.map((one) => `${capitalized(nameIn(one))}: **${uncapitalized(one.appearance)}**`).join('; ')}.`,
    named.map(citeCoating),
  );

const satinOrMatte = (one: Coating): Draft => {
  const { text, ...rest } = described(one);
  return {
    ...rest,
    text: `**Our guide has them as one coating, ${nameIn(one)}**: printers grade the sheen differently, so compare samples. ${text}`,
  };
};

function described(one: Coating): Draft {
  const limits = pointsOf(one.considerations)
    .map(({ text }) => uncapitalized(text))
    .join('; ');
  return answers(
    `**${capitalized(nameIn(one))}**: ${uncapitalized(one.description)} ${one.appearance}. Durability: ${uncapitalized(one.durability)}. Dry time: ${dryText(one.dryTime)}. Cost: ${coatingBadge(one.costLevel)}. For ${uncapitalized(one.applications.join(', '))}. Mind: ${limits}.`,
    [citeCoating(one)],
  );
}

import type { Coating } from '@printpartner/print-knowledge/coatings';
import { asksYesNo } from '../../../question/asked-form.ts';
import type { Question } from '../../../question/question.ts';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { capitalized } from '../named/prose.ts';
import { citeCoating, nameIn, pointsAbout } from './coating-facts.ts';
import { handlings, verdictOf, type Handling, type Verdict } from './coating-handlings.ts';
import { coatingsNamed, isAboutCoating } from './named-coatings.ts';

/** Whether a handling with this rule is fine where no coating is named. */
const generally: Readonly<Partial<Record<string, Verdict>>> = {
  glue: 'no',
  laser: 'no',
  write: 'depends',
  uncoated: 'no',
};

const LEADS: Readonly<Record<Verdict, string>> = { yes: 'Yes', no: 'No', depends: 'It depends' };
const YES_NO =
  /^(?:so |hi |hey |ok |and |but )*(?:can|could|is|are|does|do|will|would|should)\b|\b(?:can i|can you|can we|can people|will it|does it|is it|possible|allowed|safe|a problem)\b|\b(?:ok|okay|fine|true|correct|right)$|\b(?:is (?:that|this|it|he|she) (?:true|right|correct)|true)\b|\b(?:heard|told|said|says|claims?|swears?) (?:me |us )?(?:that )?/;

/** Questions about dry times. */
const WAITING =
  /\bhow (?:long|soon|many (?:hours|days))\b|\bwait(?:ing)?\b|\bwhen can (?:i|we|they)\b|\b(?:after|within) \d+ ?(?:min|minutes|mins|hours?|hrs?)\b/;

/** `can I write on UV`, `does aqueous yellow`, `will it crack on the fold`, `foil over soft touch`. */
export const coatingSuits: Skill = {
  id: 'coating-handling',
  answer: (question) => {
    const { text } = question;
    if (!isAboutCoating(text) || WAITING.test(text)) return undefined;
    const handling = handlings.find(({ asked }) => asked.test(text));
    if (!handling) return undefined;
    const named = coatingsNamed(text).filter(
      ({ id }) => handling.id !== 'foil' || !/\bspot uv\b/.test(text) || id !== 'spot-uv',
    );
    return named.length === 0 ? general(handling, question) : ofCoatings(named, handling, question);
  },
};

const general = ({ id, rule }: Handling, question: Question): Draft => {
  const [first = '', ...rest] = rule.split(/(?<=\.) /);
  const verdict = asksYesNo(question) ? generally[id] : undefined;
  // “Do I need to leave the flap uncoated” asks for the rule itself.
  const isOfRule =
    id !== 'uncoated' &&
    /\b(?:uncoated|knock ?outs?|leave|keep|clear|avoid|bare|free of)\b/.test(question.text);
  const lead = verdict && (isOfRule ? 'Yes' : LEADS[verdict]);
  return answers(`**${lead ? `${lead}. ` : ''}${first}** ${rest.join(' ')}`.trim(), [
    { entry: 'For every coating', place: 'Coating Options' },
  ]);
};

function ofCoatings(named: readonly Coating[], handling: Handling, question: Question): Draft {
  const { text } = question;
  const isAsked = YES_NO.test(text) || asksYesNo(question);
  const verdicts = new Set(named.map((one) => verdictOf(one, handling)));
  const [only] = verdicts;
  const shown = isAsked && verdicts.size === 1 && only ? inverted(only, handling, text) : undefined;
  const lines = named.flatMap((one) => {
    const points = pointsAbout(one, handling.points);
    return points.length > 0
      ? [`${capitalized(nameIn(one))}: ${points.map((point) => point.replace(/\.$/, '')).join('; ')}.`]
      : [];
  });
  const isSplit = isAsked && verdicts.size > 1;
  const lead = shown ? `**${LEADS[shown]}.** ` : isSplit ? '**It depends on the coating.** ' : '';
  const [line, ...more] = lines;
  // What the coating's own sentence says, a rule of others would only confuse.
  const isPlain = handling.id === 'fold' && shown !== undefined && line !== undefined && more.length === 0;
  const rest = isPlain
    ? line
    : `${handling.rule}${lines.length > 0 ? `\n\n${lines.map((one) => `- ${one}`).join('\n')}` : ''}`;
  return answers(`${lead}${rest}`, [
    ...named.map(citeCoating),
    { entry: 'For every coating', place: 'Coating Options' },
  ]);
}

/** `does it crack` is yes where folding is a no. */
function inverted(verdict: Verdict, { id }: Handling, text: string): Verdict {
  const isOfFault =
    /\b(?:(?<!not )bad|terrible|awful|problem|mistake|an issue|avoid|wrong)\b/.test(text) ||
    (id === 'write' && /\bsm(?:ear|udge)\w*/.test(text)) ||
    (id === 'fold' &&
      /\bcrack/.test(text) &&
      !/\b(?:without|resists?|prevents?|stops?) (?:the )?crack/.test(text)) ||
    (id === 'fingerprints' && /\b(?:hides?|resists?|prevents?)\b/.test(text)) ||
    (id === 'water' && /\b(?:damage[ds]?|ruin(?:s|ed)?|hurt|harm(?:s|ed)?)\b/.test(text)) ||
    (id === 'recycle' && /\b(?:hard|difficult|unable|impossible)\b/.test(text));
  if (!isOfFault || verdict === 'depends') return verdict;
  return verdict === 'yes' ? 'no' : 'yes';
}

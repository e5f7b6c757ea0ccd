import type { Coating } from '@printpartner/print-knowledge/coatings';
import { asksYesNo } from '../../../question/asked-form.ts';
import type { Question } from '../../../question/question.ts';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { capitalized } from '../named/prose.ts';
import { citeCoating, nameIn, pointsAbout } from './coating-facts.ts';
import { coatingsNamed, isAboutCoating } from './named-coatings.ts';

type Verdict = 'yes' | 'no' | 'depends';

interface Handling {
  id: string;
  /** The question. */
  asked: RegExp;
  /** Sentences of a coating that answer it. */
  points: RegExp;
  /** By coating id, else by category. */
  verdicts: Readonly<Record<string, Verdict>>;
  /** Where a coating has no sentence of its own, and where none is named. */
  rule: string;
}

const handlings: readonly Handling[] = [
  {
    id: 'yellow',
    asked: /\byellow\w*/,
    points: /yellow/,
    verdicts: { Specialty: 'yes', Aqueous: 'no' },
    rule: 'Varnish yellows with age; aqueous doesn’t.',
  },
  {
    id: 'recycle',
    asked: /\brecycl\w*|\beco\w*|\bsustainab\w*|\bgreen(?:est|er)?\b|\benvironment\w*/,
    points: /recycl/,
    verdicts: { Aqueous: 'yes', Lamination: 'no' },
    rule: 'Aqueous is recyclable; laminate isn’t recyclable with paper. The guides say nothing on varnish and UV: ask the printer.',
  },
  {
    id: 'fingerprints',
    asked: /\bfinger ?prints?\b|\bsmudges?\b/,
    points: /fingerprint|handling/,
    verdicts: {
      'gloss-varnish': 'no',
      'soft-touch-aqueous': 'yes',
      'matte-lamination': 'yes',
      'soft-touch-lamination': 'depends',
    },
    rule: 'Gloss varnish resists fingerprints; soft-touch aqueous and matte laminate show them on dark colors. On dark solids ask for scuff-free film.',
  },
  {
    id: 'fold',
    asked: /\bfold(?!er)\w*|\bscor(?:e|es|ed|ing)\b|\bcrack\w*|\bcreas\w*/,
    points: /fold|score|crack/,
    verdicts: { 'gloss-uv': 'no', 'soft-touch-lamination': 'yes' },
    rule: 'Flood UV cracks on folds: score them and leave them uncoated. Soft-touch laminate resists cracking.',
  },
  {
    id: 'glue',
    asked: /\bglu(?:e|es|ed|ing|able)\b|\badhesive\b|\btape\b|\bsticks?\b/,
    points: /glue/,
    verdicts: { UV: 'no' },
    rule: 'Leave glue areas uncoated: send the printer a knockout for them.',
  },
  {
    id: 'foil',
    asked: /\bfoil\w*|\bemboss\w*/,
    points: /foil/,
    verdicts: { 'gloss-uv': 'no', 'matte-lamination': 'yes', 'soft-touch-lamination': 'yes' },
    rule: 'Only foil and spot UV go over a laminate; coating otherwise goes on last. Ask for corona-treated film.',
  },
  {
    id: 'uncoated',
    asked:
      /\b(?:on|over|to|with|for) (?:an? )?(?:uncoated|plain|offset|textured|linen|felt|laid)\b|\buncoated (?:\w+ )?(?:stocks?|papers?|cards?|sheets?)\b/,
    points: /uncoated|coated stock/,
    verdicts: { Specialty: 'no', 'gloss-aqueous': 'no', 'matte-aqueous': 'depends', UV: 'no' },
    rule: 'Coat coated stock: varnish sinks into uncoated paper, only satin/matte aqueous goes on smooth uncoated stock after a test, and textured stock isn’t coated.',
  },
  {
    id: 'laser',
    asked: /\blaser(?:s|jet)?\b|\b(?:office|home|desktop) (?:printers?|copiers?|machine)\b|\bcopiers?\b/,
    points: /laser/,
    verdicts: { 'gloss-aqueous': 'no', 'matte-aqueous': 'depends', UV: 'no', Lamination: 'no' },
    rule: 'Leave sheets for a laser printer uncoated. Gloss aqueous is hard to laser print, ink or coating can melt in the printer and some laminates fail; some satin/matte aqueous grades take it, so ask for a laser-safe grade by name.',
  },
  {
    id: 'water',
    asked: /\bwater\w*|\brain\w*|\boutdoors?\b|\bweather\w*|\bwet\b|\bmoist\w*|\bspill\w*/,
    points: /moisture|wipe/,
    verdicts: { Lamination: 'yes', UV: 'no', Aqueous: 'no', Specialty: 'no' },
    rule: 'Of the coatings only laminate resists moisture and wipes clean; varnish, aqueous and UV protect against rubbing, not water. For outdoors ask a sign printer for a synthetic sheet.',
  },
  {
    id: 'write',
    asked:
      /\bwrit\w*|\bpens?\b|\bballpoint\b|\bsharpie\b|\bmarkers?\b|\bstamps?\b|\b(?:to|can|people|could|be) sign(?:ed)?\b|\bsign(?:ing)? (?:it|them|on|in|here|with)\b|\binkjet\w*|\bink[- ]jet\w*|\baddress\w*|\bmail(?:ed|ing)? (?:side|panel)\b|\bfill(?:ed|ing)? (?:it )?(?:out|in by)\b/,
    points: /writ|laser|address|accept pen/,
    verdicts: {
      'gloss-aqueous': 'no',
      'matte-aqueous': 'depends',
      UV: 'no',
      Specialty: 'no',
      Lamination: 'no',
      'soft-touch-aqueous': 'no',
    },
    rule: 'Leave areas for writing, stamps, inkjet or an address uncoated: send the printer a knockout for them. Some satin/matte aqueous grades take a pen: ask for the writable grade by name.',
  },
];

/** Of a handling with this rule, whether it is fine where no coating is named. */
const generally: Readonly<Partial<Record<string, Verdict>>> = {
  glue: 'no',
  laser: 'no',
  write: 'depends',
  uncoated: 'no',
};

const LEADS: Readonly<Record<Verdict, string>> = { yes: 'Yes', no: 'No', depends: 'It depends' };
const YES_NO =
  /^(?:so |hi |hey |ok |and |but )*(?:can|could|is|are|does|do|will|would|should)\b|\b(?:can i|can you|can we|can people|will it|does it|is it|possible|allowed|safe|a problem)\b|\b(?:ok|okay|fine|true|correct|right)$|\b(?:is (?:that|this|it|he|she) (?:true|right|correct)|true)\b|\b(?:heard|told|said|says|claims?|swears?) (?:me |us )?(?:that )?/;

/** About dry times. */
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

const verdictOf = ({ id, category }: Coating, { verdicts }: Handling): Verdict | undefined =>
  verdicts[id] ?? verdicts[category];

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
    /\b(?:bad idea|problem|mistake|an issue|avoid)\b/.test(text) ||
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

import { pressGuides, runAdvice, type PressId } from '@printpartner/print-knowledge/press';
import { asksYesNo } from '../../../question/asked-form.ts';
import { has, type Question } from '../../../question/question.ts';
import { answers, type Citation, type Draft, type Skill } from '../../skill.ts';
import { papersOf } from '../named/paper-question.ts';
import { drawbacks } from './press-drawbacks.ts';
import { pressPointsOf } from './press-points.ts';
import { inkLimits, makeready, qualities, turnaround } from './press-comparisons.ts';
import { nameOf, sectionOf, tileCite } from './press-names.ts';
import { isAboutPress, pressesNamed } from './named-presses.ts';
import { allPresses, pressFigures, type PressFigure } from './press-figures.ts';

interface Topic {
  asked: RegExp;
  tile: string;
  /** Press that has the answer where none is named. */
  press?: PressId;
}

const topics: readonly Topic[] = [
  { asked: /\bcolor consistency\b|\bconsisten\w* colors?\b|\bbest (?:print )?quality\b/, tile: 'Quality' },
  {
    asked:
      /\bvariable data\b|\bvdp\b|\bpersonali[sz]\w*|\beach (?:one|piece|copy) different\b|\b(?:unique|different) (?:codes?|names?|numbers?|addresses)\b/,
    tile: 'Variable Data',
    press: 'digital',
  },
  {
    asked:
      /\b(?:pantone|pms|spot colors?|white ink|metallic|neon|fluorescent|clear ink|colors?|gamut|cmyk|dot gain)\b/,
    tile: 'Color Options',
  },
  { asked: /\b(?:bind\w*|stitch\w*|staple\w*)\b/, tile: 'Binding' },
  {
    asked:
      /\b(?:finish\w*|foil\w*|die[- ]?cut\w*|emboss\w*|laminat\w*|inline|coat\w*|fold\w*|crack\w*|scor\w*)\b/,
    tile: 'Finishing',
  },
  {
    asked:
      /\b(?:substrates?|papers?|stocks?|plastic|synthetic|magnets?|labels?|textured?|linen|newsprint|materials?|vinyl)\b/,
    tile: 'Substrates',
  },
  {
    asked: /\b(?:quality|solids?|banding|bands?|consisten\w*|sharp\w*|look|good enough|photos?)\b/,
    tile: 'Quality',
  },
];

/** Share of the question's words that a sentence must have to be its answer. */
const SURE = 0.75;

const MAKEREADY =
  /\b(?:waste\w*|sheets|spoil\w*)\b.*\bset[- ]?up\b|\bset[- ]?up\b.*\b(?:waste\w*|sheets)\b|\bmake[- ]?ready\b|\bset[- ]?up (?:sheets|waste)\b|\bwaste\b|\bspoilage\b|\bovers\b|\bunders\b|\boverruns?\b|\bmore than (?:i|we) ordered\b|\b(?:fewer|less) than (?:i|we) ordered\b|\bdelivered (?:\d+% )?(?:more|fewer|less|extra)\b/;
/** A condition of a calculation. */
const NO_WASTE =
  /\b(?:no|without|excluding|before|ignor\w*|not counting|zero)(?: any)? (?:waste|spoilage|overs|make-?ready)\b(?: counted| included)?/g;
const TURNAROUND =
  /\bturn ?around\b|\bhow long\b|\bhow many days\b|\bturn time\b|\blead time\b|\bfaster\b|\bbusiness days\b|\bquick\w*\b/;
const BUSINESS_DAYS = /\bbooklets?\b|\bbrochures?\b|\bdays\b|\bturn ?around\b|\bturn time\b/;
const TAC = /\btac\b|\btotal (?:ink|area)\b|\bink (?:limit|coverage|density)\b/;
const DESCRIBING =
  /\b(?:what is|what are|what's|tell me|explain|describe|advantages?|benefits?|pros|cons|good for|best for|when (?:to|should|do)|why|how does|define|used for|drawbacks?|disadvantages?)\b/;
const DRAWBACKS =
  /\b(?:drawbacks?|disadvantages?|downsides?|cons|can'?t|cannot|limits|limitations?|problems?|weakness\w*)\b/;
/** `why would anyone pick web over sheetfed`: the first has the reasons. */
const WHY_OVER = /\b(?:why|when)\b(.*?)\b(?:over|instead of|rather than|than)\b/;
const COMPARING = /\b(?:vs|versus|differ\w*|compar\w*|or|better|between)\b/;

/** `max sheet on a digital press`, `web press speed`, `can digital print Pantone`, `makeready on offset`. */
export const describePress: Skill = {
  id: 'press',
  answer: (question) => {
    // “60# offset” is a paper.
    const text = papersOf(question).rest;
    if (
      !isAboutPress(text) ||
      has(
        question,
        'digital proof',
        'web site',
        'website',
        'paper weight for',
        'press-ready',
        'press ready',
        'pdf',
      )
    )
      return undefined;
    const named = pressesNamed(text);
    if (TURNAROUND.test(text) && BUSINESS_DAYS.test(text))
      return /\bspecial\b|\bfoil\b|\bfinish\w*/.test(text) ? undefined : turnaround(question);
    if (MAKEREADY.test(text.replace(NO_WASTE, ' ')) && !/\bcross ?overs?\b/.test(text))
      return makeready(named);
    if (TAC.test(text)) return inkLimits(named);
    const figure = pressFigures.find(({ asked }) => asked.test(text));
    const topic = topics.find(({ asked }) => asked.test(text));
    if (
      topic?.tile === 'Quality' &&
      (named.length > 1 || (named.length === 0 && /\b(?:which|what|best)\b/.test(text)))
    )
      return qualities(named.length > 1 ? named : allPresses);
    if (named.length === 0 && /\bfastest press\b|\bpress(?:es)? (?:is|runs?) (?:the )?fastest\b/.test(text))
      return described('web');
    if (figure) return ofFigure(named, figure);
    const exact = pressPointsOf(text, SURE);
    if (exact && topic?.tile !== 'Variable Data') return exact;
    if (topic) return ofTopic(question, topic, named);
    if (TURNAROUND.test(text) && !/\bset[- ]?up\b/.test(text)) return turnaround(question);
    const wanted = WHY_OVER.exec(text)?.[1];
    const [preferred] = wanted === undefined ? [] : pressesNamed(wanted);
    if (preferred) return described(preferred);
    if (named.length > 1 && COMPARING.test(text)) return compared(named);
    const [only] = named;
    if (only && named.length === 1 && /\bfiles?\b|\bpdfs?\b/.test(text)) return preparedFor(only);
    if (!only || named.length > 1) return undefined;
    if (DRAWBACKS.test(text)) return drawbacks(only);
    return DESCRIBING.test(text) ? described(only) : undefined;
  },
};

function ofFigure(named: readonly PressId[], figure: PressFigure): Draft | undefined {
  const ids = named.length > 0 ? named : allPresses;
  const lines = ids.flatMap((id) => {
    const text = figure.text(id);
    return text ? [{ id, text: `${nameOf(id)}: ${text}.` }] : [];
  });
  if (lines.length === 0) return undefined;
  const cites = lines.map(({ id }): Citation => {
    const tile = figure.tile[id];
    return tile ? tileCite(id, tile) : { entry: 'Optimal runs', place: 'Printing Presses' };
  });
  return answers(
    lines.length > 1 ? lines.map(({ text }) => `- ${text}`).join('\n') : (lines[0]?.text ?? ''),
    cites,
  );
}

/** What only some digital presses have. */
const SOME_DIGITAL = /\b(?:white|clear|neon|fluorescent)\b/;

function ofTopic(question: Question, { tile, press }: Topic, named: readonly PressId[]): Draft | undefined {
  const ids = press ? [press] : named.length > 0 ? named : allPresses;
  const lines = ids.flatMap((id) => {
    const found = pressGuides.find((guide) => guide.press === id)?.tiles.find(({ title }) => title === tile);
    return found ? [{ id, text: `**${nameOf(id)}**: ${found.details.join(' ')}` }] : [];
  });
  if (lines.length === 0) return undefined;
  const isOnlyDigital = tile === 'Variable Data' && named.length > 0 && !named.includes('digital');
  const isSome =
    ids.length === 1 && ids[0] === 'digital' && SOME_DIGITAL.test(question.text) && asksYesNo(question);
  return answers(
    `${isSome ? '**On some presses.** ' : isOnlyDigital ? '**No**, only a digital press prints every sheet differently. ' : ''}${lines.map(({ text }) => (lines.length > 1 ? `- ${text}` : text)).join('\n')}`,
    lines.map(({ id }) => tileCite(id, tile)),
  );
}

const line = (id: PressId): string => {
  const guide = pressGuides.find(({ press }) => press === id);
  const advice = runAdvice.rows.find(({ press }) => press === id);
  return `- **${nameOf(id)}**, ${advice?.run ?? ''} pieces: ${guide?.summary ?? ''}`;
};

const compared = (named: readonly PressId[]): Draft =>
  answers(
    `${named.map(line).join('\n')}\n\nCount press sheets, not pieces, near a threshold: 5,000 cards of 4 × 6 in are only 556 sheets, so quote both.`,
    [
      { entry: 'Optimal runs', place: 'Printing Presses' },
      ...named.map((id): Citation => ({ entry: sectionOf(id), place: 'Printing Presses' })),
    ],
  );

/** How files are prepared for a press. */
function preparedFor(id: PressId): Draft {
  const guide = pressGuides.find(({ press }) => press === id);
  return answers(
    `For ${nameOf(id).toLowerCase()}:\n\n${guide?.filePreparation.map(({ text }) => `- ${text}`).join('\n') ?? ''}`,
    [{ entry: sectionOf(id), place: 'Printing Presses' }],
  );
}

function described(id: PressId): Draft {
  const guide = pressGuides.find(({ press }) => press === id);
  const advice = runAdvice.rows.find(({ press }) => press === id);
  return answers(
    `**${nameOf(id)}**, for ${advice?.run ?? ''} pieces: ${guide?.summary ?? ''} ${guide?.advantages.map(({ text }) => text).join('. ') ?? ''}. ${guide?.runNote ?? ''}`,
    [{ entry: sectionOf(id), place: 'Printing Presses' }],
  );
}

import {
  makereadySheets,
  pressGuides,
  pressOf,
  runAdvice,
  type PressId,
} from '@printpartner/print-knowledge/press';
import { turnarounds } from '@printpartner/print-knowledge/production';
import { has, type Question } from '../../../question/question.ts';
import { answers, type Citation, type Draft, type Skill } from '../../skill.ts';
import { listText } from '../named/prose.ts';
import { papersOf } from '../named/paper-question.ts';
import { drawbacks } from './press-drawbacks.ts';
import { pressPointsOf } from './press-points.ts';
import { isAboutPress, pressesNamed } from './named-presses.ts';
import { allPresses, pressFigures, type PressFigure } from './press-figures.ts';

interface Topic {
  asked: RegExp;
  tile: string;
  /** Press that has the answer where none is named. */
  press?: PressId;
}

const topics: readonly Topic[] = [
  {
    asked:
      /\bvariable data\b|\bvdp\b|\bpersonali[sz]\w*|\beach (?:one|piece|copy) different\b|\bunique (?:codes?|names?)\b/,
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
  { asked: /\b(?:quality|solids?|banding|bands?|consisten\w*|sharp\w*|look)\b/, tile: 'Quality' },
];

/** Share of the question's words that a sentence must have to be its answer. */
const SURE = 0.75;

const MAKEREADY =
  /\bmake[- ]?ready\b|\bset[- ]?up (?:sheets|waste)\b|\bwaste\b|\bspoilage\b|\bovers\b|\bunders\b|\boverruns?\b|\bmore than (?:i|we) ordered\b|\b(?:fewer|less) than (?:i|we) ordered\b|\bdelivered (?:\d+% )?(?:more|fewer|less|extra)\b/;
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
  /\b(?:drawbacks?|disadvantages?|downsides?|cons|limits|limitations?|problems?|weakness\w*)\b/;
const COMPARING = /\b(?:vs|versus|differ\w*|compar\w*|or|better|between)\b/;

/** `max sheet on a digital press`, `web press speed`, `can digital print Pantone`, `makeready on offset`. */
export const describePress: Skill = {
  id: 'press',
  answer: (question) => {
    // “60# offset” is a paper.
    const text = papersOf(question).rest;
    if (!isAboutPress(text) || has(question, 'digital proof', 'web site', 'website', 'paper weight for'))
      return undefined;
    const named = pressesNamed(text);
    if (TURNAROUND.test(text) && BUSINESS_DAYS.test(text))
      return /\bspecial\b|\bfoil\b|\bfinish\w*/.test(text) ? undefined : turnaround(question);
    if (MAKEREADY.test(text.replace(NO_WASTE, ' ')) && !/\bcross ?overs?\b/.test(text))
      return makeready(named);
    if (TAC.test(text)) return inkLimits(named);
    const figure = pressFigures.find(({ asked }) => asked.test(text));
    const topic = topics.find(({ asked }) => asked.test(text));
    if (figure) return ofFigure(named, figure);
    const exact = pressPointsOf(text, SURE);
    if (exact && topic?.tile !== 'Variable Data') return exact;
    if (topic) return ofTopic(topic, named);
    if (TURNAROUND.test(text)) return turnaround(question);
    if (named.length > 1 && COMPARING.test(text)) return compared(named);
    const [only] = named;
    if (!only || named.length > 1) return undefined;
    if (DRAWBACKS.test(text)) return drawbacks(only);
    return DESCRIBING.test(text) ? described(only) : undefined;
  },
};

const nameOf = (id: PressId): string =>
  ({ digital: 'Digital', sheetfed: 'Sheetfed offset', web: 'Web offset' })[id];
const sectionOf = (id: PressId): string => pressOf(id).name;
const tileCite = (id: PressId, tile: string): Citation => ({ entry: tile, place: sectionOf(id) });

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

function ofTopic({ tile, press }: Topic, named: readonly PressId[]): Draft | undefined {
  const ids = press ? [press] : named.length > 0 ? named : allPresses;
  const lines = ids.flatMap((id) => {
    const found = pressGuides.find((guide) => guide.press === id)?.tiles.find(({ title }) => title === tile);
    return found ? [{ id, text: `**${nameOf(id)}**: ${found.details.join(' ')}` }] : [];
  });
  if (lines.length === 0) return undefined;
  return answers(
    lines.map(({ text }) => (lines.length > 1 ? `- ${text}` : text)).join('\n'),
    lines.map(({ id }) => tileCite(id, tile)),
  );
}

function makeready(named: readonly PressId[]): Draft {
  const { from, to } = makereadySheets;
  const guide = pressGuides.find(({ press }) => press === 'sheetfed');
  if (named.length === 1 && named[0] !== 'sheetfed') {
    const [id] = named;
    const own = pressGuides.find(({ press }) => press === id);
    return answers(`${nameOf(id ?? 'digital')}: **${own?.summary ?? ''}** ${own?.runNote ?? ''}`, [
      { entry: sectionOf(id ?? 'digital'), place: 'Printing Presses' },
    ]);
  }
  return answers(
    `Sheetfed makeready takes **${from}–${to} sheets**. ${guide?.runNote.split('. ').slice(1).join('. ') ?? ''} Digital has almost none; a web wastes a lot of paper, which only long runs pay for.`,
    [{ entry: 'Sheetfed', place: 'Printing Presses' }],
  );
}

function inkLimits(named: readonly PressId[]): Draft {
  const limits: Readonly<Record<PressId, string>> = {
    sheetfed: '300–320% on coated stock',
    web: '300% heatset, 240% on newsprint',
    digital: 'the press’s own profile decides',
  };
  const ids = named.length > 0 ? named : (['sheetfed', 'web'] as const);
  return answers(
    `Maximum total ink (TAC): ${ids.map((id) => `${nameOf(id).toLowerCase()} **${limits[id]}**`).join('; ')}.`,
    ids.map((id) => ({ entry: sectionOf(id), place: 'Printing Presses' })),
  );
}

function turnaround(question: Question): Draft {
  const products = (['booklet', 'brochure'] as const).filter((one) => has(question, one));
  const shown = products.length > 0 ? products : (['booklet', 'brochure'] as const);
  const lines = shown.map((product) => {
    const rows = turnarounds.rows.filter((row) => row.product === product);
    return `- ${product === 'booklet' ? 'Booklets' : 'Brochures'}: ${listText(rows.map(({ name, days, isExtra }) => `${name.toLowerCase()} ${isExtra ? '+' : ''}**${days.from}–${days.to}** business days`))}`;
  });
  return answers(
    `${lines.join('\n')}\n\nTurnaround counts from the approved proof.`,
    shown.map((product) => ({
      entry: product === 'booklet' ? 'Turnaround' : 'Digital',
      place: product === 'booklet' ? 'Booklets' : 'Brochures',
    })),
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

function described(id: PressId): Draft {
  const guide = pressGuides.find(({ press }) => press === id);
  const advice = runAdvice.rows.find(({ press }) => press === id);
  return answers(
    `**${nameOf(id)}**, for ${advice?.run ?? ''} pieces: ${guide?.summary ?? ''} ${guide?.advantages.map(({ text }) => text).join('. ') ?? ''}. ${guide?.runNote ?? ''}`,
    [{ entry: sectionOf(id), place: 'Printing Presses' }],
  );
}

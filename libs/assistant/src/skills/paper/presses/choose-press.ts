import { countText } from '@printpartner/print-knowledge/figures';
import { inchText } from '@printpartner/print-knowledge/measure';
import { stockOf } from '@printpartner/print-knowledge/paper';
import {
  choosePress as choice,
  pressOf,
  runAdvice,
  runThresholds,
  webQuoteFrom,
  type PressId,
  type PrintJob,
} from '@printpartner/print-knowledge/press';
import { fileRules } from '@printpartner/print-knowledge/production';
import { addressOf } from '@printpartner/print-search/answers';
import type { Question } from '../../../question/question.ts';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { papersOf } from '../named/paper-question.ts';
import { listText } from '../named/prose.ts';
import { needsIn, usualJob } from './job-words.ts';
import { isAboutPress, pressesNamed } from './named-presses.ts';
import { needOf } from './press-needs.ts';
import { runsOf } from './typed-runs.ts';

const CHOOSING =
  /\b(?:which|what|should|best|better|cheap\w*|recommend\w*|or|vs|versus|choose|right|good|go with|use|suggest|make sense|when|threshold|switch\w*|crossover|break[- ]?even|at what|point|how should|how would|worth|press for|press$|ok|okay|fine|still|too (?:many|few)|enough|would (?:you|we|it|i)|idea|overkill|crazy)\b/;
/** What someone says of the press for a run. */
const CLAIM =
  /\b(?:has to|have to|had to|must|needs? to (?:be|go)|gotta|insists?|says?|said|told|swears?|claims?|pushing|true|really|overkill|makes? (?:no )?sense|bid|quoted)\b/;
/** `350 posters 19x25, digital?` */
const ENDS_IN_PRESS = /\b(?:digital|offset|web|sheetfed)$/;
/** Names and maps of their own decide the press, also where none is named. */
const OF_NAMES = /\bpersonali[sz]\w*|\bvariable\b|\bvdp\b/;
const MAILED = /\b(?:envelopes?|letters?|stamps?|address\w*|spec sheets?|how many)\b/;
const HOW_TO_PRINT =
  /\bhow (?:should|would|do|can) (?:i|we|you) (?:print|run|produce)\b|\bbest way to print\b|\bprint(?:ing)? method\b/;
const THRESHOLD =
  /\b(?:at what|when (?:does|do|should|is|would|to)|threshold|switch\w*|crossover|cross over|break[- ]?even|cut ?over|how many (?:pieces|copies)?|what quantit\w*|which quantit\w*|minimum|min)\b/;

const [{ bleedIn }] = fileRules.rows;

/** `which press for 60,000 flyers`, `digital or offset for 1,000`, `when is offset cheaper than digital`. */
export const choosePress: Skill = {
  id: 'press-choice',
  answer: (question) => {
    const { values } = question;
    // “60# offset” is a paper.
    const text = papersOf(question).rest;
    const isOfNames = values.quantity !== undefined && OF_NAMES.test(text) && !MAILED.test(text);
    const isPress = isAboutPress(text) || HOW_TO_PRINT.test(text) || isOfNames;
    const named = pressesNamed(text);
    // “Digital, offset?” chooses without saying “or”.
    const isClaim =
      values.quantity !== undefined && (CLAIM.test(text) || ENDS_IN_PRESS.test(text) || isOfNames);
    if (!isPress || !(CHOOSING.test(text) || isClaim || named.length > 1)) return undefined;
    const isChoice =
      isClaim ||
      named.length !== 1 ||
      /\b(?:press|cheaper|make sense|ok|okay|good|worth|right|should|still|too|would|idea|overkill|crazy)\b/.test(
        text,
      );
    const quantities = runsOf(text, values.quantities);
    const [quantity] = quantities;
    const varies = needsIn(text).hasVariableData === true;
    if (quantities.length > 1 && isChoice && !varies) return forSeveral(quantities);
    if (quantity !== undefined && (isChoice || varies)) return forJob(question, quantity);
    const needed = needOf(text, named);
    if (needed) return needed;
    const isThreshold =
      THRESHOLD.test(text) &&
      named.length > 0 &&
      !/\bhow (?:many|long)\b.*\b(?:days|sheets|pages|up|colors?)\b|\bsheets?\b|\bsize\b|\bdpi\b|\b(?:weights?|stocks?|papers?|thick\w*|gsm)\b/.test(
        text,
      );
    return isThreshold || (named.length > 1 && /\bcheap\w*|\bquantit\w*/.test(text))
      ? thresholds(named)
      : undefined;
  },
};

const runName: Readonly<Record<PressId, string>> = {
  digital: 'Digital',
  sheetfed: 'Sheetfed offset',
  web: 'Web offset',
};

function forSeveral(quantities: readonly number[]): Draft {
  const lines = quantities.map(
    (quantity) => `- ${countText(quantity)}: **${runName[byQuantity(quantity)].toLowerCase()}**`,
  );
  return answers(`By quantity:\n\n${lines.join('\n')}\n\nNear a threshold quote both: ${thresholdText}`, [
    runsCite,
  ]);
}

const byQuantity = (quantity: number): PressId =>
  quantity < runThresholds.sheetfedFrom ? 'digital' : quantity < runThresholds.webFrom ? 'sheetfed' : 'web';

const runsCite = { entry: 'Optimal runs', place: 'Printing Presses' } as const;
const thresholdText = `${runAdvice.rows.map(({ name, run }) => `${name.toLowerCase()} ${run}`).join(', ')} pieces.`;

function forJob(question: Question, quantity: number): Draft | undefined {
  const { text, values } = question;
  const assumedJob = usualJob(text);
  const [size] = values.sizes;
  const [paper] = papersOf(question).figures;
  const preset = stockOf(assumedJob.stock);
  if (!preset) return undefined;
  const caliperIn = paper?.calipers[0]?.inches ?? preset.caliperIn;
  const stock = paper?.gsm
    ? { gsm: paper.gsm.high, caliperIn }
    : { gsm: preset.gsm, caliperIn: preset.caliperIn };
  const job: PrintJob = {
    quantity,
    widthIn: size?.width ?? assumedJob.widthIn,
    heightIn: size?.height ?? assumedJob.heightIn,
    bleedIn,
    stock,
    ...needsIn(text),
  };
  const outcome = choice(job);
  if (!outcome.ok) return answers(`**None of the usual presses**: ${outcome.reason}`, [runsCite]);
  const { press, alsoQuote, reasons } = outcome.value;
  const isEither = press === 'sheetfed' && alsoQuote.length === 1 && alsoQuote[0] === 'web';
  const lead = isEither
    ? `**Get quotes for both sheetfed and web offset** for ${countText(quantity)}.`
    : `**${runName[press]}** for ${countText(quantity)}.`;
  const also =
    alsoQuote.length > 0 && !isEither && !reasons.some(({ text: reason }) => /\bquote\b/.test(reason))
      ? ` Also get a quote for ${listText(alsoQuote.map((id) => runName[id].toLowerCase()))}.`
      : '';
  return answers(
    `${lead} ${reasons.map((reason) => reason.text).join(' ')}${also}`,
    [runsCite, { entry: pressOf(press).name, place: 'Printing Presses' }],
    {
      workings: [
        {
          title: 'Press choice',
          steps: [],
          assumed: [
            ...(size && paper ? [] : [size ? `Stock: ${preset.name}.` : `Read as ${assumedJob.name}.`]),
            `${bleedIn} in bleed on every side.`,
          ],
          opens: addressOf({
            calculator: 'press-choice',
            values: {
              quantity: String(quantity),
              width: inchText(job.widthIn),
              height: inchText(job.heightIn),
              stock: preset.name,
            },
          }),
        },
      ],
    },
  );
}

function thresholds(named: readonly PressId[]): Draft {
  const isWeb = named.includes('web');
  const lead = isWeb
    ? `**Web pays from ${countText(runThresholds.webFrom)} pieces**; from ${countText(webQuoteFrom)} to ${countText(runThresholds.webFrom)} quote sheetfed and web.`
    : `**Offset from about ${countText(runThresholds.sheetfedFrom)} pieces, digital below.** Optimal sheetfed runs start at ${pressOf('sheetfed').run.from}, so quote both in between.`;
  return answers(
    `${lead} In all: ${thresholdText} Count press sheets, not pieces: 5,000 cards of 4 × 6 in are only 556 sheets.`,
    [runsCite],
  );
}

import { beyondFolder, foldAllowanceFor, foldOf, type Fold } from '@printpartner/print-knowledge/folding';
import { asksYesNo } from '../../../question/asked-form.ts';
import type { Question } from '../../../question/question.ts';
import { gsmText, type PaperFigures } from '../../paper/named/paper-figures.ts';
import { papersOf } from '../../paper/named/paper-question.ts';
import { listText } from '../../paper/named/prose.ts';
import { answers, type Citation, type Draft, type Skill } from '../../skill.ts';
import { asksLack } from '../../verdict.ts';
import { foldsIn, pieceSize } from '../reading/named-folds.ts';
import { aFold, allowanceCite, foldCite, fractionAndDecimals } from './fold-words.ts';
import { asksPanels } from './panel-sheet.ts';

type Fit = 'fits' | 'scored' | 'light' | 'heavy' | 'depends';

/** A weight and its name in the trade differ by rounding: 14 pt reaches 350 gsm, 130# cover is 352. */
const CLOSE = 0.02;

/** Whether a stock takes a fold; a board’s weight depends on the mill. */
function fitOf({ gsm }: PaperFigures, { grammage }: Fold): Fit | undefined {
  if (!gsm) return undefined;
  const { least, most, scoredMost = most } = grammage;
  if (gsm.high < least * (1 - CLOSE)) return 'light';
  if (gsm.low > scoredMost * (1 + CLOSE)) return 'heavy';
  if (gsm.high > scoredMost * (1 + CLOSE)) return 'depends';
  return gsm.high > most * (1 + CLOSE) || isCover(gsm.high) ? 'scored' : 'fits';
}

/** All cover stock is scored; the lightest in the guide, 65# cover, is heavier than the heaviest text. */
const isCover = (gsm: number): boolean => gsm > HEAVIEST_TEXT;
const HEAVIEST_TEXT = 148;

const ASKS_FIT =
  /\b(?:gotchas?|problems?|issues?|pitfalls?|trouble|concerns?|heavy|light|thick|thin|stiff|flimsy|bad idea|need to know|watch|careful|ok|okay|fine|good|work|works|possible|doable|feasible|matters?|difference|or|which|vs|versus|best|better|choose|pick|can|could|enough)\b/;
/** The stock is only told, or something else of the piece is asked. */
const OTHER_SUBJECT =
  /\b(?:scor\w*|creas\w*|crack\w*|mail\w*|postage|stamps?|envelopes?|tabs?|weighs?|weight of|spine|bind\w*|stitch\w*|stapl\w*|booklets?|prices?|costs?|cheap\w*|how much|how many|quote|coat(?:ed|ing)s?|laminat\w*|varnish|uv|aqueous|press|digital|offset (?:or|press)|allowance|gap|narrower|shorter|smaller|widths?|finished|folded size|turnaround|how long|thicker|heavier|in gsm|caliper|inches thick|grain|perf\w*)\b/;

/** `gate fold on 130# cover`, `half fold on 14 pt, any gotchas`, `100# text or cover for a trifold`. */
export const foldStock: Skill = {
  id: 'fold-stock',
  answer(question) {
    const { text } = question;
    const { named, hasOther } = foldsIn(text);
    const [id, ...others] = named;
    const { figures, rest } = papersOf(question);
    if (!id || hasOther || others.length > 0 || figures.length === 0) return undefined;
    if (OTHER_SUBJECT.test(rest) || asksPanels(rest)) return undefined;
    const { size, width } = pieceSize(question);
    // After another question, a stock alone changes that one.
    const isAlone =
      (size ?? width) === undefined && question.before === undefined && rest.split(' ').length <= SHORT;
    if (!asksYesNo(question) && !ASKS_FIT.test(rest) && !isAlone) return undefined;
    const fold = foldOf(id);
    const fits = figures.flatMap((paper) => {
      const fit = fitOf(paper, fold);
      return fit ? [{ paper, fit }] : [];
    });
    return fits.length === 0 ? undefined : judged(question, fold, fits, size);
  },
};
/** Words of `z fold on @`. */
const SHORT = 6;

interface PaperFit {
  paper: PaperFigures;
  fit: Fit;
}

function judged(
  question: Question,
  fold: Fold,
  fits: readonly PaperFit[],
  size: { width: number; height: number } | undefined,
): Draft {
  const [only, ...more] = fits;
  const lead = only && more.length === 0 ? verdictOf(question, only, fold) : chosenOf(question, fits, fold);
  const heaviest = Math.max(
    ...fits.filter(({ fit }) => fit !== 'heavy').map(({ paper }) => paper.gsm?.high ?? 0),
  );
  const rule = foldAllowanceFor(heaviest);
  const isTucked = fold.id === 'tri' || fold.id === 'roll';
  const [long, short] = size
    ? [Math.max(size.width, size.height), Math.min(size.width, size.height)]
    : [0, 0];
  const beyond = size && beyondFolder(fold, { acrossIn: long, alongIn: short });
  const sentences = [
    `${cap(aFold(fold.id))} takes ${fold.paperWeight}.`,
    ...(rule.ok
      ? [rule.value.id === 'heavy' ? rule.value.scoring : `${rule.value.scoring} Fold with the grain.`]
      : []),
    ...(rule.ok && isTucked
      ? [`The panel that tucks in is ${fractionAndDecimals(rule.value.allowanceIn)} narrower on that stock.`]
      : []),
    ...fold.technicalNotes.filter((note) => (heaviest > 0 ? OF_STOCK : OF_HEAVY).test(note)),
    ...(beyond ? [`The sheet is too ${beyond} for common folders.`] : []),
  ];
  const cites: Citation[] = [foldCite(fold.id), allowanceCite, ...fits.flatMap(({ paper }) => paper.cites)];
  return answers(`${lead} ${sentences.join(' ')}`, cites);
}

/** What to mind where the stock is too heavy. */
const OF_HEAVY = /\bcracks\b/;
/** What to mind beside the stock. */
const OF_STOCK = /\b(?:gap|quote|cracks?|wider|Tolerances)\b/;

const cap = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const ownName = ({ name, gsm }: PaperFigures): string => (gsm ? `${name} (${gsmText(gsm)})` : name);

function verdictOf(question: Question, { paper, fit }: PaperFit, { id }: Fold): string {
  const isFine = fit === 'fits' || fit === 'scored';
  const lack = /\btoo (light|thin|flimsy)\b/.test(question.text) ? 'light' : 'heavy';
  // “Too heavy?” of a stock that is too light is a no.
  const isYes = asksFault(question.text) ? fit === lack || (fit === 'light' && lack !== 'heavy') : isFine;
  const asked = asksYesNo(question) && fit !== 'depends' ? `${isYes ? 'Yes' : 'No'}: ` : '';
  const what = {
    fits: `${ownName(paper)} suits ${aFold(id)}`,
    scored: `${ownName(paper)} suits ${aFold(id)} if it is scored`,
    light: `${ownName(paper)} is lighter than usual for ${aFold(id)}`,
    heavy: `${ownName(paper)} is too heavy for ${aFold(id)}`,
    depends: `It depends on the mill: ${ownName(paper)} can be too heavy for ${aFold(id)}`,
  }[fit];
  return `**${asked}${what}.**`;
}

const asksFault = (text: string): boolean =>
  asksLack(text) || /\b(?:bad idea|mistake|problem|issue|trouble)\b/.test(text);

function chosenOf({ text }: Question, fits: readonly PaperFit[], { id }: Fold): string {
  const names = (...wanted: readonly Fit[]): string =>
    listText(fits.filter(({ fit }) => wanted.includes(fit)).map(({ paper }) => ownName(paper)));
  const [plain, scored, heavy] = [names('fits'), names('scored'), names('heavy', 'depends')];
  const matters = /\bmatters?\b/.test(text) ? 'Yes: ' : '';
  const parts = [
    ...(plain ? [`${plain} for ${aFold(id)}`] : []),
    ...(scored ? [`${scored} only if scored`] : []),
    ...(heavy ? [`${heavy}: too heavy`] : []),
    ...(names('light') ? [`${names('light')}: lighter than usual`] : []),
  ];
  return `**${matters}${parts.join('; ')}.**`;
}

import { LETTER_WEIGHT, boundBookRule, mailShape } from '@printpartner/print-knowledge/mail';
import { fractionText } from '@printpartner/print-knowledge/measure';
import { asksToAvoid, asksYesNo } from '../../question/asked-form.ts';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { asksSize, asksThickness, asksWeight, endOf } from './asked-measure.ts';
import { foldDraft, foldPlace, paperDraft } from './fold-rules.ts';
import { LETTER_OUNCES, pieceSize, inchesAndDecimals, mailEntry, ouncesText } from './mail-figures.ts';
import { isAboutMail, isNegated, nounOf } from './mail-terms.ts';
import { phrases } from './phrases.ts';
import { ruleOf, tabText, tabsDraft } from './sealing-rules.ts';
import { typedOunces, typedThickness } from './typed-sizes.ts';

const tabTerms = phrases(
  'tab, tabs, tabbed, tabbing, wafer seal, wafer, glue spot, fugitive glue, glue line, seal',
  'sealed, sealing, glue dot, stickers, untabbed',
);

const OTHER_TABS = phrases(
  'index tab, tab divider, tab colour, tab color, browser, screen, folder, divider',
  'tab stock, close tab',
);

/** Folds that tabs at the top leave open, or that have a rule of their own. */
const openFolds = phrases(
  'z-fold, z fold, zfold, accordion, gate fold, gatefold, gate-fold, quarter fold, quarter-fold, quarter-folded, quarter folded, fanfold, fan-fold',
);

const paperTerms = phrases('paper, stock, weight, lb, basis, text, book, thickness, thick, minimum paper');

/** How folded self-mailers, booklets and double cards are sealed, and their sizes and papers. */
export const sealingTabs: Skill = {
  id: 'mail-tabs',
  answer: (question) => {
    const noun = nounOf(question);
    if (has(question, 'wax')) return undefined;
    const isFoldedPiece =
      noun === 'self-mailer' ||
      noun === 'double-card' ||
      (noun === 'booklet' &&
        has(question, 'letter-size', 'letter size', 'as letter', 'a letter', 'letter rate')) ||
      has(question, 'final fold') ||
      (isAboutMail(question) && (noun === 'booklet' || noun === 'folded'));
    const isGlue = has(
      question,
      'glue spot',
      'fugitive glue',
      'wafer seal',
      'glue dot',
      'tabbing',
      'perforated tab',
      '1 inch tab',
      '1.5 inch tab',
      '1-1/2 inch tab',
    );
    if (
      noun === 'self-mailer' &&
      has(question, 'staple', 'stapled', 'staples') &&
      !has(question, ...tabTerms)
    )
      return answers(
        `${asksYesNo(question) ? (asksToAvoid(question) ? '**Yes.** ' : '**No.** ') : ''}A folded self-mailer is sealed with ${tabText(ruleOf('light'))} up to 1 oz and ${tabText(ruleOf('heavy'))} above, or with glue; staples bind booklets, in the fold.`,
        [mailEntry.tabs],
      );
    const isTabs = has(question, ...tabTerms) && !has(question, ...OTHER_TABS);
    if (
      isTabs &&
      has(question, 'envelope') &&
      !isNegated(question, 'envelope') &&
      !has(question, 'envelope seal') &&
      (isFoldedPiece || noun === 'folded' || isAboutMail(question))
    )
      return answers(
        '**No tabs** are needed inside an envelope. Tabs close folded self-mailers and booklets that mail without one.',
        [mailEntry.tabs],
      );
    if (has(question, ...otherTerms) || (has(question, 'envelope') && !isNegated(question, 'envelope')))
      return undefined;
    const isMailed = isTabs || isFoldedPiece || has(question, 'a letter', 'as letter', 'machinable');
    if (noun === 'booklet' && isMailed && has(question, 'spiral', 'coil', 'wire-o', 'wire o', 'plastic comb'))
      return notBound();
    if (isTabs && STAPLES_INSTEAD.test(question.text))
      return answers(
        `**No**, staples don’t close a piece for the machines; they bind booklets, in the fold. A folded self-mailer is sealed with ${tabText(ruleOf('light'))} up to 1 oz and ${tabText(ruleOf('heavy'))} above, or with glue; a booklet with ${tabText(ruleOf('booklet'))}.`,
        [mailEntry.tabs],
      );
    if (MAX_PANELS.test(question.text) && isAboutMail(question) && question.values.sizes.length === 0)
      return mostPanels();
    const isOpenFold = has(question, ...openFolds);
    if (isTabs && isOpenFold && noun !== 'booklet' && noun !== 'double-card') return foldDraft(question);
    if (
      isTabs &&
      (isFoldedPiece ||
        isGlue ||
        PERFED_TABS.test(question.text) ||
        TABS_APART.test(question.text) ||
        isAboutMail(question) ||
        noun === 'booklet' ||
        noun === 'folded')
    )
      return tabsDraft(question);
    if (!isFoldedPiece || typedThickness(question) !== undefined) return undefined;
    if (question.values.sizes.length > 0)
      return noun === 'self-mailer' && question.values.papers.length > 0 && JUDGED.test(question.text)
        ? paperDraft(question)
        : undefined;
    if (isOpenFold || has(question, 'roll fold', 'open fold')) return foldDraft(question);
    if (noun === 'booklet' && has(question, 'staple', 'perfect bound', 'perfect-bound', 'stitched'))
      return answers(`${boundBookRule.text} Close the booklet with ${tabText(ruleOf('booklet'))}.`, [
        mailEntry.tabs,
      ]);
    if (has(question, 'panel') && has(question, 'address')) return foldPlace(question);
    if (has(question, 'panel')) return mostPanels();
    if (
      has(
        question,
        ...phrases(
          'final fold, fold at, fold on, fold go, closed edge, open edge, spine, bottom, where',
          'which side, direction, position',
        ),
      )
    )
      return foldPlace(question);
    if (
      (has(question, ...paperTerms) || question.values.papers.length > 0) &&
      !asksWeightLimit(question) &&
      !has(question, 'how thick', 'thickest', 'smallest', 'biggest')
    )
      return paperDraft(question);
    if (
      asksSize(question) ||
      asksThickness(question) ||
      asksWeight(question) ||
      endOf(question) ||
      has(question, 'rule', 'requirement', 'spec', 'guideline', 'need', 'limit')
    )
      return limitsDraft(question);
    return undefined;
  },
};

const STAPLES_INSTEAD =
  /\bstapl\w+\b.*\b(?:instead of|replace|rather than|in place of|or)\b.*\b(?:tabs?|seals?|wafers?)\b|\b(?:staples?|stapled?) (?:it |them )?(?:shut|closed|close)\b/;
const MAX_PANELS =
  /\b(?:max|maximum|most|how many|limit)\b.*\bpanels?\b|\bpanels?\b.*\b(?:max|maximum|limit|allowed)\b/;

const mostPanels = (): Draft =>
  answers('A folded self-mailer has at most **12 panels**; each folded section of a sheet counts as one.', [
    mailEntry.tabs,
  ]);

const notBound = (): Draft =>
  answers(`**No**, not as a machinable letter. ${boundBookRule.text} Mail it as a flat.`, [mailEntry.tabs]);

/** Tabs of a named piece, even where its pages or staples are named first. */
export const pieceTabs: Skill = {
  id: 'mail-piece-tabs',
  answer: (question) => {
    const noun = nounOf(question);
    const isPiece =
      noun === 'booklet' || noun === 'self-mailer' || noun === 'double-card' || noun === 'folded';
    const isTabbed =
      has(question, 'tab', 'tabs', 'wafer seal') && !has(question, ...OTHER_TABS, 'tabbed', 'price');
    const isCounted =
      has(question, 'how many tabs', 'what tabs', 'which tabs', 'need tabs') ||
      /\bwhere\b.*\b(?:tabs|seals)\b.*\b(?:go|goes|placed?|put)\b|\b(?:put|place)\b.*\btabs\b/.test(
        question.text,
      );
    return isPiece && isTabbed && (isAboutMail(question) || isCounted)
      ? sealingTabs.answer(question)
      : undefined;
  },
};

/** Whether the paper will do, beside the size of the piece. */
const JUDGED = /\b(?:ok|okay|enough|work|works|fine|allowed|legal|(?:too )?(?:light|thin|flimsy))\b/;

const PERFED_TABS = /\btabs? (?:\w+ ){0,3}perf\w*|\bperf\w* (?:\w+ )?(?:tabs|seals)\b/;

const TABS_APART = /\bhow far\b.*\btabs\b|\btabs\b.*\bapart\b/;

const otherTerms = phrases(
  'permit imprint, indicia, stamp area, cost, postage, price, eddm, wax, grain, score, scoring, scored, best format',
  'which format, mailing format, weigh each',
);

/** `How heavy can it be`, not which paper it needs. */
const asksWeightLimit = (question: Question): boolean =>
  has(
    question,
    ...phrases('how heavy, maximum weight, max weight, weight limit, heaviest, oz limit, how much can'),
  ) && !has(question, 'paper', 'stock', 'text');

function limitsDraft(question: Question): Draft {
  const noun = nounOf(question);
  const ounces = typedOunces(question);
  const { maxWeight = 0 } = mailShape('self-mailer');
  if (ounces !== undefined && ounces > maxWeight)
    return answers(
      `At ${ouncesText(ounces)} it’s **too heavy for an automation letter**, which ends at **${maxWeight} oz**, however it’s sealed. ${ounces > LETTER_WEIGHT ? 'Mail it as a flat' : `A letter ends at ${LETTER_OUNCES}, so ask your mail house what it pays`}.`,
      [mailEntry['self-mailer']],
    );
  if (noun === 'double-card') return tabsDraft(question);
  const shape = mailShape(noun === 'booklet' ? 'booklet' : 'self-mailer');
  const name = noun === 'booklet' ? 'A letter-size booklet' : 'A folded self-mailer';
  if (asksWeight(question) && !asksSize(question))
    return answers(
      `${name} may weigh up to **${shape.maxWeight} oz** as an automation letter. Every letter ends at **${LETTER_OUNCES}**; heavier, it’s a flat.`,
      [noun === 'booklet' ? mailEntry.booklet : mailEntry['self-mailer']],
    );
  if (asksThickness(question))
    return answers(
      `${name} is at most **${fractionText(shape.maxThickness)} in** (${shape.maxThickness}) thick and at least **${shape.minThickness} in**, ${shape.minThicknessLarge} in over 4-1/4 × 6 in.`,
      [noun === 'booklet' ? mailEntry.booklet : mailEntry['self-mailer']],
    );
  if (endOf(question) === 'least')
    return answers(
      `${name} is at least **${inchesAndDecimals(shape.minHeight, shape.minLength)}** and ${shape.minThickness} in thick.`,
      [noun === 'booklet' ? mailEntry.booklet : mailEntry['self-mailer']],
    );
  const rule =
    noun === 'booklet'
      ? `three tabs; ${shape.note.split('; ')[1] ?? ''}`
      : `${tabText(ruleOf('light'))} on ${ruleOf('light').minPaper}# book up to 1 oz, ${tabText(ruleOf('heavy'))} on ${ruleOf('heavy').minPaper}# above; at most 12 panels`;
  return answers(
    `${name} may be up to **${inchesAndDecimals(shape.maxHeight, shape.maxLength)}** and **${shape.maxWeight} oz**, ${fractionText(shape.maxThickness)} in thick, and at least ${pieceSize(shape.minHeight, shape.minLength)}. It’s sealed with ${rule}`.replace(
      /\.?$/,
      '.',
    ) +
      ` Over that it’s no automation letter; over ${pieceSize(mailShape('letter').maxHeight, mailShape('letter').maxLength)} or ${LETTER_OUNCES}, it’s a flat.`,
    [noun === 'booklet' ? mailEntry.booklet : mailEntry['self-mailer'], mailEntry.tabs],
  );
}

import { decimalText } from '@printpartner/print-knowledge/figures';
import { largeFormatWords, leastText, secondText } from '@printpartner/print-knowledge/limits';
import { inchText } from '@printpartner/print-knowledge/measure';
import { paperFinishes } from '@printpartner/print-knowledge/paper';
import { fileRules } from '@printpartner/print-knowledge/production';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { asksLack, verdictWord } from '../verdict.ts';

import { from } from './file-sources.ts';
import { lengthAfter, lengthBefore } from './lengths.ts';
import { profileLimits, type ProfileLimits } from './preflight-profiles.ts';
import { terms } from './terms.ts';

const [{ bleedIn, smallestTypePt }] = fileRules.rows;
const POINTS = /(?<![\d.])(\d+(?:\.\d+)?|\.\d+|1\/4|1\/2|1\/8)[- ]?(?:pt|points?)\b/;
const FRACTIONS: Readonly<Record<string, number>> = { '1/4': 0.25, '1/2': 0.5, '1/8': 0.125 };
const PERCENT = /(\d{2,3}) ?(?:%|percent)/;
const INK =
  /\bc ?(\d{1,3})%?[ ,/]*m ?(\d{1,3})%?[ ,/]*y ?(\d{1,3})%?[ ,/]*k ?(\d{1,3})\b|\b(\d{1,3})[/ ,-](\d{1,3})[/ ,-](\d{1,3})[/ ,-](100|\d{2})\b/;

/** The printing process that a question names; sheetfed is the default. */
function limitsFor(question: Question): ProfileLimits {
  if (has(question, 'newspaper', 'newsprint')) return profileLimits.newspaper;
  if (has(question, ...largeFormatWords)) return profileLimits['large-format'];
  if (has(question, 'web offset', 'heatset', 'web press')) return profileLimits['web-offset'];
  return has(question, 'digital', 'toner') ? profileLimits.digital : profileLimits.sheetfed;
}

/** A point size that a question names. */
export function pointsIn({ text }: Question): number | undefined {
  const [, typed] = POINTS.exec(text) ?? [];
  return typed === undefined ? undefined : (FRACTIONS[typed] ?? Number(typed));
}

const verdict = (value: number, { fail, warn }: { fail: number; warn: number }): string =>
  value < fail ? 'fails' : value < warn ? 'gets a warning in' : 'passes';

const types = terms('type, text, font, copy, lettering, legal, disclaimer, fine print, footnote');
const lines = ['line', 'rule', 'stroke', 'hairline', 'border', 'outline', 'keyline'] as const;
const papers = terms('stock, cover, card, cardstock, c1s, c2s, board, caliper, thick paper, coating, paper');

/** `5 pt text ok?` */
function typeVerdict(points: number, question: Question): Draft {
  const limits = limitsFor(question);
  const isKnockout = has(
    question,
    ...terms(
      'white, reverse, reversed, knockout, on black, on color, four-color, several inks',
      'colored, dark background',
    ),
  );
  const warn = isKnockout ? limits.knockoutTextSize : limits.textSize.warn;
  const found = verdict(points, { fail: limits.textSize.fail, warn });
  const isEnough = points >= Math.max(smallestTypePt, isKnockout ? warn : 0);
  return answers(
    `**${isEnough ? verdictWord(true, question.text) : tooWord('small', question.text)}.** ${inchText(points)} pt ${found} our preflight (${isKnockout ? 'white or several inks, ' : ''}${limits.name.toLowerCase()}: ${warn} pt, fails below ${limits.textSize.fail} pt); the guides ask for **${smallestTypePt} pt**${isKnockout ? ' or more for white type on ink' : ', in K100 only'}.`,
    [from.type, from.smallText],
  );
}

/** `0.1 pt rule` */
function lineVerdict(points: number, question: Question): Draft {
  const { stroke, name } = limitsFor(question);
  return answers(
    `**${points >= stroke.warn ? verdictWord(true, question.text) : tooWord('thin', question.text)}.** ${inchText(points)} pt ${verdict(points, stroke)} our preflight: lines need **${stroke.warn} pt**, and below ${stroke.fail} pt they fail (${name.toLowerCase()}).`,
    [from.lines],
  );
}

const BORDER = `Keep a border **at least ${secondText('text-trim')} inside the trim**: near the edge it shows every shift of the cut.`;

/** `is 1/16 in bleed enough` */
function bleedVerdict(typed: number, text: string): Draft {
  const isEnough = typed >= bleedIn - 0.0075;
  return answers(
    `**${verdictWord(isEnough, text)}.** ${decimalText(typed, 4)} in is ${isEnough ? (typed > bleedIn + 0.0075 ? 'more than' : 'as much as') : 'less than'} the **${inchText(bleedIn)} in (3 mm)** needed on every side.${isEnough ? ` Large format needs ${leastText('bleed-large-format')}.` : ' White paper shows at the edge when the cut is slightly off.'}`,
    [from.bleed, from.noBleed],
  );
}

const finishWords: Readonly<Record<string, readonly string[]>> = {
  uncoated: ['uncoated', 'opaque'],
  gloss: ['gloss', 'glossy'],
  matte: ['matte', 'satin', 'silk', 'dull'],
  specialty: ['textured', 'linen', 'laid', 'felt'],
};

/** `is 340% ink too much`, `total of C60 M40 Y40 K100` */
function inkVerdict(percent: number, working: string | undefined, question: Question): Draft {
  const { ink, name } = limitsFor(question);
  const finish = paperFinishes.rows.find(({ id }) => has(question, ...(finishWords[id] ?? [])));
  const [warn, fail] = finish ? [finish.inkLow, finish.inkHigh] : [ink.warn, ink.fail];
  const text =
    percent > fail ? 'Too much' : percent === fail ? 'At the limit' : percent > warn ? 'Borderline' : 'Fine';
  const limits = finish
    ? `${finish.name} paper takes ${finish.inkLow}–${finish.inkHigh}%; your printer’s profile decides.`
    : `Our ${name.toLowerCase()} profile warns above ${ink.warn}% and fails above ${ink.fail}%. Uncoated paper takes only 240–280%, newsprint 220–240%.`;
  return answers(
    `**${text}: ${percent}%.** ${limits}`,
    [from.ink, from.inkByFinish],
    working === undefined
      ? {}
      : {
          workings: [
            {
              title: 'Total ink',
              steps: [{ label: 'C + M + Y + K', working, result: `${percent}%` }],
              assumed: [],
            },
          ],
        },
  );
}

/** Judges a value that the question names by the limits of our preflight. */
export const typedLimits: Skill = {
  id: 'typed-limits',
  answer(question) {
    const { text } = question;
    const inks = INK.exec(text)
      ?.slice(1)
      .filter((part) => part !== undefined);
    const isInk = has(
      question,
      'ink',
      'tac',
      'coverage',
      'total',
      'too much',
      'black',
      'build',
      'rich',
      'cmyk',
    );
    if (inks && (isInk || /\bc ?\d/.test(text))) {
      const parts = inks.map(Number);
      return inkVerdict(
        parts.reduce((sum, part) => sum + part, 0),
        parts.join(' + '),
        question,
      );
    }
    const percent = Number(PERCENT.exec(text)?.[1]);
    if (percent > 100 && has(question, 'ink', 'tac', 'coverage'))
      return inkVerdict(percent, undefined, question);
    const points = pointsIn(question);
    if (points !== undefined && points <= 3 && has(question, 'hairline', 'border', 'keyline', 'stroke')) {
      const draft = lineVerdict(points, question);
      return has(question, 'edge', 'trim') ? { ...draft, text: `${draft.text} ${BORDER}` } : draft;
    }
    if (points !== undefined && !has(question, ...papers, 'spine', 'indicia', 'preflight', 'check')) {
      if (has(question, ...lines) && points <= 3) return lineVerdict(points, question);
      if (has(question, ...types)) return typeVerdict(points, question);
    }
    if (question.values.sizes.length > 0) return undefined;
    const bleed = has(question, 'bleed')
      ? (lengthBefore(text, 'bleed') ?? lengthAfter(text, 'bleed'))
      : undefined;
    return bleed === undefined || has(question, 'foil', 'die') ? undefined : bleedVerdict(bleed, text);
  },
};

/** `Yes, too thin` to `is it too thin`, else `No, too thin`. */
const tooWord = (fault: 'small' | 'thin', text: string): string =>
  /^(?:is|are|can|will|would|does|do|could)\b|\b(?:ok|okay|enough|fine)\b/.test(text) || asksLack(text)
    ? `${asksLack(text) ? 'Yes' : 'No'}, too ${fault}`
    : `Too ${fault}`;

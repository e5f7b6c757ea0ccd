import { millTolerance } from '@printpartner/print-knowledge/paper';
import { asksYesNo } from '../../../question/asked-form.ts';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { gsmText, poundsOfGsm, type PaperFigures } from '../named/paper-figures.ts';
import { papersOf } from '../named/paper-question.ts';

/** Nothing but the two papers: `148 gsm, that's 100# text, right?` */
const ONLY_SAME =
  /^(?:@|so|ok|and|is|are|it|it's|its|that|thats|that's|this|the|a|an|in|of|at|to|our|us|your|about|around|roughly|basically|approximately|approx|close|pretty|much|essentially|really|same|equals?|equal|equivalent|as|thing|weight|paper|stock|pounds|board|called|known|correct|right|true|yes|yeah|yep|then|isn't|isnt|or|no|not|am|i|=|works|out|would|be|says|say|my|printer|means|mean)$/;
const CONFIRMS = /\b(?:right|correct|true|yeah|yep|isn't it|isnt it|equals?|same)\b|=|\bor no\b/;
/** Weights that the trade counts as the same, such as 20# bond and 50# text. */
const TRADE_EQUAL = 0.02;

/** `is 350 gsm 14 pt`, `216 gsm = 80# cover?`: whether a weight in gsm is that of the other paper. */
export const sameWeight: Skill = {
  id: 'paper-same-weight',
  answer: (question) => {
    const { named, figures, rest } = papersOf(question);
    const metric = figures.find(({ name }) => name.includes('gsm'));
    const others = figures.filter((one) => one !== metric);
    if (named.length !== 2 || !metric?.gsm || others.length === 0) return undefined;
    if (named.filter(({ unit }) => unit === 'gsm').length !== 1) return undefined;
    if (!(asksYesNo(question) || CONFIRMS.test(rest)) || !wordsOf(rest).every((word) => ONLY_SAME.test(word)))
      return undefined;
    return verdictOf(metric.name, metric.gsm.low, others);
  },
};

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => /[\w@=]/.test(word));

function verdictOf(name: string, gsm: number, others: readonly PaperFigures[]): Draft | undefined {
  const known = others.filter((one) => one.gsm);
  const lines = known.map((one) => lineOf(gsm, one));
  const [best] = lines.toSorted((a, b) => a.share - b.share);
  if (!best) return undefined;
  const lead =
    best.share <= TRADE_EQUAL
      ? best.isRange
        ? `It can be: ${best.text}`
        : `Yes: ${best.text}`
      : best.share <= millTolerance.share
        ? `Close enough: ${best.text}, within the ±${millTolerance.share * 100}% of mills`
        : `No: ${best.text}`;
  const points = best.isRange ? ' Points are a thickness, so the weight depends on the mill.' : '';
  const usual = gsm < HEAVIEST_TEXT ? 'text' : 'cover';
  return answers(
    `**${lead}.**${points} ${name} is ${poundsOfGsm(gsm, 'text')}# text or ${poundsOfGsm(gsm, 'cover')}# cover${best.share <= TRADE_EQUAL ? '' : `; a sheet of that weight is mostly ${usual}`}.`,
    [...known.flatMap(({ cites }) => cites), { entry: 'Conversion factors by grade' }],
  );
}

/** Above, paper is mostly sold as cover. */
const HEAVIEST_TEXT = 176;

function lineOf(gsm: number, { name, gsm: own }: PaperFigures) {
  const { low, high } = own ?? { low: 0, high: 0 };
  const share = gsm < low ? low / gsm - 1 : gsm > high ? gsm / high - 1 : 0;
  return { share, isRange: low !== high, text: `${name} is ${gsmText({ low, high })}` };
}

import { decimalText } from '@printpartner/print-knowledge/figures';
import { answers, type Draft } from '../../skill.ts';
import { inInch, lengthsIn } from './length-units.ts';

/** `12 point type, versus 12 pt paper`. */
export function bothPoints(text: string): Draft | undefined {
  const points = lengthsIn(text).filter(({ unit }) => unit.endsWith('pt'));
  const isBoth =
    /\b(?:points?|pts?) (?:type|fonts?|text|lettering)\b/.test(text) &&
    /\b(?:points?|pts?) (?:papers?|stocks?|covers?|cards?|cardstock|boards?)\b/.test(text);
  const [type, paper = type] = points;
  if (!isBoth || !type || !paper) return undefined;
  const inches = (value: number, unit: 'type pt' | 'caliper pt'): string =>
    decimalText(value / inInch[unit], 4);
  return answers(
    `**${type.text} pt type is ${inches(type.value, 'type pt')} in; ${paper.text} pt paper is ${inches(paper.value, 'caliper pt')} in thick.** A point of type is 1/72 in, a point of paper caliper 1/1000 in.`,
    [],
  );
}

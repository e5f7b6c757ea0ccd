import { priceText } from '@printpartner/print-knowledge/figures';
import type { Question } from '../question/question.ts';
import { answers, type Draft } from '../skills/skill.ts';

const ASKED =
  /\b(?:goes?|go|went|going) (?:up|down)\b.*\b(?:how much|by)\b|\bhow much (?:more|less|cheaper|higher|lower)\b.*\b(?:each|per piece|apiece)\b|\b(?:price |unit )?difference (?:each|per piece)\b/;
const EACH = /about \$(\d+\.\d+) each/;
const MILLS = 1000;

/** `so price each goes up how much`: the prices of a piece in the last two answers. */
export function priceChange({ said, before }: Question): Draft | undefined {
  if (!ASKED.test(said)) return undefined;
  const [now, earlier] = [before, before?.leansOn].map(
    (one) => EACH.exec((one?.reply ?? '').replaceAll('*', ''))?.[1],
  );
  if (now === undefined || earlier === undefined || now === earlier) return undefined;
  const difference = Number(now) - Number(earlier);
  return answers(
    `**About ${priceText(Math.round(Math.abs(difference) * MILLS))} ${difference > 0 ? 'more' : 'less'} each**: $${now} now, $${earlier} before. Setup is paid once, so each piece costs less in a longer run.`,
    [],
  );
}

import { vulgarFractions } from '@printpartner/print-knowledge/measure';
import type { ChatAnswer } from '@printpartner/contracts/types';
import type { EvaluatedQuestion } from './evaluated-question.ts';

/** What is wrong with an answer; empty if nothing is. */
export function faultsOf(
  { must = [], mustNot = [], kind }: EvaluatedQuestion,
  answer: ChatAnswer,
): readonly string[] {
  const text = compared(
    [
      answer.response,
      ...answer.workings.flatMap(({ title, steps, assumed }) => [
        title,
        ...steps.map((step) => `${step.label} ${step.working} ${step.result}`),
        ...assumed,
      ]),
    ].join(' \n '),
  );
  const said = compared(answer.response);
  const kinds = kind === undefined ? [] : [kind].flat();
  return [
    ...(kinds.length > 0 && !kinds.includes(answer.kind) ? [`kind is ${answer.kind}`] : []),
    ...must
      .map((fact) => [fact].flat())
      .filter((facts) => !facts.some((fact) => says(text, fact)))
      .map((facts) => `misses ${facts.join(' | ')}`),
    ...mustNot.filter((fact) => says(said, fact)).map((fact) => `says ${fact}`),
  ];
}

/** Letter case, markdown, dashes, thousands separators, fractions and signs of multiplication don't count. */
export function compared(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\]\([^)]*\)/g, ' ')
    .replaceAll(/[*_`[\]]/g, '')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”″]/g, '"')
    .replaceAll(/[–—−‑]/g, '-')
    .replaceAll(
      /(\d)[- ]?([¼½¾⅛⅜⅝⅞])/g,
      (_all, whole: string, part: string) => `${whole}-${vulgarFractions[part] ?? part}`,
    )
    .replaceAll(/[¼½¾⅛⅜⅝⅞]/g, (part) => vulgarFractions[part] ?? part)
    .replaceAll(
      /(\d)[- ](\d{1,2})\/(2|4|8|16|32|64)(?!\d)/g,
      (_all, whole: string, over: string, under: string) =>
        String(Number(whole) + Number(over) / Number(under)),
    )
    .replaceAll(/(?<![\d./])(\d{1,2})\/(2|4|8|16|32|64)(?![\d/])/g, (all, over: string, under: string) =>
      Number(over) < Number(under) ? String(Number(over) / Number(under)) : all,
    )
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/(?<=\d)\s*(?:in|"|inches|inch)?\s*(?:×|x|by)\s*(?=\.?\d)/g, 'x')
    .replaceAll(/(\.\d*?)0+(?=\D|$)/g, (_all, part: string) => (part === '.' ? '' : part))
    .replaceAll(/(?<!\d)\.(?=\d)/g, '0.')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A figure only as a whole number: `14` isn't in `140`, nor `0.5` in `0.55`. */
function says(text: string, fact: string): boolean {
  const wanted = compared(fact);
  const starts = /^[\d.]/.test(wanted) ? String.raw`(?<![\d.])` : '';
  const ends = /\d$/.test(wanted) ? String.raw`(?!\d|\.\d)` : '';
  return new RegExp(`${starts}${wanted.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}${ends}`).test(text);
}

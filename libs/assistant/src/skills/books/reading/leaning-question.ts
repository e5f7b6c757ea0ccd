import type { Question } from '../../../question/question.ts';

const LIES_FLAT = /\b(?:lay|lays|lie|lies|open|opens)\b[\w ]* flat\b/i;

/** A follow-up about lying flat asks it of the binding before, not about layflat binding. */
export function withFlatWish(question: Question): Question {
  const { leansOn, text, typed } = question;
  if (!leansOn || !/\blay-?flat\b/.test(text) || !LIES_FLAT.test(typed)) return question;
  return { ...question, text: `${leansOn.text} lies flat` };
}

/** A follow-up together with the question that it leans on, for what it leaves out: `cheapest of those`. */
export function withEarlier(question: Question): Question | undefined {
  const { leansOn, text, values } = question;
  if (!leansOn) return undefined;
  const { sizes, papers, quantities } = leansOn.values;
  return {
    typed: question.typed,
    said: question.said,
    text: `${text} ${leansOn.text}`,
    values: {
      ...leansOn.values,
      ...values,
      sizes: values.sizes.length > 0 ? values.sizes : sizes,
      papers: values.papers.length > 0 ? values.papers : papers,
      quantities: values.quantities.length > 0 ? values.quantities : quantities,
    },
  };
}

import type { Question } from '../../../question/question.ts';
import { namedPapers, withoutPapers, type NamedPaper } from './named-papers.ts';
import { figuresOf, type PaperFigures } from './paper-figures.ts';

/** What a question says of papers. */
export interface PaperQuestion {
  named: readonly NamedPaper[];
  /** Every paper that the names can mean. */
  figures: readonly PaperFigures[];
  /** The question without the papers, each as `@`. */
  rest: string;
}

const read = new WeakMap<Question, PaperQuestion>();

/** “And cover” is read as the cover of a book: here it is a grade. */
function withCover({ text, leansOn, values }: Question): string {
  if (leansOn && text.startsWith('pluscover '))
    return text.slice('pluscover '.length).replace(/\b(?:text|bond|offset)\b/, 'cover');
  return values.pages === undefined ? text.replaceAll('pluscover', 'and cover') : text;
}

/** A follow-up that names only another paper asks what the earlier question asked. */
function restOf({ leansOn }: Question, text: string, named: readonly NamedPaper[]): string {
  const rest = withoutPapers(text, named);
  if (!leansOn || !/^[@ ]*$/.test(rest)) return rest;
  return withoutPapers(leansOn.text, namedPapers(leansOn.text));
}

export function papersOf(question: Question): PaperQuestion {
  const known = read.get(question);
  if (known) return known;
  const text = withCover(question);
  const named = namedPapers(text);
  const papers = {
    named,
    figures: named.flatMap((paper) => figuresOf(paper)),
    rest: restOf(question, text, named),
  };
  read.set(question, papers);
  return papers;
}

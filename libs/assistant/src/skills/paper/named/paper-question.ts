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

export function papersOf(question: Question): PaperQuestion {
  const known = read.get(question);
  if (known) return known;
  const named = namedPapers(question.text);
  const papers = {
    named,
    figures: named.flatMap((paper) => figuresOf(paper)),
    rest: withoutPapers(question.text, named),
  };
  read.set(question, papers);
  return papers;
}

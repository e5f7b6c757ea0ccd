import type { Question } from '../../question/question.ts';
import { verdictWord as wordOf } from '../verdict.ts';

/** The word of a verdict on whether something fits: “too large?” turns it around. */
export const verdictWord = ({ text }: Question, isFit: boolean): 'Yes' | 'No' => wordOf(isFit, text);

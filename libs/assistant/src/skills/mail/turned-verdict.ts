import type { Question } from '../../question/question.ts';

/** Asks for the opposite of fitting: `is it too large`, `is that not enough`. */
const TURNED =
  /\btoo (?:large|big|tall|high|long|wide|thick|bulky|heavy|small|short|narrow|thin|light|flimsy|square|few|many|much|little)\b|\bnot (?:\w+ )?enough\b|\b(?:under|below) the (?:minimum|limit)\b|\b(?:over|above|exceeds?) the (?:maximum|max|limit)\b/;

/** The word of a verdict on whether something fits: “too large?” turns it around. */
export const verdictWord = ({ text }: Question, isFit: boolean): 'Yes' | 'No' =>
  isFit === TURNED.test(text) ? 'No' : 'Yes';

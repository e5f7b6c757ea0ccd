import { has, type Question } from '../../question/question.ts';
import type { Skill } from '../skill.ts';
import { envelopesNamed } from './envelope-names.ts';
import { ofSheets, SHEETS } from './letter-weight.ts';

/** More sheets than a letter takes. */
const THICK_SET = 15;
const isThickSet = ({ text }: Question): boolean => Number(SHEETS.exec(text)?.[1]) >= THICK_SET;

/** Counted sheets in their envelope: before the subject of their fold or paper. */
export const weighedSheets: Skill = {
  id: 'mail-weighed-sheets',
  answer: (question) =>
    SHEETS.test(question.text) &&
    (has(question, 'oz', 'ounce', 'one ounce', 'stamp') || isThickSet(question)) &&
    envelopesNamed(question).length > 0
      ? ofSheets(question, Number(SHEETS.exec(question.text)?.[1]))
      : undefined,
};

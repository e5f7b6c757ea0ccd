import { has, type Question } from '../../question/question.ts';

export const programs = ['indesign', 'illustrator', 'canva', 'word'] as const;
export type Program = (typeof programs)[number];
export type Steps = Readonly<Record<Program, string>>;

const names: Readonly<Record<Program, string>> = {
  indesign: 'InDesign',
  illustrator: 'Illustrator',
  canva: 'Canva',
  word: 'Word',
};

const words: Readonly<Record<Program, readonly string[]>> = {
  indesign: ['indesign', 'in design', 'indd', 'id'],
  illustrator: ['illustrator', '.ai', 'adobe ai'],
  canva: ['canva'],
  word: ['word', 'ms word', 'publisher', 'powerpoint', 'google docs', 'pages app'],
};

/** The program that a question names. */
export const programIn = (question: Question): Program | undefined =>
  programs.find((program) => has(question, ...words[program]) && !has(question, 'in other words'));

/** Steps in the named program, or in InDesign and Illustrator. */
export function stepsText(steps: Steps, question: Question): string {
  const program = programIn(question);
  if (program) return `In ${names[program]}: ${steps[program]}`;
  return `In InDesign: ${steps.indesign} In Illustrator: ${steps.illustrator}`;
}

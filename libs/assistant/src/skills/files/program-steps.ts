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

/** The program that a question names; of several, the first. */
export function programIn(question: Question): Program | undefined {
  const named = programs.flatMap((program) => {
    const places = words[program]
      .filter((word) => has(question, word))
      .map((word) => question.text.indexOf(word));
    return places.length > 0 ? [{ program, place: Math.min(...places) }] : [];
  });
  return named.toSorted((one, other) => one.place - other.place)[0]?.program;
}

/** Steps in the named program, or in InDesign and Illustrator. */
export function stepsText(steps: Steps, question: Question): string {
  const program = programIn(question);
  if (program) return `In ${names[program]}: ${steps[program]}`;
  return `In InDesign: ${steps.indesign} In Illustrator: ${steps.illustrator}`;
}

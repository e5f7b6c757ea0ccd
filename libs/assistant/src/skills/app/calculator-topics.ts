import { has, type Question } from '../../question/question.ts';
import { skill } from '../files/topic.ts';
import { answers, type Citation, type Draft, type Skill } from '../skill.ts';
import { screens } from './screens.ts';
import { terms } from '../files/terms.ts';

interface CalculatorName {
  entry: string;
  place: string;
  /** What it works out. */
  gives: string;
  words: readonly string[];
}

/** Specific ones first. */
const calculators: readonly CalculatorName[] = [
  {
    entry: 'Sheets out',
    place: 'Press and price',
    gives: 'how many pieces fit on a press sheet',
    words: terms(
      'sheets out, press sheet, up on, n-up, how many out, out of a sheet, per sheet',
      'imposition, parent sheet',
    ),
  },
  {
    entry: 'Spine width',
    place: 'Pages and folds',
    gives: 'the spine of a book',
    words: terms('spine, book thickness, thick a book, thick my book, thick the book, thickness of a book'),
  },
  {
    entry: 'Creep',
    place: 'Pages and folds',
    gives: 'how far inner pages push out',
    words: ['creep', 'push-out', 'shingling'],
  },
  {
    entry: 'Saddle bulk',
    place: 'Pages and folds',
    gives: 'the thickness of a stitched booklet',
    words: ['bulk', 'saddle bulk'],
  },
  {
    entry: 'Page count',
    place: 'Pages and folds',
    gives: 'whether a binding takes a page count',
    words: ['page count', 'number of pages'],
  },
  {
    entry: 'Panel widths',
    place: 'Pages and folds',
    gives: 'the panels of a fold',
    words: ['panel', 'fold', 'tri-fold'],
  },
  {
    entry: 'Press choice',
    place: 'Press and price',
    gives: 'digital, sheetfed or web',
    words: ['press choice', 'which press', 'digital or offset'],
  },
  {
    entry: 'Price range',
    place: 'Press and price',
    gives: 'a rough print price',
    words: ['price', 'cost', 'rough price'],
  },
  { entry: 'Postage', place: 'Mail', gives: 'postage of a mailing', words: ['postage', 'stamp'] },
  { entry: 'Tab picker', place: 'Mail', gives: 'tabs and where they go', words: ['tab', 'wafer seal'] },
  {
    entry: 'Thickness check',
    place: 'Mail',
    gives: 'whether a piece is thick enough to mail',
    words: ['thickness', 'thick'],
  },
  {
    entry: 'Weight of a piece',
    place: 'Mail',
    gives: 'the weight of a piece and a job',
    words: ['weight', 'weigh', 'ounce'],
  },
  {
    entry: 'Shape and class',
    place: 'Mail',
    gives: 'card, letter or flat',
    words: ['shape', 'class', 'letter or flat'],
  },
  { entry: 'Envelope fit', place: 'Paper', gives: 'which envelope an insert fits', words: ['envelope'] },
  {
    entry: 'Stock converter',
    place: 'Paper',
    gives: 'pounds and gsm',
    words: ['gsm', 'pounds', 'convert', 'converter', 'paper weight', 'basis weight'],
  },
];

const citationOf = ({ entry, place }: CalculatorName): Citation => ({ entry, place });

function calculatorFor(question: Question): Draft {
  const named = calculators.filter(({ words }) => has(question, ...words)).slice(0, 2);
  const [first] = named;
  if (!first) {
    return answers(
      `**${calculators.length} calculators:** ${calculators.map(({ entry, gives }) => `${entry} (${gives})`).join(', ')}. They are on the home screen under Calculators, and beside the guides.`,
      [screens.calculators],
    );
  }
  return answers(
    `**${first.entry}**, under Calculators › ${first.place}: it works out ${first.gives}. You can also ask me with the values.`,
    named.map(citationOf),
  );
}

/** `postage calculator`, and nothing else. */
const isOnlyName = ({ text }: Question): boolean =>
  /^(?:the |a )?(?:[\w-]+ ){0,3}(?:calculator|converter)s?$/.test(text);

export const calculatorTopics: readonly Skill[] = [
  {
    id: 'calculator-name',
    answer: (question) => (isOnlyName(question) ? calculatorFor(question) : undefined),
  },
  skill(
    'calculators',
    {
      all: [
        ['calculator', 'converter'],
        terms(
          'which, what, where, is there, do you have, have a, find, list, how many, any, open, show',
          'use, got',
        ),
      ],
    },
    calculatorFor,
  ),
];

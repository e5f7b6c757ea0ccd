import { caliperText } from '@printpartner/print-knowledge/measure';
import { boards, paperWeights, type PaperWeight } from '@printpartner/print-knowledge/paper';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { papersOf } from '../named/paper-question.ts';
import { gradesIn } from '../named/paper-words.ts';
import { calipersText, WEIGHTS } from '../named/paper-figures.ts';
import { listText } from '../named/prose.ts';

const MEASURES: readonly {
  words: RegExp;
  measure: (row: PaperWeight) => number;
  name: string;
  isMost: boolean;
}[] = [
  {
    words: /\b(?:heaviest|max\w* weight)\b/,
    measure: ({ gsmHigh }) => gsmHigh,
    name: 'heaviest',
    isMost: true,
  },
  {
    words: /\b(?:lightest|min\w* weight)\b/,
    measure: ({ gsmLow }) => gsmLow,
    name: 'lightest',
    isMost: false,
  },
  { words: /\b(?:thickest|stiffest)\b/, measure: ({ thickest }) => thickest, name: 'thickest', isMost: true },
  { words: /\bthinnest\b/, measure: ({ thinnest }) => thinnest, name: 'thinnest', isMost: false },
  {
    words: /\b(?:cheapest|least expensive|most affordable)\b/,
    measure: ({ costLevel }) => costLevel,
    name: 'cheapest',
    isMost: false,
  },
  {
    words: /\b(?:most expensive|priciest|dearest)\b/,
    measure: ({ costLevel }) => costLevel,
    name: 'most expensive',
    isMost: true,
  },
];
const PAPER = /\b(?:papers?|stocks?|cover|text|bond|card ?stock|cardstock|boards?)\b/;

const CARD = /\bcard ?stock\b/;

/** `heaviest text weight`, `thinnest paper`, `cheapest cover stock`. */
export const extremePapers: Skill = {
  id: 'paper-extremes',
  answer: (question) => {
    const { text } = question;
    const asked = MEASURES.find(({ words }) => words.test(text));
    if (
      !asked ||
      !PAPER.test(text) ||
      papersOf(question).named.length > 0 ||
      /\bshow\w*|\bsee[- ]?through|\bopaque\b|\bfor\b|\bpress\b|\bmail\w*|\bcoat\w*|\bpostcards?\b|\bletters?\b|\bflats?\b/.test(
        text,
      )
    )
      return undefined;
    return extremes(asked, CARD.test(text) ? ['cover', 'index'] : gradesIn(text));
  },
};

function extremes(
  { measure, name, isMost }: (typeof MEASURES)[number],
  named: ReturnType<typeof gradesIn>,
): Draft {
  const rows = paperWeights.rows.filter(
    ({ basis }) => named.length === 0 || (basis && named.includes(basis.grade)),
  );
  const values = rows.map(measure);
  const extreme = isMost ? Math.max(...values) : Math.min(...values);
  const found = rows.filter((row) => measure(row) === extreme);
  const board = boards.rows.at(-1);
  const facts = found.map(
    (row) =>
      `**${row.weight}** (${row.gsmLow === row.gsmHigh ? row.gsmLow : `${row.gsmLow}–${row.gsmHigh}`} gsm, ${caliperText(row.thinnest)}–${caliperText(row.thickest)} in)`,
  );
  const note =
    board && isMost && named.length === 0 && name !== 'most expensive'
      ? ` The thickest board is ${board.points} pt, ${calipersText([{ inches: board.points / 1000 }])}.`
      : '';
  return answers(
    `The ${name} in the guide: ${listText(facts)}.${note}`,
    found.map(({ weight }) => ({ entry: weight, place: WEIGHTS })),
  );
}

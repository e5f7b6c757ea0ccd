import { boards, paperWeights, type PaperWeight } from '@printpartner/print-knowledge/paper';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { calipersOf, calipersText, gsmText, WEIGHTS, type PaperFigures } from '../named/paper-figures.ts';
import { papersOf } from '../named/paper-question.ts';

const ASKED: readonly { words: RegExp; kind: 'heavier' | 'lighter' | 'thicker' | 'thinner' | 'cheaper' }[] = [
  {
    words:
      /\b(?:cheaper|less expensive|budget|lower cost|too (?:pricey|expensive|costly|much)|pricey|more affordable)\b/,
    kind: 'cheaper',
  },
  { words: /\b(?:thicker|stiffer|sturdier|beefier|bulkier)\b/, kind: 'thicker' },
  { words: /\b(?:thinner|flimsier)\b/, kind: 'thinner' },
  { words: /\b(?:at least|minimum|or (?:more|thicker)|pass(?:es)?|meets?)\b/, kind: 'thicker' },
  { words: /\b(?:heavier|step up|next (?:weight )?up|upgrade)\b/, kind: 'heavier' },
  { words: /\b(?:lighter|step down|next (?:weight )?down|downgrade)\b/, kind: 'lighter' },
];
const MAX_COUNT = 3;

/** `something thicker than 14 pt`, `cheaper than 100# gloss cover`, `next weight up from 80# text`. */
export const otherPapers: Skill = {
  id: 'paper-alternatives',
  answer: (question) => {
    const { named, figures, rest } = papersOf(question);
    const asked = ASKED.find(({ words }) => words.test(rest))?.kind;
    const [paper] = figures;
    if (!asked || named.length !== 1 || !paper) return undefined;
    return alternatives(figures, asked);
  },
};

function alternatives(
  figures: readonly PaperFigures[],
  kind: NonNullable<(typeof ASKED)[number]>['kind'],
): Draft | undefined {
  const lines = figures.flatMap((paper) => {
    const found = othersOf(paper, kind);
    return found.length > 0
      ? [
          `${kind === 'cheaper' ? 'Cheaper' : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`} than ${paper.name} (${factsOf(paper)}): ${found.join('; ')}.`,
        ]
      : [];
  });
  if (lines.length === 0) return undefined;
  const note =
    kind === 'thicker' || kind === 'thinner'
      ? ' A different finish changes thickness, too: uncoated is bulkier than gloss at the same weight.'
      : '';
  return answers(`${lines.join('\n')}${note}`, [
    ...figures.flatMap(({ cites }) => cites),
    { entry: WEIGHTS },
  ]);
}

const factsOf = ({ gsm, calipers, row }: PaperFigures): string =>
  [gsm && gsmText(gsm), calipers.length > 0 && calipersText(calipers), row && `price level ${row.costLevel}`]
    .filter(Boolean)
    .join('; ');

function othersOf(paper: PaperFigures, kind: string): string[] {
  if (kind === 'thicker' || kind === 'thinner') return byCaliper(paper, kind === 'thicker');
  if (kind === 'cheaper') return cheaperOf(paper);
  const sameType = paperWeights.rows.filter(
    (row) => row.basis && (!paper.basis || row.basis.grade === paper.basis.grade),
  );
  const gsm = paper.gsm?.low ?? 0;
  const rows = sameType.filter((row) =>
    kind === 'heavier' ? row.gsmLow > (paper.gsm?.high ?? gsm) : row.gsmLow < gsm,
  );
  return rows
    .toSorted((a, b) => Math.abs(a.gsmLow - gsm) - Math.abs(b.gsmLow - gsm))
    .slice(0, MAX_COUNT)
    .map((row, place) => bold(`${row.weight}, ${row.gsmLow} gsm`, place));
}

const bold = (text: string, place: number): string => (place === 0 ? `**${text}**` : text);

/** Cover papers and boards, or text papers, whichever the paper is. */
function byCaliper(paper: PaperFigures, isThicker: boolean): string[] {
  const [finish] = paper.calipers.length === 1 ? paper.calipers.map((one) => one.finish) : [];
  const own = paper.calipers.map(({ inches }) => inches);
  const limit = isThicker ? Math.max(...own) : Math.min(...own);
  const isText = paper.basis?.grade === 'text' || paper.basis?.grade === 'bond';
  const sheets = paperWeights.rows.flatMap((row) =>
    (isText ? isTextRow(row) : isCoverRow(row))
      ? calipersOf(row, finish).map((one) => ({
          inches: one.inches,
          text: `${row.weight} ${one.finish ?? ''}, ${calipersText([one])}`,
        }))
      : [],
  );
  const board = isText
    ? []
    : boards.rows.map(({ points }) => ({
        inches: points / 1000,
        text: `${points} pt board, ${calipersText([{ inches: points / 1000 }])}`,
      }));
  return [...board, ...sheets]
    .filter(({ inches }) => (isThicker ? inches > limit : inches < limit))
    .toSorted((a, b) => Math.abs(a.inches - limit) - Math.abs(b.inches - limit))
    .slice(0, MAX_COUNT)
    .map(({ text }, place) => bold(text, place));
}

const isTextRow = ({ basis }: PaperWeight): boolean => basis?.grade === 'text' || basis?.grade === 'bond';
const isCoverRow = (row: PaperWeight): boolean => row.basis !== undefined && !isTextRow(row);

function cheaperOf(paper: PaperFigures): string[] {
  const level = paper.row?.costLevel;
  if (level === undefined) return [];
  const isText = paper.row ? isTextRow(paper.row) : false;
  const gsm = paper.gsm?.low ?? 0;
  return paperWeights.rows
    .filter((row) => row.costLevel < level && row.basis && isTextRow(row) === isText)
    .toSorted((a, b) => Math.abs(a.gsmLow - gsm) - Math.abs(b.gsmLow - gsm))
    .slice(0, MAX_COUNT)
    .map((row, place) => bold(`${row.weight}, ${row.gsmLow} gsm, price level ${row.costLevel} of 5`, place));
}

import { TEXTURE_ADVICE, texturedPapers, type TexturedPaper } from '@printpartner/print-knowledge/paper';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { listText, uncapitalized } from '../named/prose.ts';

const names: readonly { words: RegExp; rows: readonly string[] }[] = [
  { words: /\blinen\b/, rows: ['linen-text', 'linen-cover'] },
  { words: /\blaid\b/, rows: ['laid-text', 'laid-cover'] },
  { words: /\bfelt\b/, rows: ['felt-text', 'felt-cover'] },
  { words: /\bvellum\b|\beggshell\b/, rows: ['vellum'] },
  { words: /\bultra ?smooth\b|\bsuper ?smooth\b|\bsmoothest\b/, rows: ['ultra-smooth'] },
  { words: /\bsmooth\b(?! as)/, rows: ['smooth-offset', 'ultra-smooth', 'vellum'] },
];
const COATED = /\bcoat(?:ed|ing|ings)?\b|\bvarnish\w*|\blaminat\w*|\buv\b/;
const METHODS = /\b(?:letterpress|engraving|engraved|embossing|embossed|emboss)\b/;
const PAPER = /\b(?:papers?|stocks?|textur\w*)\b/;
const ALL = /\btextur\w*\b/;
const OTHER =
  /\b(?:laid out|lay|postage|gsm|thick\w*|envelope size|tac|ink limit|total ink|soft[- ]?touch)\b/;
const FEATURES = {
  printing:
    /\b(?:digital\w*|laser|inkjet|toner|indigo|print(?:ed|ing|s)?|foil\w*|emboss\w*|letterpress|engrav\w*|method)\b/,
  weights: /\b(?:weights?|heav\w*|come in|available|how thick|lb|cover weight)\b/,
  cost: /\b(?:cost\w*|cheap\w*|expensive|pric\w*)\b/,
} as const;

/** `can linen be printed digitally`, `laid vs linen`, `what is vellum finish`, `textured paper tips`. */
export const textures: Skill = {
  id: 'paper-texture',
  answer: ({ text }) => {
    if (OTHER.test(text)) return undefined;
    if (COATED.test(text) && (ALL.test(text) || /\b(?:linen|laid|felt)\b/.test(text))) return uncoatable;
    const found = names.find(({ words }) => words.test(text));
    const ids = names.flatMap(({ words, rows }, place) =>
      words.test(text) && (place < 5 || !found || found.rows === rows) ? rows : [],
    );
    const rows = texturedPapers.rows.filter(({ id }) => ids.includes(id));
    if (rows.length > 0) return described(narrowed(rows, text), text);
    const method = METHODS.exec(text)?.[0];
    if (method && PAPER.test(text)) return fittingRows(method);
    if (!ALL.test(text)) return undefined;
    if (/\bcheap\w*|\bleast expensive\b/.test(text)) return cheapest();
    const use = texturedPapers.rows
      .flatMap(({ uses }) => uses.toLowerCase().split(', '))
      .find((one) => text.includes(one.replace(/s$/, '')));
    return use ? fittingRows(use) : advice;
  },
};

/** Only the rows of the cover or the text grade, where the question says which. */
function narrowed(rows: readonly TexturedPaper[], text: string): readonly TexturedPaper[] {
  const grade = /\bcover\b|\bcard\w*\b|\bfolder\w*\b/.test(text)
    ? 'cover'
    : /\btext\b|\bletter ?head\b|\bwriting\b/.test(text)
      ? 'text'
      : undefined;
  const kept = rows.filter(({ id }) => !grade || id.endsWith(grade));
  return kept.length > 0 ? kept : rows;
}

const cite = ({ name, category }: TexturedPaper) => ({ entry: name, place: category });

function described(rows: readonly TexturedPaper[], text: string): Draft {
  const asked = FEATURES.printing.test(text)
    ? 'printing'
    : FEATURES.weights.test(text)
      ? 'weights'
      : FEATURES.cost.test(text)
        ? 'cost'
        : 'all';
  const lines = rows.map((row) => `- **${row.name}**: ${lineOf(row, asked)}`);
  const tip = asked === 'printing' || asked === 'all' ? `\n\n${TEXTURE_ADVICE}` : '';
  return answers(`${lines.join('\n')}${tip}`, rows.map(cite));
}

function lineOf(row: TexturedPaper, asked: 'printing' | 'weights' | 'cost' | 'all'): string {
  const methods = uncapitalized(row.printMethods);
  if (asked === 'printing') return `prints by ${methods}. ${row.characteristics}.`;
  if (asked === 'weights') return `${row.weights.join('; ')}.`;
  if (asked === 'cost') return `price level ${row.costLevel} of 5.`;
  return `${uncapitalized(row.description)}. ${row.characteristics}. Weights ${row.weights.join('; ')}. For ${uncapitalized(row.uses)}. Prints by ${methods}. Price level ${row.costLevel} of 5.`;
}

const categories = listText(['smooth', 'linen', 'laid', 'felt']);

const advice: Draft = answers(`The guide’s textures are **${categories}**. ${TEXTURE_ADVICE}`, [
  { entry: 'Paper By Texture' },
  { entry: 'Specialty Textured', place: 'Paper By Finish' },
]);

const uncoatable: Draft = answers(`**Don’t coat textured paper.** ${TEXTURE_ADVICE}`, [
  { entry: 'Paper By Texture' },
]);

/** The papers whose uses or print methods have a word. */
function fittingRows(asked: string): Draft | undefined {
  const word = asked.replace(/(?:ing|ed|s)$/, '');
  const rows = texturedPapers.rows.filter(({ uses, printMethods }) =>
    `${uses} ${printMethods}`.toLowerCase().includes(word),
  );
  const lines = rows.map(
    (row) => `- **${row.name}** (${row.weights.join('; ')}): ${uncapitalized(row.characteristics)}.`,
  );
  return rows.length > 0 ? answers(`For ${asked}:\n\n${lines.join('\n')}`, rows.map(cite)) : undefined;
}

function cheapest(): Draft {
  const level = Math.min(...texturedPapers.rows.map(({ costLevel }) => costLevel));
  const textured = texturedPapers.rows.filter(({ category }) => category !== 'Smooth');
  const leastTextured = Math.min(...textured.map(({ costLevel }) => costLevel));
  const rows = texturedPapers.rows.filter(({ costLevel }) => costLevel === level);
  const others = textured.filter(({ costLevel }) => costLevel === leastTextured);
  return answers(
    `**${listText(rows.map(({ name }) => name))}**, price level ${level} of 5. With a real texture: ${listText(others.map(({ name }) => name))}, level ${leastTextured}.`,
    [...rows, ...others].map(cite),
  );
}

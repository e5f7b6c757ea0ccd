import { paperFinishes, type PaperFinish } from '@printpartner/print-knowledge/paper';
import { has, type Question } from '../../../question/question.ts';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { isAboutCoating } from '../coatings/named-coatings.ts';
import { listText, uncapitalized } from '../named/prose.ts';
import { papersOf } from '../named/paper-question.ts';

const named: readonly { id: string; words: RegExp }[] = [
  { id: 'uncoated', words: /\buncoated\b|\bun-coated\b|\bnon-?coated\b/ },
  {
    id: 'gloss',
    words:
      /\bgloss(?:y)?\b|\bshiny\b|\benamel\b|(?<!un-?|non-?)\bcoated (?:vs|versus|or|and|paper|stock)\b|\b(?:vs|versus|or|and) coated\b/,
  },
  { id: 'matte', words: /\bmatte?\b|\bsatin\b|\bsilk\b|\bdull\b|\blow[- ]sheen\b/ },
  {
    id: 'specialty',
    words: /\btextured?\b|\bmetallic\b|\bpearl\w*\b|\bkraft\b|\btranslucent\b|\bvellum paper\b|\bsynthetic\b/,
  },
];

type Column = 'image' | 'writing' | 'drying' | 'bestFor' | 'avoidFor' | 'surface';

const topics: readonly { column: Column | 'ink'; words: RegExp; best?: string; lead?: string }[] = [
  {
    column: 'writing',
    words:
      /\b(?:writ\w*|pens?|pencils?|stamp\w*|sharpie|marker|ballpoint|fill (?:in|out)|sign(?:ed|ing)?|lasers?\b|laser print\w*|glue\w*)\b/,
    best: 'uncoated',
    lead: 'Uncoated is the one to write on',
  },
  {
    column: 'image',
    words: /\b(?:photos?|images?|colou?rs?|vivid|vibrant|saturat\w*|sharp\w*|pop|dot gain|detail)\b/,
    best: 'gloss',
    lead: 'Gloss coated shows photos sharpest',
  },
  {
    column: 'drying',
    words: /\b(?:dry\w*|dries|absorb\w*|smudg\w*|smear\w*|rub\w*|scuff\w*|mark(?:s|ing)?|set[- ]?off)\b/,
  },
  {
    column: 'ink',
    words: /\btac\b|\btotal (?:ink|area)\b|\bink (?:limit|coverage|density)\b|\bmax(?:imum)? ink\b/,
  },
  {
    column: 'avoidFor',
    words: /\b(?:glare|read(?:ing|able|ability)?|long text|text[- ]heavy|reflect\w*)\b/,
    best: 'matte',
    lead: 'Matte or silk cuts the glare, and uncoated has none',
  },
  { column: 'avoidFor', words: /\b(?:avoid|not (?:good|use)|bad|downsides?|disadvantages?|cons)\b/ },
];

/** Asks about the paper's finish at all. */
const FINISH =
  /\bfinish(?:es)?\b|\bpapers?\b|\bstocks?\b|\bcoated\b|\bcard\b|\bvs\b|\bversus\b|\bor\b|\bdifferen\w*|\bcompar\w*|\bwhich\b|\bwhat\b|\bcan\b|\bshould\b|\bdoes\b|\bis\b|\bwhy\b|\bbest\b|\bbetter\b|\bwill\b/;
const OTHER =
  /\b(?:price|cost|cheap\w*|expensive|postage|spine|fold|envelope|gsm|thick\w*|caliper|(?<!photo-|text-|image-)heav\w*|weigh\w*|bind\w*|press|digital|offset print\w*|toner|bleed|pantone|pms|rich black|font)\b/;

/** `gloss vs matte`, `can I write on silk`, `TAC for uncoated`, `which finish for photos`. */
export const finishes: Skill = {
  id: 'paper-finish',
  answer: (question) => {
    const { text } = question;
    if (isAboutCoating(text) || !FINISH.test(text) || OTHER.test(text)) return undefined;
    if (papersOf(question).named.length > 1) return undefined;
    const rows = named.flatMap(({ id, words }) => (words.test(text) ? [rowOf(id)] : []));
    const topic = topics.find(({ words }) => words.test(text));
    if (rows.length === 0) return topic && asksOfFinish(question) ? ofAll(topic) : undefined;
    if (topic) return ofTopic(rows, topic, text);
    if (rows.length > 1) return compared(rows);
    if (papersOf(question).named.length > 0) return undefined;
    const isDescribed =
      text.split(' ').length <= 3 ||
      has(
        question,
        'what is',
        'what are',
        'tell me',
        'when',
        'best for',
        'good for',
        'same as',
        'same',
        'versus',
        'difference',
        'use',
        'finish',
        'about',
        'coated',
      );
    return isDescribed && rows[0] ? described(rows[0]) : undefined;
  },
};

function rowOf(id: string): PaperFinish {
  const row = paperFinishes.rows.find((one) => one.id === id);
  if (!row) throw new RangeError(`Unknown finish: ${id}`);
  return row;
}

const asksOfFinish = (question: Question): boolean =>
  has(question, 'finish', 'paper', 'stock') &&
  has(question, 'which', 'what', 'best', 'need', 'should', 'want', 'that');

const cite = ({ name }: PaperFinish) => ({ entry: name, place: 'Paper By Finish' });
const inkText = ({ inkLow, inkHigh }: PaperFinish): string => `${inkLow}–${inkHigh}%`;

const valueOf = (row: PaperFinish, column: Column | 'ink'): string =>
  column === 'ink'
    ? `**${inkText(row)}** total ink (TAC)`
    : column === 'avoidFor'
      ? `avoid for ${uncapitalized(row.avoidFor)}`
      : row[column];

function ofTopic(rows: readonly PaperFinish[], topic: (typeof topics)[number], text: string): Draft {
  const lines = rows.map((row) => `- ${row.name}: ${valueOf(row, topic.column)}`);
  const best = rows.find(({ id }) => id === topic.best);
  const isReading = topic.column === 'avoidFor' && topic.best !== undefined;
  const second = isReading && rows.some(({ id }) => id === 'uncoated') ? 'Uncoated has no glare' : undefined;
  const told = best ? topic.lead : second;
  const lead = rows.length > 1 && told ? `**${told}.**\n\n` : '';
  const [only] = rows;
  if (only && rows.length === 1) {
    const limits = topic.column === 'ink' ? ' Your printer’s profile decides.' : '';
    const yesNo =
      topic.column === 'writing' && /\b(?:can|could|is|does|will)\b/.test(text)
        ? (writes[only.id] ?? '')
        : '';
    return answers(`${yesNo}**${only.name}**: ${valueOf(only, topic.column)}.${limits}`, [cite(only)]);
  }
  return answers(`${lead}${lines.join('\n')}`, rows.map(cite));
}

const writes: Readonly<Record<string, string>> = {
  uncoated: '**Yes.** ',
  gloss: '**Not well.** ',
  matte: '**Usually, after a test.** ',
};

function ofAll(topic: (typeof topics)[number]): Draft {
  const lead = topic.lead ? `**${topic.lead}.**\n\n` : '';
  return answers(
    `${lead}${paperFinishes.rows.map((row) => `- ${row.name}: ${valueOf(row, topic.column)}`).join('\n')}`,
    paperFinishes.rows.map(cite),
  );
}

function compared(rows: readonly PaperFinish[]): Draft {
  const lines = rows.map(
    (row) =>
      `- **${row.name}**: ${uncapitalized(row.image)}. Writing: ${uncapitalized(row.writing)}. Best for ${uncapitalized(row.bestFor)}; avoid for ${uncapitalized(row.avoidFor)}.`,
  );
  return answers(
    `${listText(
      rows.map(({ name }) => name),
      'or',
    )} depends on photos against reading and writing:\n\n${lines.join('\n')}`,
    rows.map(cite),
  );
}

const described = (row: PaperFinish): Draft =>
  answers(
    `**${row.name}**: ${uncapitalized(row.surface)}. Image: ${uncapitalized(row.image)}. Writing: ${uncapitalized(row.writing)}. Best for ${uncapitalized(row.bestFor)}; avoid for ${uncapitalized(row.avoidFor)}. Total ink ${inkText(row)}.`,
    [cite(row)],
  );

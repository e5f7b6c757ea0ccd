import { rounded, decimalText } from '@printpartner/print-knowledge/figures';
import { MM_IN_INCH, sizeText } from '@printpartner/print-knowledge/measure';
import { SIZE_TEXT, sizeOf, type TrimSize } from '@printpartner/spec-sheet/job';
import type { Question } from '../../../question/question.ts';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { listText } from '../named/prose.ts';

const ISO = /\b(?:(iso|din) ?)?a(10|\d)\b(?! ?(?:env|card|size env|invit|announce|note))/g;
/** The other A names are the cards and envelopes of the American A series. */
const ISO_ALONE: ReadonlySet<string> = new Set(['0', '3', '4', '5']);
const ISO_CONTEXT =
  /\b(?:papers?|sheets?|posters?|flyers?|leaflets?|pages?|iso|din|mm|europe\w*|metric|booklets?)\b/;
const US: readonly { words: RegExp; name: string }[] = [
  { words: /\bhalf[- ]?(?:letter|sheet)\b/, name: 'half letter' },
  {
    words:
      /(?<!half[- ])\b(?:us )?letter(?:[- ](?:size|sized|paper|sheet))?\b(?!head|press|[- ]?(?:fold|shape|package|rate|price|post|mail|class|envelope))/,
    name: 'letter',
  },
  { words: /\blegal(?:[- ](?:size|paper))?\b(?! (?:advice|requirement|text))/, name: 'legal' },
  { words: /\btabloid\b/, name: 'tabloid' },
  { words: /\bledger\b(?! (?:bond|paper weight))/, name: 'ledger' },
];
const ASKED =
  /\b(?:sizes?|dimensions?|how (?:big|large|wide|tall|long)|inch(?:es)?|mm|millimet\w*|cm|centimet\w*|in|measure\w*|what is|what's|vs|versus|differ\w*|compar\w*|half|bigger|smaller|larger|same|metric|imperial|conver\w*|us equivalent)\b|^(?:\w+ ){0,2}a[0345]$/;
const OTHER =
  /\b(?:weigh\w*|thick\w*|gsm|lb|paper for|stock|fold\w*|panel\w*|postage|envelopes?|spine|price|cost|press|postcards?|mail\w*|bleed|how many(?! (?:inches|mm|millim\w*|cm))|booklets? (?:pages?|binding)|pages?|dpi|ppi|pixels?|resolution|fit\w*|open|flat|spreads?|booklets?|tabs?(?! cards?)|usps|automation)\b/;
const UNIT: readonly { unit: 'mm' | 'cm' | 'in'; words: RegExp }[] = [
  { unit: 'mm', words: /\bmm\b|\bmillimet\w*|\bmetric\b/ },
  { unit: 'cm', words: /\bcm\b|\bcentimet\w*/ },
  { unit: 'in', words: /\binch\w*|\bin\.?$|"/ },
];

/** `A4 in inches`, `5.5 x 8.5 in mm`, `what size is tabloid`, `letter vs A4`. */
export const paperSizes: Skill = {
  id: 'unit-paper-size',
  answer: (question) => {
    const { text } = question;
    if (OTHER.test(text) || !ASKED.test(text)) return undefined;
    const named = namedIn(text).filter(({ isMetric }) => isMetric || US_SIZE.test(text));
    if (named.length > 0 && named.length <= MAX_COUNT) return ofNames(named, text);
    return ofTyped(question) ?? ofIsoMillimeters(text);
  },
};

/** `210 x 297`: nobody means inches. */
function ofIsoMillimeters(text: string): Draft | undefined {
  const [, one = '', other = ''] = /\b(\d{2,4}) ?(?:x|×|by) ?(\d{2,4})\b/.exec(text) ?? [];
  const [short, long] = [Number(one), Number(other)].toSorted((a, b) => a - b);
  const found = ['0', '1', '2', '3', '4', '5', '6'].flatMap((index) => {
    const size = sizeOf(`iso a${index}`);
    return size && isMillimeters(size.width, short) && isMillimeters(size.height, long)
      ? [{ ...size, name: `A${index}`, isMetric: true }]
      : [];
  });
  return found.length > 0 ? ofNames(found, 'in') : undefined;
}

const isMillimeters = (inches: number, typed = 0): boolean => Math.abs(inches * MM_IN_INCH - typed) < 1.5;

const MAX_COUNT = 4;
/** A letter is also mail. */
const US_SIZE =
  /\blegal\b.*\bletter\b|\bletter\b.*\blegal\b|\btabloid\b|\bledger\b|\b(?:half|us|legal|letter)[- ](?:letter|legal|sheet|sizes?|sized|paper)\b|\bmm\b|\bcm\b|\bmillim\w*|\bcentim\w*|\ba[345]\b|\bdimensions?\b/;

interface NamedSize extends TrimSize {
  name: string;
  isMetric: boolean;
}

function namedIn(text: string): NamedSize[] {
  const found: NamedSize[] = [];
  for (const [, iso, index = ''] of text.matchAll(ISO)) {
    if (!iso && !ISO_ALONE.has(index) && !ISO_CONTEXT.test(text)) continue;
    const size = sizeOf(`iso a${index}`);
    if (size && !found.some(({ name }) => name === `A${index}`))
      found.push({ ...size, name: `A${index}`, isMetric: true });
  }
  for (const { words, name } of US) {
    const size = words.test(text) ? sizeOf(name) : undefined;
    if (size) found.push({ ...size, name: `US ${name}`, isMetric: false });
  }
  return found;
}

const inchSize = ({ width, height }: TrimSize): string =>
  `${sizeText(Number(rounded(width, 2)), Number(rounded(height, 2)))} in`;

function metric({ width, height }: TrimSize, unit: 'mm' | 'cm'): string {
  const factor = unit === 'mm' ? MM_IN_INCH : MM_IN_INCH / 10;
  const side = (inches: number): string => decimalText(inches * factor, unit === 'mm' ? 1 : 2);
  return `${side(width)} × ${side(height)} ${unit}`;
}

function ofNames(named: readonly NamedSize[], text: string): Draft {
  const asked = UNIT.find(({ words }) => words.test(text))?.unit;
  const lines = named.map((size) => {
    const unit = asked ?? 'in';
    const first = unit === 'in' ? inchSize(size) : metric(size, unit);
    const second = unit === 'in' ? metric(size, 'mm') : inchSize(size);
    return `${size.name} is **${first}** (${second})`;
  });
  const [one, other] = named;
  const gap =
    one && other && named.length === 2
      ? ` ${one.name} is ${listText([gapText(one.width - other.width, 'wider', 'narrower'), gapText(one.height - other.height, 'taller', 'shorter')].filter(Boolean))} than ${other.name}.`
      : '';
  return answers(`${lines.join('; ')}.${gap}`, []);
}

const gapText = (inches: number, more: string, less: string): string =>
  Math.abs(inches) < 0.005 ? '' : `${rounded(Math.abs(inches), 2)} in ${inches > 0 ? more : less}`;

/** A typed size in the other unit. */
function ofTyped({ text: asTyped }: Question): Draft | undefined {
  const text = asTyped.replace(
    / (?:in|as|into|=|equals?|is) (?=(?:mm|cm|millim|centim|inch|metric))/g,
    ' to ',
  );
  const sizes = [...text.matchAll(SIZE_TEXT)].flatMap(([found]) => sizeOf(found) ?? []);
  if (sizes.length === 0 || sizes.length > MAX_COUNT) return undefined;
  const isMetric =
    /\d ?(?:mm|cm|millimet\w*|centimet\w*)?(?: ?[x×*] ?| by )\d+(?:\.\d+)? ?(?:mm|cm|millimet\w*|centimet\w*)\b/.test(
      text,
    );
  const asked = UNIT.find(
    ({ unit, words }) =>
      words.test(text.replace(isMetric ? /\b(?:mm|cm|millimet\w*|centimet\w*)\b/ : /(?!)/, ' ')) &&
      (unit === 'in') === isMetric,
  )?.unit;
  if (!asked || !/\b(?:to|in|into|as|is|conver\w*|what|how|=|equals?|metric)\b/.test(text)) return undefined;
  const lines = sizes.map((size) => {
    if (asked === 'in') return `${metric(size, 'mm')} is **${inchSize(size)}**`;
    const exact = metric(size, asked);
    const whole =
      asked === 'mm'
        ? `${Math.round(size.width * MM_IN_INCH)} × ${Math.round(size.height * MM_IN_INCH)} mm`
        : exact;
    return `${sizeText(size.width, size.height)} in is **${exact}**${whole === exact ? '' : ` (about ${whole})`}`;
  });
  return answers(`${lines.join('; ')}.`, [], {
    workings: [
      {
        title: 'Size conversion',
        steps: sizes.map(({ width, height }) => ({
          label: 'Each side',
          working:
            asked === 'in'
              ? `mm ÷ ${MM_IN_INCH}`
              : `inches × ${asked === 'mm' ? MM_IN_INCH : MM_IN_INCH / 10}`,
          result: asked === 'in' ? inchSize({ width, height }) : metric({ width, height }, asked),
        })),
        assumed: [],
      },
    ],
  });
}

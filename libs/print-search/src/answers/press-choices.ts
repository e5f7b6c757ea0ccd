import { countText, type Provenance } from '@printpartner/print-knowledge/figures';
import { inchText, sizeText } from '@printpartner/print-knowledge/measure';
import { caliperSource } from '@printpartner/print-knowledge/paper';
import { choosePress, pressOf } from '@printpartner/print-knowledge/press';
import { fileRules } from '@printpartner/print-knowledge/production';
import { sizeOf, type TrimSize } from '@printpartner/spec-sheet/job';
import { opening, type Answer } from './answer.ts';
import { flatSize } from './fold-panels.ts';
import { stockOrDefault } from './papers.ts';
import { hasOnly, wordSet, type Query } from './query.ts';

const known = wordSet(
  'digital offset sheetfed web press better best choose choice recommend vs versus digitally should cheaper postcard card flyer brochure',
  'sheet piece poster letterhead menu rack insert sell leaflet',
);
const asking =
  /\b(?:digital(?:ly)?|offset|web|sheetfed)\b.*\b(?:or|vs|versus)\b|\b(?:which|what|best) press\b|\bpress (?:choice|for)\b|^press [\d.]+k?\b/;
const [{ bleedIn }] = fileRules.rows;

/** What a product is where its size isn't typed. */
const usual = { card: '6x4', sheet: '8.5x11' } as const;

/** `digital or offset 5000 postcards`, `press 1000`, `which press for 20,000 8.5x11 flyers`. */
export function pressChoices(query: Query): readonly Answer[] {
  const { text, sizes, papers, pages, quantity, ounces } = query;
  if (!asking.test(text) || quantity === undefined || quantity < 1 || (pages ?? ounces) !== undefined)
    return [];
  if (sizes.length > 1 || papers.length > 1 || !hasOnly(query, known)) return [];
  const isCard = /\b(?:post)?cards?\b/.test(text);
  if (sizes.length === 0 && /\b(?:posters?|menus?|racks?|inserts?)\b/.test(text)) return [];
  const size: TrimSize | undefined = sizes[0] ?? sizeOf(isCard ? usual.card : usual.sheet);
  const chosen = stockOrDefault(papers[0], isCard ? 'card' : 'body');
  if (!size || !chosen) return [];
  const { stock } = chosen;
  const outcome = choosePress({ quantity, widthIn: size.width, heightIn: size.height, bleedIn, stock });
  if (!outcome.ok) return [];
  const { press, alsoQuote, reasons } = outcome.value;
  const also = alsoQuote.map((id) => pressOf(id).name.toLowerCase()).join(' and ');
  const sources: readonly Provenance[] = [
    ...reasons.map(({ from }) => from),
    caliperSource(stock),
    fileRules.columns.bleedIn.from,
  ];
  return [
    {
      title: `Press for ${countText(quantity)} pieces, ${sizeText(size.width, size.height)} in, ${stock.name}`,
      figure: pressOf(press).name,
      arithmetic: `${reasons.map((reason) => reason.text).join(' ')}${also === '' ? '' : ` Also get a quote for ${also}.`}`,
      assumed: [
        ...(sizes.length > 0 && !/\bbrochures?\b/.test(text) ? [] : [flatSize(size)]),
        ...chosen.assumed,
        `${bleedIn} in bleed on every side.`,
      ],
      sources: [...new Set(sources)],
      opens: opening('press-choice', {
        quantity: String(quantity),
        width: inchText(size.width),
        height: inchText(size.height),
        stock: stock.name,
      }),
    },
  ];
}

import { countText, poundText, rounded, hundredthsText } from '@printpartner/print-knowledge/figures';
import { jobWeight, mailSources, pieceWeight } from '@printpartner/print-knowledge/mail';
import { inchText, sizeText } from '@printpartner/print-knowledge/measure';
import { gsmSource } from '@printpartner/print-knowledge/paper';
import { opening, type Answer } from './answer.ts';
import { FINISHED, flatSize } from './fold-panels.ts';
import { stockFor, stockOrDefault } from './papers.ts';
import { hasOnly, wordSet, type Query } from './query.ts';

const known = wordSet(
  'weight weigh weighs weighing heavy oz ounce pound lb shipping box card postcard flyer brochure booklet sheet poster letterhead',
  'catalog program book saddle stitch stitched stitching perfect bound selfcover tri fold folded page menu rack business',
);
const asking = /\bweigh(?:s|t|ing)?\b|\bheavy\b/;
const PAGES_PER_LEAF = 2;
const MAX_LEAVES = 999;
/** Ounces; less reads 0.00. */
const MIN_OUNCES = 0.01;

/** `weight of 5,000 6x9 14pt`, `how much does a 16 page 8.5x11 booklet on 80# gloss text weigh`. */
export function pieceWeights(query: Query): readonly Answer[] {
  const { text, sizes, papers, pages, quantity, ounces } = query;
  const [size, ...others] = sizes;
  if (!size || others.length > 0 || papers.length > 1 || ounces !== undefined) return [];
  if (!asking.test(text) || FINISHED.test(text) || !hasOnly(query, known)) return [];
  // Only a card has a usual stock.
  const isCard = /\bpostcards?\b|\bcards?\b/.test(text);
  if (pages === undefined && /\b(?:book\w*|catalog|program)s?\b/.test(text)) return [];
  const [paper] = papers;
  const chosen = paper
    ? stockFor(paper, isCard ? 'card' : 'body')
    : isCard
      ? stockOrDefault(undefined, 'card')
      : undefined;
  const count = pages === undefined ? 1 : Math.ceil(pages / PAGES_PER_LEAF);
  if (!chosen || count > MAX_LEAVES || (quantity !== undefined && quantity < 1)) return [];
  const { stock } = chosen;
  const { width, height } = size;
  const weighed = pieceWeight([{ count, height, width, gsm: stock.gsm, coating: 'none' }]);
  const job = weighed.ok && quantity !== undefined ? jobWeight(weighed.value, quantity) : undefined;
  if (!weighed.ok || weighed.value < MIN_OUNCES || (job && !job.ok)) return [];
  const each = `${rounded(weighed.value, 2)} oz each`;
  const pounds = job?.ok ? poundText(job.value) : undefined;
  const area = hundredthsText(width * height);
  const titled = `${quantity === undefined ? 'a piece' : `${countText(quantity)} pieces`}, ${sizeText(width, height)} in`;
  return [
    {
      title: `Weight of ${titled}, ${pages === undefined ? '' : `${countText(pages)} pages, `}${stock.name}`,
      figure: pounds === undefined ? each : `${pounds} lb, ${each}`,
      arithmetic: `${count} × ${area} in² ÷ 1,550 × ${stock.gsm} gsm ÷ 28.35 = ${rounded(weighed.value, 2)}`,
      assumed: [
        ...chosen.assumed,
        ...(/fold|\bbrochures?\b/.test(text) ? [flatSize(size)] : []),
        ...(pages === undefined ? [] : ['All pages on this stock, no separate cover.']),
      ],
      sources: [mailSources.arithmetic, gsmSource(stock)],
      opens: opening('mail-weight', {
        stock: stock.name,
        sheets: String(count),
        height: inchText(height),
        width: inchText(width),
        coating: 'none',
        inserts: '0',
        ...(quantity !== undefined && { pieces: String(quantity) }),
      }),
    },
  ];
}

import {
  allowanceFor,
  envelopes,
  envelopesFor,
  EXACT_FIT,
  fitOf,
  isExactFit,
  ruleOfFit,
  type Envelope,
  type Fit,
} from '@printpartner/print-knowledge/envelopes';
import { provenanceOf, type Provenance } from '@printpartner/print-knowledge/figures';
import {
  parseSize,
  type Size,
  inchText,
  fractionText,
  fractionSizeText,
} from '@printpartner/print-knowledge/measure';
import { caliperSource } from '@printpartner/print-knowledge/paper';
import { SIZE_TEXT } from '@printpartner/spec-sheet/job';
import { opening, type Answer, type OpenedCalculator } from './answer.ts';
import { DEFAULT_CALIPER } from './defaults.ts';
import { inMillimeters, isMetric, sizeInMillimeters } from './metric-size.ts';
import { stockFor } from './papers.ts';
import { hasOnly, wordSet, type Query } from './query.ts';

const insertWords = wordSet(
  'envelope fit hold insert card invitation postcard sheet flat thick take greeting note piece booklet',
);
const nameWords = wordSet(
  'envelope dimension dimensions mean measurement measure inch inches no number num remittance window',
);
const ENVELOPE_SIZE = /SIZE (?:booklet |square )?envelope|\benvelopes? (?:size )?SIZE/;
const INSERT_SIZE =
  /\b(?:for|fits?|holds?|takes?) (?:an? |my |our |the )?SIZE|SIZE (?:\w+ )?(?:(?:post)?card|insert|invitation|sheet|note|piece|booklet)/;
/** Asks what an envelope takes: no answer. */
const HOLDS = /\b(?:fits?|holds?|takes?|goes|inserts?|for|in|into)\b/;
const HOLDER_SIZE = /\b(?:in|into) (?:an? |my |our |the )?SIZE|SIZE (?:holds?|takes?)\b/;
const THICKNESS = Number(DEFAULT_CALIPER);

/** `envelope for 5x7`, `a7 envelope`, `#10 envelope size`. */
export function envelopeFits(query: Query): readonly Answer[] {
  if (!/\benvelopes?\b/.test(query.text) || (query.pages ?? query.ounces) !== undefined) return [];
  return query.sizes.length === 0 ? ofEnvelope(query) : forInsert(query);
}

const sizeFrom = ({ id }: Envelope): Provenance[] =>
  [provenanceOf(envelopes, id, 'size')].filter((from) => from !== undefined);

function forInsert(query: Query): readonly Answer[] {
  const { sizes, papers, quantity, text } = query;
  const [size, ...others] = sizes;
  const [paper] = papers;
  if (
    !size ||
    others.length > 0 ||
    papers.length > 1 ||
    quantity !== undefined ||
    !hasOnly(query, insertWords)
  )
    return [];
  const insert = { height: Math.min(size.width, size.height), width: Math.max(size.width, size.height) };
  const placed = text.replace(SIZE_TEXT, ' SIZE ').replace(/\s+/g, ' ');
  const isEnvelope = ENVELOPE_SIZE.test(placed);
  const isListed = envelopes.rows.some((envelope) => isSize(envelope, insert));
  if (!paper && /\bthick/.test(text)) return [];
  if (HOLDER_SIZE.test(placed) || (isEnvelope && HOLDS.test(placed))) return [];
  // “9x12 envelope” names an envelope, “5x7 envelope” what goes in.
  if (isListed && (isEnvelope || !INSERT_SIZE.test(placed))) return [];
  const chosen = paper && stockFor(paper, 'card');
  if (paper && !chosen) return [];
  const thickness = chosen?.stock.caliperIn ?? THICKNESS;
  const fits = envelopesFor({ ...insert, thickness });
  const [best] = fits.ok ? fits.value : [];
  const bestSize = best && parseSize(best.envelope.size);
  if (!best || !bestSize?.ok) return [];
  // Some have no name but their size.
  const named = /^\d/.test(best.envelope.name) ? '' : `${best.envelope.name}, `;
  const metricQuery = isMetric(text);
  const metric = metricQuery ? ` (${metricText(bestSize.value)})` : '';
  return [
    {
      title: `Envelope for ${metricQuery ? metricText(insert) : `${fractionSizeText(insert.height, insert.width)} in`}`,
      figure: `${named}${fractionSizeText(bestSize.value.height, bestSize.value.width)} in${metric}`,
      arithmetic: spareText(best),
      assumed: chosen ? chosen.assumed : [`The insert is ${THICKNESS} in thick.`],
      sources: [...sizeFrom(best.envelope), ruleOfFit, ...(chosen ? [caliperSource(chosen.stock)] : [])],
      opens: envelopeCalculator(insert, thickness, metricQuery ? inMillimeters : inchText),
    },
  ];
}

const metricText = ({ height, width }: Size): string => sizeInMillimeters(height, width);

const spareText = (fit: Fit): string =>
  `${fit.isRotated ? 'Rotated. ' : ''}${isExactFit(fit) ? EXACT_FIT : `Extra clearance: ${fractionText(fit.spareHeight)} in high, ${fractionText(fit.spareWidth)} in wide`}`;

const envelopeCalculator = (
  { height, width }: Size,
  thickness: number,
  lengthText = inchText,
): OpenedCalculator =>
  opening('envelope-fit', {
    height: lengthText(height),
    width: lengthText(width),
    caliper: inchText(thickness),
  });

function isSize({ size }: Envelope, { height, width }: Size): boolean {
  const parsed = parseSize(size);
  return (
    parsed.ok &&
    Math.min(parsed.value.height, parsed.value.width) === height &&
    Math.max(parsed.value.height, parsed.value.width) === width
  );
}

/** What people write before a number, and the name without signs: `#6-3/4` is `6 3/4`. */
const plainName = (name: string): string =>
  name.toLowerCase().replace(/[#-]/g, ' ').replace(/\s+/g, ' ').trim();
const byName = envelopes.rows
  .filter(({ group }) => group !== 'catalog' && group !== 'square')
  .flatMap((envelope) => {
    const plain = plainName(envelope.name);
    const names = [plain, ...(envelope.alsoCalled === undefined ? [] : [plainName(envelope.alsoCalled)])];
    return [...names, ...(plain.endsWith(' monarch') ? ['monarch', '7 3/4'] : [])].map((name) => ({
      name,
      envelope,
    }));
  })
  // “#10 window” before “#10”.
  .toSorted((one, other) => other.name.length - one.name.length);

function ofEnvelope(query: Query): readonly Answer[] {
  const { papers, quantity, text } = query;
  if (papers.length > 0 || /\bgo(?:es)?\b|\bin an?\b/.test(text)) return [];
  const plain = ` ${plainName(text.replace(/\ba ?-?(\d{1,2})\b/g, 'a$1').replace(/\bno\. ?(?=\d)/g, ''))} `;
  const found = byName.find(({ name }) => plain.includes(` ${name} `));
  const size = found && parseSize(found.envelope.size);
  // #9-1/2 isn’t #9.
  if (!found || !size?.ok || /\p{N}/u.test(plain.replace(` ${found.name} `, ' '))) return [];
  // “10 envelope” is #10, “10 envelopes” are ten.
  if (
    quantity !== undefined &&
    (!found.name.split(' ').includes(String(quantity)) || !/\benvelope\b/.test(text))
  )
    return [];
  const rest = query.words.filter(
    (word) => !` ${found.name} `.includes(` ${plainName(word)} `) && !/^#|^a-?\d|^\d/.test(word),
  );
  if (!hasOnly({ ...query, words: rest }, nameWords)) return [];
  const { envelope } = found;
  const largest = largestInsert(envelope, size.value);
  return [
    {
      title: `${envelope.name} envelope, for inserts up to ${fractionSizeText(largest.height, largest.width)} in`,
      figure: `${fractionSizeText(size.value.height, size.value.width)} in`,
      assumed: [],
      sources: [...sizeFrom(envelope), ruleOfFit],
      ...(isBest(envelope, largest) && { opens: envelopeCalculator(largest, THICKNESS) }),
    },
  ];
}

/** The envelope’s own, or 1/8 in under its size, as the calculator counts it. */
function largestInsert({ insertSize }: Envelope, { height, width }: Size): Size {
  const own = insertSize === undefined ? undefined : parseSize(insertSize);
  return own?.ok ? own.value : { height: height - allowanceFor(0), width: width - allowanceFor(0) };
}

/** Whether the calculator shows an envelope of this size for its largest insert. */
function isBest(envelope: Envelope, insert: Size): boolean {
  const fits = envelopesFor({ ...insert, thickness: THICKNESS });
  const own = fitOf(envelope, { ...insert, thickness: THICKNESS });
  return fits.ok && own.ok && own.value.fits && fits.value[0]?.envelope.size === envelope.size;
}

import type { FolderTemplate } from '@printpartner/dielines';
import { numeralValue } from '@printpartner/print-knowledge/measure';
import { SIZE_TEXT, type TrimSize } from '@printpartner/spec-sheet/job';
import { isFiller } from './filler-words.ts';
import { wordsIn, type Query } from './query.ts';

type Pocket = FolderTemplate['pockets'][number];

/** What a query says of a pocket folder. */
export interface WantedFolder {
  /** Closed, inches. */
  size?: TrimSize;
  /** How many pockets there are. */
  count?: 1 | 2;
  hasPocket: boolean;
  /** Side of the only pocket. */
  side?: Pocket['side'];
  shape?: Pocket['shape'];
  /** Height of the pockets, or width of a vertical pocket, inches. */
  pocketSize?: number;
  isVertical: boolean;
  hasThreePanels: boolean;
  /** Slits for a card, the usual ones first. */
  slits?: readonly FolderTemplate['slits'][];
  /** Slits that only their template has. */
  ownSlits?: FolderTemplate['slits'];
  isFlopped: boolean;
}

const PLAIN_WORD = /^(?:pockets?|folders?|presentation|standard|template|dieline|die|line|layout)s?$/;
const THREE_PANELS = /\b(?:three|3|tri)[- ]panels?\b|\btri-?fold\b/;
const LEVEL_SLITS = /\b(?:(?:two|2) )?(?:horizontal|level) slits?\b/;
const BROCHURE_SLIT = /\bbrochure slits?\b|\bslits? for (?:a )?brochures?\b/;
const CARD = '(?:business[- ])?cards?';
const SLIT = '(?:slits?|slots?)';
const HALF_MOONS = new RegExp(String.raw`\b(?:(?:two|2) )?half[- ]?moons?\b(?: (?:${CARD} )?${SLIT}\b)?`);
const CORNER_SLITS = new RegExp(String.raw`\b(?:(?:four|4) )?corner (?:${CARD} )?${SLIT}\b`);
const CARD_SLITS = new RegExp(String.raw`\b(?:${CARD} )?${SLIT}\b(?: for (?:a )?${CARD})?`);
const POCKET_SIZE =
  /(?<![\w./#-])(\d{1,2}(?:[- ]\d{1,2}\/\d{1,2}| ?[¼½¾⅛⅜⅝⅞]|\.\d{1,4})?)(?:[- ]?(?:inch|inches|in)\b|")(?: (?:high|tall|deep)\b)?/;
const SHAPE = /\b(?:(square)|(rounded|round)|(curved)|(angled))\b/;
const COUNT =
  /\b(?:(one|single|1)|two|double|dual|2)[- ]+(?=(?:(?:left|right|vertical|square|rounded|round|curved|angled)[- ]+)*pockets?\b)/;

/** Undefined if the query isn't about a pocket folder, says nothing that tells one from another, or has words beyond. */
export function wantedFolder({ text, sizes, papers, pages, ounces }: Query): WantedFolder | undefined {
  const [size, ...others] = sizes;
  if (others.length > 0 || papers.length > 0 || (pages ?? ounces) !== undefined) return undefined;
  const hasPocket = /\bpockets?\b/.test(text);
  if (!/\bfolders?\b/.test(text) && !(size && (hasPocket || LEVEL_SLITS.test(text)))) return undefined;
  let rest = size ? text.replace(SIZE_TEXT, ' ') : text;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(rest) ?? undefined;
    if (found) rest = rest.replace(found[0], ' ');
    return found;
  };
  const threePanels = take(THREE_PANELS);
  const ownSlits = take(LEVEL_SLITS) ? 'two slits' : take(BROCHURE_SLIT) ? 'brochure' : undefined;
  const slits = slitsIn(take);
  const pocketSize = take(POCKET_SIZE);
  const inches = pocketSize && numeralValue(pocketSize[1] ?? '');
  const count = take(COUNT);
  const shape = take(SHAPE);
  const side = take(/\b(?:left|right)\b/);
  const vertical = take(/\bvertical\b/);
  const flopped = take(/\b(?:flopped|mirrored)\b/);
  const isPlain = wordsIn(rest).every((word) => PLAIN_WORD.test(word) || isFiller(word));
  if (!isPlain || (pocketSize && inches === undefined) || (side && flopped) || (slits && ownSlits))
    return undefined;
  const told = [size, threePanels, ownSlits, slits, pocketSize, count, shape, side, vertical, flopped];
  if (told.every((one) => one === undefined) && !/\b(?:template|dieline|die line)/.test(text))
    return undefined;
  return {
    hasPocket,
    hasThreePanels: threePanels !== undefined,
    isVertical: vertical !== undefined,
    isFlopped: flopped !== undefined,
    ...(size && { size }),
    ...(count && { count: count[1] === undefined ? 2 : 1 }),
    ...(shape && { shape: shapeOf(shape) }),
    ...(side && { side: side[0] === 'left' ? 'left' : 'right' }),
    ...(inches !== undefined && { pocketSize: inches }),
    ...(slits && { slits }),
    ...(ownSlits && { ownSlits }),
  };
}

function slitsIn(take: (pattern: RegExp) => RegExpExecArray | undefined): WantedFolder['slits'] {
  if (take(HALF_MOONS)) return ['half-moon'];
  if (take(CORNER_SLITS)) return ['corner'];
  return take(CARD_SLITS) ? ['corner', 'half-moon', 'two slits'] : undefined;
}

function shapeOf([, square, rounded, curved]: RegExpExecArray): Pocket['shape'] {
  if (square) return 'square';
  if (rounded) return 'rounded';
  return curved ? 'curved' : 'angled';
}

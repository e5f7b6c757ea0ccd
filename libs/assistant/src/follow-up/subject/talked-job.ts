import type { Question } from '../../question/question.ts';
import { thingsIn } from '../../question/named-things.ts';

/** The piece that a conversation is about: what the questions say of it, and what the answers assumed aloud. */
export interface TalkedJob {
  /** `24 page`. */
  pages?: string;
  /** `5.5x8.5`. */
  size?: string;
  /** Paper of the text of a bound piece, or the only paper of another one. */
  paper?: string;
  /** `10 pt c1s`. */
  cover?: string;
  /** `saddle stitched`. */
  binding?: string;
  /** `self cover`. */
  coverKind?: string;
  fold?: string;
  coating?: string;
  /** `postcards`. */
  product?: string;
  /** `a7`. */
  envelope?: string;
  /** `first class`, `stamp`. */
  mailedBy?: string;
  quantity?: string;
  /** `2 oz`: what a piece weighs, as the question says. */
  ounces?: string;
  /** `1200x1800`. */
  pixels?: string;
  /** `4 in`: the printed width of an image. */
  inches?: string;
  /** `6.5x6.5 envelope`: what it is mailed in. */
  holder?: string;
  /** `folded in half`, `4 sheets`: said of the piece, and no part of the questions that we ask of it. */
  more?: string;
  /** `foil`. */
  finishing?: string;
}

type Slot = keyof TalkedJob;

const slotsByKind: Readonly<Record<string, Slot>> = {
  pages: 'pages',
  size: 'size',
  paper: 'paper',
  quantity: 'quantity',
  ounces: 'ounces',
  'term 0': 'binding',
  'term 1': 'mailedBy',
  'term 2': 'coating',
  'term 3': 'fold',
  'term 4': 'product',
  'term 5': 'envelope',
  'term 11': 'coverKind',
};

/** `mails as a letter`, `the flat price`: how it is mailed, and no piece. */
const MAIL_SHAPE = /^(?:letters?|flats?|large envelopes?|mailers?)$/;
/** `a 2 oz letter`, `a 9x12 envelope`; not `mails as a letter`. */
const MAILED =
  /(?:\d|\boz|\bounces?|\bin|\ba|\ban|\bof|\bstamped|\bmetered) (letters?|flats?|envelopes?)\b(?<!\bas an? \w+)(?<!\bor an? \w+)(?! (?:rate|price|fold|size))/;
const STAMPED = /\b(?:stamps?|stamped|metered)\b/;
const PIXELS = /\b(\d{3,5}) ?x ?(\d{3,5})\b/;
/** The envelope in the words of our own answers. */
const HOLDER = /\bmailed in an? ([\w.#/-]+ envelope)\b/;
const INCHES = /(?<![\d.x])\d{1,3}(?:\.\d+)? ?(?:in|inch|inches)\b/;
const IMAGE = /\b(?:px|pixels?|ppi|dpi|photo|image|logo|picture)\b/;
const MORE =
  /\b(?:\d+ sheets?|inserts?|reply|folded|plastic|poly\w*|magnets?|rigid|nonprofit|international|canada|overseas|abroad|perf\w*|clasps?|windows?|pens?|keys?|gifts?|seeds?|stickers?|lumpy|enclos\w*|contents?)\b/;
const FINISHING = /\b(?:foil(?: stamp\w*)?|emboss\w*|deboss\w*|die[- ]?cut\w*)\b/;
const FOLDED_TO = /\bfolded (?:down )?(?:to|into)\b/;
const GRAMMAGE = /^\d+ ?(?:gsm|g)\b/;
const COVER = /\b(?:cover|c[12]s|pt|points?)\b/;
const BOUND = /^(?:book ?lets?|catalogs?|programs?|magazines?|newsletters?|paperbacks?)$/;

export const isBound = ({ pages, binding, product }: TalkedJob): boolean =>
  pages !== undefined || binding !== undefined || BOUND.test(product ?? '');

interface Stated {
  job: TalkedJob;
  /** Named several times with different values: nothing can be taken for the piece. */
  several: ReadonlySet<Slot>;
}

/** What a text says of a piece. */
export function statedIn(typed: string): Stated {
  const job: TalkedJob = {};
  const [held, holder] = HOLDER.exec(typed) ?? [];
  if (holder !== undefined) job.holder = holder;
  const text = held === undefined ? typed : typed.replace(held, ' ');
  const several = new Set<Slot>();
  const things = thingsIn(text);
  const hasPages = things.some(
    ({ kind, text: name }) =>
      kind === 'pages' || kind === 'term 0' || (kind === 'term 4' && BOUND.test(name)),
  );
  for (const { kind, text: name } of things) {
    if (kind === 'term 4' && MAIL_SHAPE.test(name)) continue;
    const isCover = kind === 'paper' && COVER.test(name) && hasPages;
    const slot = isCover ? 'cover' : slotsByKind[kind];
    if (slot === undefined) continue;
    // `is 80# cover 216 gsm`: one paper, said twice.
    if (slot === 'paper' && job.paper !== undefined && GRAMMAGE.test(name)) continue;
    if (job[slot] !== undefined && job[slot] !== name && !GRAMMAGE.test(job[slot])) several.add(slot);
    job[slot] = name;
  }
  const [, mailed] = MAILED.exec(text) ?? [];
  if (job.product === undefined && job.envelope === undefined && mailed !== undefined) job.product = mailed;
  const [stamp] = STAMPED.exec(text) ?? [];
  if (job.mailedBy === undefined && stamp !== undefined)
    job.mailedBy = stamp === 'metered' ? stamp : 'with stamps';
  const [, across, down] = PIXELS.exec(text) ?? [];
  if (across !== undefined && down !== undefined) job.pixels = `${across}x${down}`;
  const [inches] = (IMAGE.test(text) && INCHES.exec(text)) || [];
  if (inches !== undefined) job.inches = inches;
  const [more] = MORE.exec(hasPages ? text.replace(FOLDED_TO, ' ') : text) ?? [];
  if (more !== undefined) job.more = more;
  const [finishing] = FINISHING.exec(text) ?? [];
  if (finishing !== undefined) job.finishing = finishing;
  // `8.5x11 folded to 5.5x8.5`: a booklet is as large as it is folded.
  if (several.has('size') && hasPages && FOLDED_TO.test(text)) several.delete('size');
  for (const slot of several) delete job[slot];
  return { job, several };
}

const stem = (product: string): string => product.replace(/s$/, '').replace('book let', 'booklet');

/** Whether two messages can’t be about the same piece. */
const isOther = (newer: TalkedJob, older: TalkedJob): boolean =>
  (newer.product !== undefined &&
    older.product !== undefined &&
    stem(newer.product) !== stem(older.product) &&
    !stem(newer.product).endsWith(stem(older.product)) &&
    !stem(older.product).endsWith(stem(newer.product))) ||
  (newer.product !== undefined && isBound(newer) !== isBound(older) && isBound(older));

/** The newer one, with what it leaves open from the older. A single paper of a card isn’t a book’s. */
export const joined = (newer: TalkedJob, older: TalkedJob): TalkedJob => {
  const isCover = newer.paper !== undefined && COVER.test(newer.paper) && older.pages !== undefined;
  const { paper, ...rest } = newer;
  const own: TalkedJob = isCover ? { ...rest, cover: paper ?? '' } : newer;
  // A cover of its own, which isn’t counted among the pages of a self cover.
  const isAdded = own.cover !== undefined && /self/.test(older.coverKind ?? '');
  const kept = { ...older };
  // Another size takes another envelope.
  if (own.size !== undefined && older.size !== undefined && own.size !== older.size) {
    if (own.envelope === undefined) delete kept.envelope;
    delete kept.holder;
  }
  return { ...kept, ...(isAdded && { coverKind: 'pluscover' }), ...own };
};

/** Whether a question names a piece of its own, so that none before it is meant. */
export const namesPiece = ({ product, pages, size }: TalkedJob): boolean =>
  product !== undefined || pages !== undefined || size !== undefined;

/** The job of a question and those before it that are about the same one. */
export function talkedJob(last: Question): TalkedJob {
  let job: TalkedJob = {};
  const open = new Set<Slot>();
  for (let question: Question | undefined = last; question; question = question.before) {
    const { job: own, several } = statedIn(question.text);
    if (isOther(job, own)) break;
    const assumed = statedIn(question.assumed ?? '').job;
    const known = Object.fromEntries(
      Object.entries(joined(own, assumed)).filter(([slot]) => !open.has(slot as Slot)),
    );
    const typed = statedIn(question.said).job;
    job = { ...known, ...job };
    // Our own words say nothing more of it.
    if (typed.more === undefined && job.more === known.more) delete job.more;
    // What a message took from an earlier one is read there.
    const said = question.leansOn ? typed : undefined;
    for (const slot of several)
      if (job[slot] === undefined && (said === undefined || said[slot] !== undefined)) open.add(slot);
    if (!question.leansOn && namesPiece(own)) break;
  }
  return job;
}

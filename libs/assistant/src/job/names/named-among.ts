import { isMisspelling } from './misspelling.ts';

export interface NamedThing<T> {
  thing: T;
  /** Its name, customer and what else it is called by. */
  names: readonly string[];
}

export interface Naming<T> {
  /** Those that the text names best; several if it can't tell them apart. */
  found: readonly T[];
  /** With those that the words name as well, by customer rather than by name. */
  alike: readonly T[];
  /** The words of the text that name something, as typed; '' if it names nothing. */
  asked: string;
  /** `asked` has only kinds of pieces, such as `booklet`. */
  isOnlyKind: boolean;
}

/** Words of questions that name nothing. */
const ASKING = new Set(
  (
    'a an the and or but of for in on to at by with from as is are be was were will would could can does do did done has have had get got it its ' +
    'that this those these them they their there he she his her i im me my mine we us our ours you your what which who whom whose when where why how ' +
    'many much any anything something some all each every else about if so then also now ok okay please show tell list give find know see look up ' +
    'due overdue late deadline deadlines date dates day days week weeks weekend month months year today tonight tomorrow yesterday next last this ' +
    'coming soon current previous within before after until till through upcoming past project projects job jobs task tasks work working reminder ' +
    'reminders remind set status state stage progress customer client clients customers printer printing company vendor estimate number notes note ' +
    "said say says called named name names sheet sheets spec specs specd spec'd specified specify specification specifications draft drafts form order " +
    'ordered choose chose chosen pick picked put paper stock size trim page pages count counts binding bound spine thick thickness wide width weight weigh weighs ' +
    'heavy ink inks color colors bleed bleeds finish finishes finishing coating laminate lamination quantity quantities copies fold folded mail mails ' +
    'mailing letter flat postage cost costs price cover text inside rule right wrong correct ok fit fits envelope carton cartons drawn ' +
    'file files pdf pdfs upload uploaded artwork document check checks checked checking preflight preflighted scan scanned ran run result results report ' +
    'verdict fail failed fails failing failure pass passed passes passing warning warnings error errors problem problems issue issues reject rejected ' +
    'finding findings fix fixed ready press print one ones first second third fourth fifth only just also still yet already currently go going happening ' +
    "archived active open closed there's what's when's who's it's i've whats whens wheres s d t ve re ll no not yes more other than over under " +
    'class classes presort standard marketing nonprofit usps retail eddm qualify qualifies thin enough compare compared match matches matching same delete ' +
    'details information info up with latest newest recent recently own everything everybody need needs want fonts font images image resolution rgb cmyk ' +
    'embedded margin margins safe safety overprint transparency hairlines coverage total works work kept keep mean means time times long left ' +
    "without low res explain summarize summary didn't don't doesn't isn't aren't haven't should left look didn't coming deck plate schedule printed happening rgb cmyk user account " +
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec ' +
    "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat sun minutes hour hours and's delivery deliver delivered " +
    'ship shipping shipped address two three four five six seven eight nine ten few'
  ).split(' '),
);

/** Kinds of pieces, which many things are called. */
const kinds = new Set(
  (
    'booklet book brochure catalog catalogue magazine program newsletter mailer postcard card flyer poster piece menu folder letterhead ' +
    'invitation calendar envelope business rack self bookmark leaflet pamphlet handout insert'
  ).split(' '),
);

/** Whether a word is the name of a kind of piece: `postcards`. */
export const isKind = (word: string): boolean => kinds.has(singular(word));

const singular = (word: string): string => word.replace(/(?<=\w{3})s$/, '');
const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? []
  )
    .map((word) => word.replace(/'s?$/, ''))
    .filter((word) => word !== '');

/** Words of a text that may name something. */
export const namingWords = (said: string): string[] =>
  wordsOf(said.replaceAll(/\.pdf\b/gi, ' ')).filter(
    (word) => !ASKING.has(word) && !/^\d{1,3}(?:st|nd|rd|th)?$/.test(word),
  );

/** Words of many names and of many questions: `Tri-Fold Brochure`. */
const trade = new Set(
  (
    'tri trifold bi bifold half gate panel z accordion roll perfect saddle stitch stitched spiral coil wire case hard soft matte gloss silk aqueous uv ' +
    'stamp stamps meter window reply return donation direct bulk presort digital offset square panels edge tab tabs wedding invite invites letters sign'
  ).split(' '),
);

/** Whether a text says at least half of a name, with a word of it that isn't the kind of piece. */
export function saysName(said: string, name: string): boolean {
  const words = new Set(namingWords(said).map(singular));
  const own = namingWords(name).map(singular);
  const common = own.filter(
    (word) => words.has(word) || [...words].some((other) => isMisspelling(other, word)),
  );
  return common.length * 2 >= own.length && common.some((word) => !kinds.has(word) && !trade.has(word));
}

/** Words that are read from the end of a text: comparing a long conversation with many names would take minutes. */
const MAX_WORDS = 40;

/** Which of the things a text names, by most of the words; words of kinds count less. */
export function namedAmong<T>(said: string, things: readonly NamedThing<T>[]): Naming<T> {
  const words = namingWords(said).slice(-MAX_WORDS);
  const asked = words.join(' ');
  const isOnlyKind = words.length > 0 && words.every((word) => kinds.has(singular(word)));
  if (words.length === 0) return { found: [], alike: [], asked, isOnlyKind };
  const scored = things.map(({ thing, names }) => ({ thing, score: scoreOf(words, names) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const isEnough = isOnlyKind ? best > 0 : best >= SPECIFIC * ALMOST;
  const from = (least: number): T[] =>
    isEnough ? scored.filter(({ score }) => score >= least).map(({ thing }) => thing) : [];
  return { found: from(best), alike: from(best - words.length * OF_NAME), asked, isOnlyKind };
}

const SPECIFIC = 1;
const KIND = 0.3;
/** Share of a misspelled word. */
const ALMOST = 0.8;
/** A word of the thing's own name rather than of its customer. */
const OF_NAME = 0.05;

function scoreOf(words: readonly string[], names: readonly string[]): number {
  const [own = [], ...others] = names.map((name) => wordsOf(name.replace(/\.pdf$/i, '')).map(singular));
  const rest = others.flat();
  const all = new Set([...own, ...rest]);
  return words
    .map(singular)
    .map((word) => {
      const weight = kinds.has(word) ? KIND : SPECIFIC;
      if (own.includes(word)) return weight + OF_NAME;
      if (rest.includes(word)) return weight;
      const isAlmost = [...all].some((other) => isMisspelling(word, other));
      return isAlmost ? weight * ALMOST : 0;
    })
    .reduce((sum, score) => sum + score, 0);
}

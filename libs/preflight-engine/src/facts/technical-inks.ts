import { nameText } from '../pdf/name-text.ts';

/**
 * What a spot color that isn't artwork stands for: lines for the finishing department (`cut`, `fold`), areas for it
 * (`coat`, `foil`, `relief`, `glue`), a white underprint, or notes (`legend`).
 */
export type TechnicalKind = 'cut' | 'fold' | 'coat' | 'foil' | 'relief' | 'glue' | 'white' | 'legend';

/** Names of color libraries: what begins with one is an ink, as `PANTONE Transparent White`. */
const LIBRARY = /^(?:pantone|pms|hks|toyo|dic|ral|focoltone|trumatch|anpa) /;

/**
 * Words that name no ink, wherever they are in a name, by kind. In English, German, French, Italian, Spanish and Dutch,
 * without accents. The groups are those of ISO 19593-1, which packaging files name in their layers.
 */
const anywhere: readonly (readonly [TechnicalKind, RegExp])[] = [
  [
    'cut',
    /\b(?:cut ?(?:contour|line|path|guide|outline|out)s?|(?:kiss|thru|through|half|laser|contour|perf|perf ?cut|die|rotary|partial) ?cut(?:s|ting|ter|contour)?|die ?(?:line|board|form|strike|vinyl)s?|(?:hole ?)punch(?:ing)?|punch ?(?:hole|line|mark|path)s?|crop ?line|trim ?line|stanz(?:e|en|form|kontur|linien?|ung|messer)|(?:schneid|schnitt|stanz) ?(?:kontur|linien?)|kontur ?schnitt|schneiden|anstanz(?:en|ung)|stans(?:lijn|vorm|mes|en)?|snijlijn|decoupes?|forme de decoupe|mi chair|fustell(?:a|e|atura|o)|(?:mezzo ?)?taglio|troquel(?:ado|es)?|faca|corte e vinco)\b/,
  ],
  [
    'fold',
    /\b(?:creas(?:e|es|ing)|(?:crease|score|fold|perf|bend) ?(?:line|mark|path)s?|scoring|folding|folds|perf|micro ?perf|perfs|perfo|perforat(?:e|ion|ions|ing|ie)|perforier(?:ung|en|linie)|perforazion[ei]|perforacion|rill(?:ung|ungen|linien?|en)?|ril(?:lijn)?|nut(?:ung|linien?)|falz(?:e|en|ung|linien?)?|rain(?:age|ages|er|ures?)|plis?|lignes? de pli|cordon(?:e|i|atura)|pieg(?:a|he|atura)|hendidos?|plieg(?:ue|ues)|vouw(?:lijn|en)?)\b/,
  ],
  [
    'coat',
    /\b(?:varnish(?:es)?|lacquers?|spot ?(?:uv|gloss|matte?|coating)|uv ?(?:spot|gloss|matte?|coat(?:ing)?|varnish|lack|lak|free)|(?:gloss|matte?|satin|soft ?touch|aqueous|clear) ?(?:uv|coat(?:ing)?|toner|ink)|rdg ?gloss|lack|(?:spot|partieller?|glanz|matt|schutz|relief|dispersions|effekt|drip ?off) ?lack|lackform|lackierung|soft ?touch|vernis|vernic(?:e|i)|verniciatura|barniz|verniz|lakken?|spot ?lak)\b/,
  ],
  [
    'foil',
    /\b(?:(?:hot|cold)? ?foils?(?: ?stamp(?:s|ing)?)?|foiling|hot ?stamp(?:s|ing)?|(?:heiss|kalt|prage|pragefolien?)? ?folien?(?:pragung)?|(?:heiss|kalt|prage) ?folien?|dorure|(?:stampa|lamina) a (?:caldo|freddo)|hologram(?:s|m)?)\b/,
  ],
  [
    'relief',
    /\b(?:(?:blind|de|un)? ?emboss(?:ed|ing)?|deboss(?:ed|ing)?|(?:blind|relief|hoch|tief)? ?pragung|pragen|gaufrage|goffratura|(?:blind)?relief|rilievo|braille|blindenschrift)\b/,
  ],
  [
    'glue',
    /\b(?:glue|glu(?:ing|eing)|glue ?(?:area|flap|line|zone)s?|adhesives?|kleb(?:er|ung|en|eflache|eflachen)|klebe ?(?:flache|lasche|punkt)n?|leim(?:flache|ung)?|zone de collage|colla|encolado|pegamento|lijm)\b/,
  ],
  [
    'legend',
    /\b(?:bemassung(?:en)?|vermassung|non ?print(?:ing|able)?|(?:do )?not ?print(?:ing)?|dont print|no ?print|nicht ?drucken(?:d)?|druckt nicht|ne pas imprimer|non stampare|(?:safe(?:ty)?|live|bleed|trim) ?(?:line|area|zone|margin|guide)s?|guide ?lines|content ?area|(?:ink|varnish|ink ?varnish) ?free)\b/,
  ],
];

/** Words that name no ink if the rest of the name says nothing else: `Die Magenta` is a line, `Die Welt` is not. */
const alone: readonly (readonly [TechnicalKind, RegExp])[] = [
  [
    'cut',
    /^(?:cut|cuts|cutting|die|dies|knife|contour|schnitt|kontur|coupe|corte|drill|drilling|holes?|punching|trim)$/,
  ],
  ['fold', /^(?:score|scores|fold|nut)$/],
  ['coat', /^(?:uv|gloss|matte?|satin|clear|coating|coat|lak|seal|flood)$/],
  ['legend', /^(?:legende?|dimensions?|guides?|technical|technik)$/],
  [
    'white',
    /^(?:white|weiss|deckweiss|blanc|bianco|blanco|branco|wit|under ?base|under ?print|under ?printing)$/,
  ],
];

const colors =
  'cyan|magenta|yellow|black|red|green|blue|orange|pink|purple|violet|rot|grun|blau|gelb|schwarz|rouge|vert|bleu|rosso|verde|blu';
const fillers =
  'ink|color|colour|spot|line|lines|layer|plate|area|areas|path|guide|mark|marks|form|tool|and|digital|only|farbe|linie';
/** Words that leave the meaning of the one beside them. */
const beside: Readonly<Partial<Record<TechnicalKind, RegExp>>> = {
  cut: new RegExp(`^(?:${fillers}|${colors}|score|fold|crease)$`),
  fold: new RegExp(`^(?:${fillers}|${colors}|cut|crease)$`),
  coat: new RegExp(`^(?:${fillers}|overall|raised|uv|gloss|clear|coat|coating|flood|seal|toner|soft|touch)$`),
  white: new RegExp(
    `^(?:${fillers}|rdg|opaque|backing|backer|back|support|under|base|print|printing|underbase|underprint|underlay|flood|deck|opak|unterdruck|unterlegung|hinterlegung|de|di|soutien|couvrant|fondo|coprente|dekwit|uv)$`,
  ),
};

/** The kind of a spot color that isn't artwork, by its name; null for an ink. */
export function technicalKindOf(ink: string): TechnicalKind | null {
  const before = known.get(ink);
  if (before !== undefined) return before;
  const kind = kindByName(ink);
  if (known.size < MAX_KNOWN) known.set(ink, kind);
  return kind;
}

const MAX_KNOWN = 1_000;
const known = new Map<string, TechnicalKind | null>();

function kindByName(ink: string): TechnicalKind | null {
  const name = spaced(ink);
  if (LIBRARY.test(`${name} `)) return null;
  const [found] = anywhere.find(([, words]) => words.test(name)) ?? [];
  if (found) return found;
  const words = name.split(' ').filter((word) => !/^\d*$/.test(word));
  return alone.find(([kind, names]) => isOnly(words, names, beside[kind]))?.[0] ?? null;
}

/** Whether a spot color is for finishing, a white underprint or a note, so that it adds no color to the artwork. */
export const isTechnicalInk = (ink: string): boolean => technicalKindOf(ink) !== null;

const isOnly = (words: readonly string[], names: RegExp, others?: RegExp): boolean =>
  words.some((word) => names.test(word)) && words.every((word) => names.test(word) || others?.test(word));

/** `CutContour_1` → `cut contour 1`, `Prägung` → `pragung`. */
function spaced(ink: string): string {
  return nameText(ink)
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

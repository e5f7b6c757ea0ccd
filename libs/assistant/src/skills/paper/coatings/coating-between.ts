import type { Coating } from '@printpartner/print-knowledge/coatings';
import { answers, type Draft } from '../../skill.ts';
import { capitalized, uncapitalized } from '../named/prose.ts';
import { citeCoating, costNote, nameIn } from './coating-facts.ts';
import { namesFilm } from './coating-protection.ts';
import { needs, type Need } from './coating-needs.ts';
import { coatingsNamed, finishOption } from './named-coatings.ts';

/** Asks which of several. */
const ADVICE =
  /\b(?:better|best|which|should|recommend\w*|prefer|right|pick|choose|go with|worth|overkill|good choice|or)\b/;
/** Asks for something else than a choice. */
const OTHER =
  /\b(?:differ\w*|cost\w*|price\w*|cheap\w*|expensive|dry\w*|yellow\w*|recycl\w*|crack\w*|foil\w*|glu\w*|files?|mask|weigh\w*|turn ?around|write|writing|writable|pens?|over(?! (?:matte|gloss|soft)))\b|\d{3,}/;

const NAMES =
  /\b(?:gloss(?:y)?|matte?|satin|soft[- ]?touch|velvet|spot|flood|uv|aqueous|varnish(?:es|ed|ing)?|laminat\w*|coat\w*)\b/g;
/** Asks which lasts longer, for no piece in particular. */
const HOLDS =
  /\b(?:holds? up|last(?:s|ing)?|durab\w*|tougher|protects? (?:better|more|best)|more protective)\b(?!.*\b(?:menus?|cards?|covers?|mail\w*|folders?|brochures?)\b)/;

/** `for a menu, soft touch or gloss lamination?`: of the named coatings, the one that fits the need best. */
export function betterOf(text: string): Draft | undefined {
  const named = coatingsNamed(text);
  if (named.length < 2 || !ADVICE.test(text) || OTHER.test(text)) return undefined;
  // The gloss of “gloss aqueous” is no wish for shine.
  const wish = text.replace(NAMES, ' ');
  if (HOLDS.test(wish)) return undefined;
  if (isSoftOrMatte(named)) return softOrMatte(named);
  if (namesFilm(text) && named.every(({ id }) => id.startsWith('soft-touch')))
    return filmOrAqueous(named, wish);
  const need = needs.find(({ words, ids }) => words.test(wish) && ids.some((id) => isIn(named, id)));
  const [best] = need?.ids.flatMap((id) => named.filter((one) => one.id === id)) ?? [];
  return need && best && chosenOf(best, need, named);
}

/** Soft-touch, with or without its aqueous, against matte laminate. */
const isSoftOrMatte = (named: readonly Coating[]): boolean =>
  isIn(named, 'soft-touch-lamination') &&
  isIn(named, 'matte-lamination') &&
  named.every(({ id }) => id.startsWith('soft-touch') || id === 'matte-lamination');

const softOrMatte = (named: readonly Coating[]): Draft =>
  answers(
    '**Soft-touch lamination if the feel matters**: the velvet surface is memorable and resists cracking on folds, but it costs most, shows rub marks and adds 2–3 days. **Matte lamination** costs less, protects as much and takes spot UV and foil as well; on dark colors it shows fingerprints and scuffs, so ask for scuff-free film.',
    named.filter(({ category }) => category === 'Lamination').map(citeCoating),
  );

const DARK = /\b(?:dark|navy|black|solids?|fingerprints?)\b/;

const filmOrAqueous = (named: readonly Coating[], wish: string): Draft =>
  answers(
    `**Soft-touch lamination${DARK.test(wish) ? '** on dark colors, where soft-touch aqueous shows fingerprints' : ' if the piece is handled a lot**'}; soft-touch aqueous if the price or the schedule decides. ${named.map((one) => `${capitalized(nameIn(one))}: durability ${uncapitalized(one.durability)}.${costNote(one)}`).join(' ')} The film adds 2–3 business days.`,
    named.map(citeCoating),
  );

const isIn = (named: readonly Coating[], id: string): boolean => named.some((one) => one.id === id);

function chosenOf(best: Coating, { why, ids }: Need, named: readonly Coating[]): Draft | undefined {
  const others = [
    ...named.filter(({ id }) => ids.includes(id)),
    ...named.filter(({ id }) => !ids.includes(id)),
  ].filter((one, place, all) => one !== best && isOfOwnKind(one, place, all, best));
  if (others.length === 0) return undefined;
  const lines = others.map(
    (one) =>
      `- ${capitalized(nameIn(one))}: ${uncapitalized(one.appearance)}; durability: ${uncapitalized(one.durability)}.${costNote(one)}`,
  );
  const option = finishOption[best.id];
  return answers(
    `**${capitalized(nameIn(best))}**: ${why}.\n\n${lines.join('\n')}`,
    [best, ...others].map(citeCoating),
    option ? { specs: { form: 'custom', values: { mailerFinishingOptions: option } } } : {},
  );
}

/** “Aqueous” names all of its finishes: one stands for them. */
const isOfOwnKind = (one: Coating, place: number, all: readonly Coating[], best: Coating): boolean =>
  all.findIndex(({ category, id }) => category === one.category && id !== best.id) === place &&
  (one.category !== best.category || all.length <= 2);

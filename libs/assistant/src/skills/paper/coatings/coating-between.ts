import type { Coating } from '@printpartner/print-knowledge/coatings';
import { answers, type Draft } from '../../skill.ts';
import { capitalized, uncapitalized } from '../named/prose.ts';
import { citeCoating, costNote, nameIn } from './coating-facts.ts';
import { needs, type Need } from './coating-needs.ts';
import { coatingsNamed, finishOption } from './named-coatings.ts';

/** Asks which of several. */
const ADVICE =
  /\b(?:better|best|which|should|recommend\w*|prefer|right|pick|choose|go with|worth|overkill|good choice|or)\b/;
/** Asks for something else than a choice. */
const OTHER =
  /\b(?:differ\w*|cost\w*|price\w*|cheap\w*|expensive|dry\w*|yellow\w*|recycl\w*|crack\w*|foil\w*|glu\w*|files?|mask|weigh\w*|turn ?around|write|writing|writable|pens?|over)\b|\d{3,}/;

/** `for a menu, soft touch or gloss lamination?`: of the named coatings, the one that fits the need best. */
export function betterOf(text: string): Draft | undefined {
  const named = coatingsNamed(text);
  if (named.length < 2 || !ADVICE.test(text) || OTHER.test(text)) return undefined;
  const need = needs.find(({ words, ids }) => words.test(text) && ids.some((id) => isIn(named, id)));
  const [best] = need?.ids.flatMap((id) => named.filter((one) => one.id === id)) ?? [];
  return need && best && chosenOf(best, need, named);
}

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

import type { Coating } from '@printpartner/print-knowledge/coatings';
import { asksYesNo } from '../../../question/asked-form.ts';
import type { Question } from '../../../question/question.ts';
import { answers, type Draft } from '../../skill.ts';
import { capitalized, uncapitalized } from '../named/prose.ts';
import { citeCoating, nameIn, pointsAbout } from './coating-facts.ts';

/** What wears a piece. */
export const PROTECTION =
  /\b(?:durab\w*|protect\w*|scuff\w*|scratch\w*|rub(?:s|bed|bing)?|tough\w*|strong\w*|water ?proof|water|moisture|resist\w*|last(?:s|ing)?|holds? up|hold up|wear\w*|survive\w*)\b/;
const WEARS = /\b(?:scuff\w*|scratch\w*|rub\w*|wear\w*)\b/;
const MARKS = /mark|scuff|fingerprint|handling/;
const ORDER = ['Specialty', 'Varnish', 'Aqueous', 'UV', 'Lamination'];
const RULE = 'Protection increases from varnish to aqueous, UV and lamination.';

const rank = ({ category }: Coating): number => ORDER.indexOf(category);
const lineOf = (one: Coating): string => `${capitalized(nameIn(one))}: **${uncapitalized(one.durability)}**`;

/** How the named coatings protect, and which of them more. */
export function protectionOf(named: readonly Coating[], question: Question): Draft {
  const cites = named.map(citeCoating);
  const ordered = named.toSorted((one, other) => rank(other) - rank(one));
  const [best, ...others] = ordered;
  const last = others.at(-1);
  if (best && last && rank(best) > rank(last) && (isOneFamilyEach(named) || namesFilm(question.text)))
    return answers(
      `**${claimOf(question, named, best)}**: durability ${uncapitalized(best.durability)}. ${others.map(lineOf).join('; ')}. ${RULE}`,
      cites,
    );
  if (asksYesNo(question) && WEARS.test(question.text)) {
    const marks = named.flatMap((one) => {
      const points = pointsAbout(one, MARKS).filter((point) => !/choose|ask/i.test(point));
      return points.length > 0
        ? [`${nameIn(one)}: ${points.map((point) => uncapitalized(point).replace(/\.$/, '')).join('; ')}`]
        : [];
    });
    if (marks.length > 0)
      return answers(
        `**It depends on the colors.** ${named.map(lineOf).join('; ')}. On dark solids marks show: ${marks.join('; ')}.`,
        cites,
      );
  }
  return answers(`${named.map(lineOf).join('; ')}. ${RULE}`, cites);
}

/** `Yes, lamination holds up better`. */
function claimOf(question: Question, named: readonly Coating[], best: Coating): string {
  const { category } = best;
  const isFamily = named.filter((one) => one.category === category).length > 1;
  const name = isFamily ? (category === 'UV' ? category : category.toLowerCase()) : nameIn(best);
  const better = `${name} holds up better`;
  if (!asksYesNo(question) || /\bor\b/.test(question.text)) return capitalized(better);
  const word = category === 'UV' ? /\buv\b/ : category === 'Lamination' ? /\blaminat/ : /\baqueous\b/;
  const isFirst = word.test(question.text.split(/\b(?:than|then|versus)\b/)[0] ?? '');
  return `${isFirst ? 'Yes' : 'No'}, ${better}`;
}

/** `soft touch coating or soft touch laminate`: the aqueous and the film by their kinds. */
export const namesFilm = (text: string): boolean =>
  /\b(?:laminat\w*|film)\b/.test(text) && /\b(?:coating|aqueous|aq)\b/.test(text);

/** “Soft-touch” alone is both a film and an aqueous: there is nothing to choose between. */
const isOneFamilyEach = (named: readonly Coating[]): boolean =>
  !named.every(({ id }) => id.startsWith('soft-touch'));

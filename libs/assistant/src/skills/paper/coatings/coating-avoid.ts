import { coatings, type Coating } from '@printpartner/print-knowledge/coatings';
import { answers, type Skill } from '../../skill.ts';
import { capitalized, listText } from '../named/prose.ts';
import { citeCoating, nameIn } from './coating-facts.ts';
import { handlings, verdictOf, type Handling, type Verdict } from './coating-handlings.ts';
import { coatingsExcluded, coatingsNamed } from './named-coatings.ts';

const ASKS_WHICH = /\b(?:what|which|any|are there|name the|worst)\b/;
const COATING = /\b(?:coat(?:ings?|s|ed)?|finish(?:es)?|laminates?)\b/;
const NEGATED =
  /\b(?:avoid\w*|stay away|steer clear|keep away|rule out|(?:ca|wo|could|should|would|do|does|is|are)n'?t|cannot|not|never|worst|bad|least|wrong|off[- ]limits|a no[- ]no)\b/;

/** What goes wrong, where the question says that instead of what is to go well. */
const faults: Readonly<Partial<Record<string, RegExp>>> = {
  yellow: /\byellow\w*/,
  fingerprints: /\bshow\w*|\bworst\b|\bsmudg\w*/,
  fold: /\bcrack\w*/,
  write: /\bsmear\w*|\bsmudg\w*/,
};
/** Questions to which a yes is the fault. */
const YES_IS_FAULT: ReadonlySet<string> = new Set(['yellow', 'fingerprints']);

/** Which coatings the question is after; undefined where it asks which will do. */
function wantedOf({ id }: Handling, text: string): Verdict | undefined {
  const isNegated = NEGATED.test(text);
  const isFault = faults[id]?.test(text) ?? false;
  if (!isNegated && (!isFault || ASKS_REMEDY.test(text))) return undefined;
  // “Avoid, if it cracks” and “worst for fingerprints” are after the fault as well.
  const isFaultWanted = isFault ? !isNegated || TO_AVOID.test(text) : true;
  return isFaultWanted === YES_IS_FAULT.has(id) ? 'yes' : 'no';
}
/** `it cracks, so what should I use`. */
const ASKS_REMEDY = /\b(?:use|get|go with|best|better|recommend\w*|instead|prevent\w*|stop\w*)\b/;
const TO_AVOID = /\b(?:avoid\w*|stay away|steer clear|keep away|rule out|worst|bad|wrong)\b/;

const familyOf: Readonly<Record<Coating['category'], string>> = {
  Specialty: 'varnish',
  Aqueous: 'aqueous',
  UV: 'UV',
  Lamination: 'lamination',
};

/** Coatings by name, or by family where all of it are among them. */
function namesOf(found: readonly Coating[]): string {
  const names = found.map((one) => {
    const family = coatings.rows.filter(({ category }) => category === one.category);
    return family.every((row) => found.includes(row)) ? familyOf[one.category] : nameIn(one);
  });
  return listText([...new Set(names)]);
}

/** `which coating should I avoid if people write on it`, `what coatings crack on a fold`. */
export const coatingAvoid: Skill = {
  id: 'coating-avoid',
  answer: ({ text }) => {
    if (!ASKS_WHICH.test(text) || !COATING.test(text)) return undefined;
    if (coatingsNamed(text).length > 0 || coatingsExcluded(text).size > 0) return undefined;
    const handling = handlings.find(({ asked, id }) => id !== 'uncoated' && asked.test(text));
    const wanted = handling && wantedOf(handling, text);
    if (!handling || !wanted) return undefined;
    const found = coatings.rows.filter((one) => verdictOf(one, handling) === wanted);
    if (found.length === 0) return undefined;
    return answers(
      `**${capitalized(namesOf(found))}**${wanted === 'no' || YES_IS_FAULT.has(handling.id) ? '' : ' will do'}. ${handling.rule}`,
      [...found.slice(0, 3).map(citeCoating), { entry: 'For every coating', place: 'Coating Options' }],
    );
  },
};

import type { Question } from '../../question/question.ts';
import { envelopesOfSize, type NamedEnvelope } from './envelope-names.ts';
import { typedSizes } from './typed-sizes.ts';

/** Which of the named things is the envelope, and which sizes are inserts. */
export function placed(
  question: Question,
  named: readonly NamedEnvelope[],
): [NamedEnvelope | undefined, ReturnType<typeof typedSizes>] {
  const sizes = typedSizes(question);
  const [first] = named;
  if (first) return [first, sizes];
  // “6x9 envelope” and “in a 6x9” name an envelope.
  for (const [place, size] of sizes.entries()) {
    const [found] = envelopesOfSize(question, size);
    if (
      found &&
      (sizes.length > 1 ? place === holderPlace(question, sizes.length) : isCalledEnvelope(question))
    )
      return [found, sizes.filter((_one, other) => other !== place)];
  }
  return [undefined, sizes];
}

const SIZE = String.raw`[\d./ ½¼¾⅛⅜⅝⅞-]+(?:in|inch|")? ?(?:x|×|by) ?[\d./½¼¾⅛⅜⅝⅞-]+(?: \d\/\d)?(?: ?(?:in|inch|inches|"))?`;

const CALLED = new RegExp(
  `${SIZE} ?(?:booklet |catalog |square |open[- ]\\w+ |clasp |white |window )*env|\\benvelopes? (?:size )?(?:of |that is |is )?${SIZE}`,
);

const FOR_SIZE = new RegExp(
  `\\b(?:for|fits?|holds?|takes?|hold|with) (?:an? |my |our |the |some )?${SIZE}(?! ?(?:\\w+ )?env)`,
);

function isCalledEnvelope({ text }: Question): boolean {
  return CALLED.test(text) && !FOR_SIZE.test(text);
}

/** Place of the envelope's size: the one before “envelope”, or else the last one (`5x7 in a 6x9`). */
function holderPlace({ text }: Question, count: number): number {
  const first = new RegExp(`^[^]*?${SIZE}[^]*?`).exec(text);
  const isFirst =
    first !== null &&
    /^ ?(?:booklet |catalog |square )*env/.test(text.slice(first[0].length)) &&
    /\b(?:fit|hold|take)s?\b/.test(text.slice(first[0].length));
  return isFirst ? 0 : count - 1;
}
